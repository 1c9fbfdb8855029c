// An answer that is known to its last byte before it is asked for. For each visitor Node would
// check every header anew, join them, and copy head and body into one: with the twenty headers of
// a page that takes longer than all else about one that is kept (docs/decisions/0029).
import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

export interface PreparedResponse {
  readonly status: number;
  /** Names and values by turns. */
  readonly head: readonly string[];
  readonly body: Buffer;
  /** Head and body as they go over the line. */
  readonly bytes: Buffer;
}

/** Throws as Node does where a header would break the head. */
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

/** What Node notes on an answer of its own when its head is made and sent: not in its types. */
const HEAD_IS_OUT = { _header: 'made beforehand', _headerSent: true };

/** Not where Node would say or leave out more, nor on what only stands in for its answers. */
const canSendPrepared = (response: ServerResponse): boolean =>
  response.constructor === ServerResponse &&
  response.req.method === 'GET' &&
  response.req.httpVersion === '1.1' &&
  response.shouldKeepAlive;
