import type { Envelope } from '@hammerdock/contract/call.ts';
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { SOMETHING_WENT_WRONG } from '../lib/notices/alerts.ts';

type Trouble = Extract<Envelope<unknown>, { status: 'error' }>;

/** A refused or failed call. `NoAnswer`: it is unknown whether the server executed it. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: string;
  readonly details: Trouble['facts'];
  readonly fieldErrors: Trouble['fieldErrors'];

  constructor(trouble: Omit<Trouble, 'status' | 'requestId'>) {
    super(trouble.statusText || SOMETHING_WENT_WRONG);
    this.code = trouble.code;
    this.details = trouble.facts;
    this.fieldErrors = trouble.fieldErrors;
  }
}

export const noAnswer = (): CallError => failure('NoAnswer', '');

/** Not sent: the device has no network. */
export const offline = (): CallError =>
  failure('Offline', 'You’re offline. Nothing was sent. Please try again once you’re back online.');

/** Of a call of a page whose session has ended elsewhere, such as by a new password. */
export const SIGNED_OUT = 'You’ve been signed out.';

/** A query that waits for the network. */
export const offlineRead = (): CallError =>
  failure('Offline', 'You’re offline. This loads by itself once you’re back online.');

const failure = (code: string, statusText: string): CallError =>
  new CallError({ code, statusText, facts: {}, fieldErrors: {} });

export function isRefusal(error: unknown, ...names: readonly RefusalName[]): error is CallError {
  return error instanceof CallError && names.some((name) => name === error.code);
}

/** Whether it is unknown if the server executed it; a retry uses the same key. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof CallError && ['NoAnswer', 'Unavailable', 'Fault'].includes(error.code);

/** Whether the server has certainly not received it. */
export const isOffline = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'Offline';

/** The sentence of the refusal, which identifies it when only the message is left. */
export const UNAVAILABLE = 'We’re having trouble right now. Nothing was lost; please try again.';

/** The router passes an error from the server to the browser without its class. */
const isOutage = (error: unknown): error is Error =>
  error instanceof Error && error.message === UNAVAILABLE;

export const textOf = (error: unknown): string =>
  error instanceof CallError || isOutage(error) ? error.message : SOMETHING_WENT_WRONG;
