import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendPrepared, prepareResponse } from './prepared-response.ts';

const BODY = 'größer '.repeat(5000);
const HEADERS = { 'content-type': 'text/html', 'x-request-id': 'the-render' };

let server: Server;
/** What the server saw when each response finished. */
const ended: [status: number, headersSent: boolean][] = [];

beforeAll(async () => {
  const answers = new Map([
    ['/', prepareResponse(200, HEADERS, Buffer.from(BODY))],
    ['/gone', prepareResponse(404, HEADERS, Buffer.from('gone'))],
  ]);
  server = createServer((request, response) => {
    response.on('finish', () => ended.push([response.statusCode, response.headersSent]));
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.end('by hand');
    else sendPrepared(response, answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Everything received over one connection until the server closes it. */
async function exchange(...requests: string[]): Promise<string> {
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(requests.map((request) => `${request}\r\nhost: store\r\n\r\n`).join(''));
  return text(socket);
}
const LAST = 'GET /by-hand HTTP/1.1\r\nconnection: close';

describe('a prepared response', () => {
  test('is sent complete and in order over one connection, followed by ordinary responses', async () => {
    const received = await exchange('GET / HTTP/1.1', 'GET /gone HTTP/1.1', 'GET / HTTP/1.1', LAST);
    const [nothing, first, gone, second, byHand] = received.split('HTTP/1.1 ');
    expect(nothing).toBe('');
    expect(first).toMatch(/^200 OK\r\ncontent-type: text\/html\r\nx-request-id: the-render\r\n/);
    expect(first).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n\r\n/);
    expect(first).toContain(`\r\ncontent-length: ${Buffer.byteLength(BODY)}\r\n`);
    expect(first?.slice(first.indexOf('\r\n\r\n') + 4)).toBe(BODY);
    expect(gone).toMatch(/^404 Not Found\r\n[^]*\r\n\r\ngone$/);
    expect(second).toBe(first);
    expect(byHand).toMatch(/^200 OK\r\n[^]*by hand$/);
    expect(ended.splice(0)).toEqual([
      [200, true],
      [404, true],
      [200, true],
      [200, true],
    ]);
  });

  test.each([
    ['asks to close the connection', 'GET / HTTP/1.1\r\nconnection: close', BODY],
    ['has no persistent connections', 'GET / HTTP/1.0', BODY],
    ['asks for the head only', 'HEAD / HTTP/1.1\r\nconnection: close', ''],
  ])('is sent by Node itself to a client that %s', async (_, request, body) => {
    const received = await exchange(request);
    const [head = '', rest] = received.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('\r\nconnection: close');
    expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(BODY)}\r\n`);
    expect(head.match(/\r\ndate: /gi)).toHaveLength(1);
    expect(rest).toBe(body);
  });

  test('is sent complete to a slow reader while more requests arrive', async () => {
    const asked = Array.from({ length: 200 }, () => 'GET / HTTP/1.1');
    const received = await exchange(...asked, LAST);
    expect(received.split(BODY)).toHaveLength(201);
  });

  test.each([
    ['a name', { 'x y': 'z' }],
    ['a value', { location: '/\r\nset-cookie: a=b' }],
  ])('is refused when %s would break the head', (_, headers: Record<string, string>) => {
    expect(() => prepareResponse(302, headers, Buffer.alloc(0))).toThrow(TypeError);
  });
});

test('a prepared response is read correctly by fetch', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(await response.text()).toBe(BODY);
});
