// The one envelope (API-02), made in one place.
import type { Envelope } from '@hammerdock/contract/call.ts';
import {
  sentenceOf,
  statusOf,
  type Facts,
  type RefusalName,
} from '@hammerdock/contract/refusals.ts';

export interface SessionChange {
  readonly token: string | null;
  readonly persistent: boolean;
  /** null: the browser keeps what it has, also after a sign-out. */
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

interface RefusalDetails {
  readonly facts?: Facts;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

export const refusal = (
  name: RefusalName,
  requestId: string,
  details: RefusalDetails = {},
): Answer => ({
  httpStatus: statusOf(name),
  body: {
    status: 'error',
    statusText: sentenceOf(name, details.facts),
    code: name,
    facts: details.facts ?? {},
    fieldErrors: details.fieldErrors ?? {},
    requestId,
  },
});

/** A fault tells the caller nothing but the number under which the log knows it. */
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
