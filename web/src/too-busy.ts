import { COME_AGAIN } from './closed.ts';
import type { Transport } from './api/client.ts';
import type { RenderedPage } from './rendered-page.ts';

const STATUSES: Readonly<Record<string, number>> = { TooManyRequests: 429, Unavailable: 503 };
const WAIT_SECONDS = 2;

/** Whether a page could not be had because a call it needs was refused for now, not broken. */
export interface Busyness {
  /** The same, watched. */
  readonly transport: Transport;
  /** A page that failed for that says so by its status, and when to come again. */
  readonly tell: (page: RenderedPage) => RenderedPage;
}

export function watchBusyness(transport: Transport): Busyness {
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
    tell: (page) => {
      if (page.status !== 500 || status === undefined) return page;
      page.headers.set(COME_AGAIN, String(waitSeconds));
      return { ...page, status };
    },
  };
}
