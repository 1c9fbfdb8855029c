// One typed function for all calls. In the browser it uses HTTP; on the server the same pipeline
// answers in process (see entry-server.tsx).
import { VERSION_HEADER } from '@hammerdock/contract/app-version.ts';
import { PAGE_USER_HEADER } from '@hammerdock/contract/page-user.ts';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { Answer, CallName, Sent } from './calls.ts';
import { addressOfCall } from './call-address.ts';
import { CallError, noAnswer, offline } from './call-error.ts';
import { decodeAnswer, encodeBody } from './payloads.ts';
import { noteServerVersion } from './version/page-version.ts';

export interface CallResult<T> {
  readonly data: T;
  /** The server's message on success; often empty. */
  readonly statusText: string;
}

export interface CallOptions {
  /** One per intent: a double click or a retry uses the same key (R3). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The user of the page, null on a guest's: the session of another one does not run the call. */
  readonly pageUserId?: string | null;
  /** Without an answer by then, the outcome is unknown. */
  readonly timeoutMs?: number;
  /** It is sent even when the page is closed meanwhile. */
  readonly isLast?: boolean;
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
) => Promise<CallResult<Answer<N>>>;

export function openApi(transport: Transport): Api {
  return async <N extends CallName>(name: N, input: Sent<N>, options: CallOptions = {}) => {
    const envelope = await transport(name, input, options);
    if (envelope.status === 'error') throw new CallError(envelope);
    // The pipeline has checked the answer against this call's declared output.
    return { data: envelope.data as Answer<N>, statusText: envelope.statusText };
  };
}

export const overHttp: Transport = async (name, input, options) => {
  const { idempotencyKey, pageUserId = null } = options;
  const signal = signalOf(options);
  const address = addressOfCall(name);
  const { method, path } = address;
  const viaGet = method === 'GET';
  const query = viaGet ? new URLSearchParams(input as Record<string, string>).toString() : '';
  // A browser that reports no network is right; one that reports a network may be wrong.
  if (idempotencyKey !== undefined && !navigator.onLine) throw offline();
  try {
    const response = await fetch(query === '' ? path : `${path}?${query}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(viaGet ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(pageUserId === null ? {} : { [PAGE_USER_HEADER]: pageUserId }),
      },
      ...(viaGet ? {} : { body: await encodeBody(input, address) }),
      ...(signal === undefined ? {} : { signal }),
      ...(options.isLast === true ? { keepalive: true } : {}),
    });
    noteServerVersion(response.headers.get(VERSION_HEADER));
    return await decodeAnswer(response, address);
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw noAnswer();
  }
};

function signalOf({ signal, timeoutMs }: CallOptions): AbortSignal | undefined {
  if (timeoutMs === undefined) return signal;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}
