// One typed function for all calls. In the browser it goes over HTTP; on the server the very
// same pipeline answers in the process (see entry-server.tsx).
import { VERSION_HEADER } from '@hammerdock/contract/app-version.ts';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { Answer, CallName, Sent } from './calls.ts';
import { addressOfCall } from './call-address.ts';
import { CallError, noAnswer } from './call-error.ts';
import { noteServerVersion } from './page-version.ts';

export interface Said<T> {
  readonly data: T;
  /** The server's words on success; often empty. */
  readonly statusText: string;
}

export interface CallOptions {
  /** One per intent: a double click or a retry carries the same one (R3). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type Transport = (
  name: CallName,
  input: unknown,
  options: CallOptions,
) => Promise<Envelope<unknown>>;

export type Api = <N extends CallName>(
  name: N,
  input: Sent<N>,
  options?: CallOptions,
) => Promise<Said<Answer<N>>>;

export function openApi(transport: Transport): Api {
  return async <N extends CallName>(name: N, input: Sent<N>, options: CallOptions = {}) => {
    const envelope = await transport(name, input, options);
    if (envelope.status === 'error') throw new CallError(envelope);
    // The pipeline has checked the answer against this call's declared output.
    return { data: envelope.data as Answer<N>, statusText: envelope.statusText };
  };
}

export const overHttp: Transport = async (name, input, { idempotencyKey, signal }) => {
  const { method, path } = addressOfCall(name);
  const viaGet = method === 'GET';
  const query = viaGet ? new URLSearchParams(input as Record<string, string>).toString() : '';
  try {
    const response = await fetch(query === '' ? path : `${path}?${query}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(viaGet ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(viaGet ? {} : { body: JSON.stringify(input) }),
      ...(signal === undefined ? {} : { signal }),
    });
    noteServerVersion(response.headers.get(VERSION_HEADER));
    // Whatever answers at /api answers with the envelope; anything else fails to parse below.
    return (await response.json()) as Envelope<unknown>;
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw noAnswer();
  }
};
