// Builds the envelope of every answer (API-02).
import type { Envelope } from '@hammerdock/contract/call.ts';
import { sentenceOf, statusOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import type { RefusalDetails } from '@hammerdock/domain/result.ts';

export interface SessionChange {
  readonly token: string | null;
  readonly persistent: boolean;
  /** null: the browser's device cookie does not change, also at a sign-out. */
  readonly deviceToken: string | null;
}

export interface Answer {
  readonly httpStatus: number;
  readonly body: Envelope<unknown>;
  readonly sessionChange?: SessionChange;
}

export const success = (data: unknown, statusText: string): Answer => ({
  httpStatus: 200,
  body: { status: 'success', statusText, data },
});

interface RefusalOptions {
  readonly details?: RefusalDetails;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

export const refusal = (
  name: RefusalName,
  requestId: string,
  { details = {}, fieldErrors = {} }: RefusalOptions = {},
): Answer => ({
  httpStatus: statusOf(name),
  body: {
    status: 'error',
    statusText: sentenceOf(name, details),
    code: name,
    facts: details,
    fieldErrors,
    requestId,
  },
});

/** A fault discloses only the request id, under which the log has the details. */
export const fault = (requestId: string): Answer => ({
  httpStatus: 500,
  body: {
    status: 'error',
    statusText: 'Something went wrong!',
    code: 'Fault',
    facts: {},
    fieldErrors: {},
    requestId,
  },
});
