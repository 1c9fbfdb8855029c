import type { RenderedPage } from '@hammerdock/contract/page.ts';
import { RETRY_AFTER } from './retry-after.ts';
import type { Transport } from './api/client.ts';

const STATUSES: Readonly<Record<string, number>> = { TooManyRequests: 429, Unavailable: 503 };
const WAIT_SECONDS = 2;

/** Notices when a page fails because a call was refused temporarily. */
export interface RefusalWatch {
  /** The transport, watched for refusals. */
  readonly transport: Transport;
  /** Gives a page that failed for that reason its status and Retry-After. */
  readonly withStatus: (page: RenderedPage) => RenderedPage;
}

export function watchRefusals(transport: Transport): RefusalWatch {
  let status: number | undefined;
  let waitSeconds = WAIT_SECONDS;
  return {
    transport: async (...asked) => {
      const answer = await transport(...asked);
      if (answer.status === 'error' && answer.code in STATUSES) {
        status = STATUSES[answer.code];
        waitSeconds = Number(answer.facts['retryAfterSeconds'] ?? WAIT_SECONDS);
      }
      return answer;
    },
    withStatus: (page) => {
      if (page.status !== 500 || status === undefined) return page;
      return { ...page, status, headers: [...page.headers, [RETRY_AFTER, String(waitSeconds)]] };
    },
  };
}
