// A response that is serialized once and sent many times. Node would check and join the headers and
// copy head and body for each recipient, which takes longer than everything else about a cached
// page (docs/decisions/0029).
import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

export interface PreparedResponse {
  readonly status: number;
  /** Alternating names and values. */
  readonly head: readonly string[];
  readonly body: Buffer;
  /** Head and body as sent. */
  readonly bytes: Buffer;
}

/** Throws, as Node does, when a header is invalid. */
export function prepareResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): PreparedResponse {
  const all = Object.entries({
    ...headers,
    'content-length': String(body.length),
    date: new Date().toUTCString(),
  });
  for (const [name, value] of all) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...all.map(([name, value]) => `${name}: ${value}`),
  ];
  const top = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const bytes = Buffer.concat([top, body]);
  return { status, head: all.flat(), body: bytes.subarray(top.length), bytes };
}

export function sendPrepared(response: ServerResponse, answer: PreparedResponse): void {
  if (!canSendPrepared(response)) {
    response.writeHead(answer.status, [...answer.head]).end(answer.body);
    return;
  }
  response.statusCode = answer.status;
  Object.assign(response, HEAD_IS_OUT).end(answer.bytes);
}

/** The private fields that Node sets when it has written a head; not in its types. */
const HEAD_IS_OUT = { _header: 'prepared', _headerSent: true };

/** Only where Node would send exactly these bytes, and not for injected test requests. */
const canSendPrepared = (response: ServerResponse): boolean =>
  response.constructor === ServerResponse &&
  response.req.method === 'GET' &&
  response.req.httpVersion === '1.1' &&
  response.shouldKeepAlive;
