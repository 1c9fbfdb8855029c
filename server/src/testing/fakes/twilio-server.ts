// A small HTTP server with the messages of one Twilio account, on loopback.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TwilioBehavior =
  | 'accepts'
  | 'loses the response'
  | 'is busy'
  | 'is down'
  | 'knows no number'
  | 'was stopped';

export interface TwilioServer {
  readonly url: string;
  /** The forms that were accepted. */
  readonly accepted: Record<string, string>[];
  become(behavior: TwilioBehavior): void;
  /** When the accepted messages were created, if not now. */
  setTime(at: number): void;
  close(): Promise<void>;
}

export const TWILIO_ACCOUNT = {
  accountId: `AC${'0a'.repeat(16)}`,
  authToken: 'a token of this test only',
};

const PROBLEMS: Partial<Record<TwilioBehavior, readonly [status: number, code: number]>> = {
  'is busy': [429, 20429],
  'is down': [503, 20503],
  'knows no number': [400, 21211],
  'was stopped': [400, 21610],
};

export async function openTwilioServer(): Promise<TwilioServer> {
  const accepted: Record<string, string>[] = [];
  let behavior: TwilioBehavior = 'accepts';
  let now = () => Date.now();
  const { accountId, authToken } = TWILIO_ACCOUNT;
  const expected = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`;
  const created = new WeakMap<object, string>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== expected) return void send(401, { code: 20003 });
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const own = `/2010-04-01/Accounts/${accountId}`;
    if (behavior === 'is down') return void send(503, { code: 20503 });
    if (pathname === `${own}.json`) return void send(200, { status: 'active' });
    if (pathname !== `${own}/Messages.json`) return void send(404, { code: 20404 });
    if (request.method === 'GET') {
      const listed = accepted.map((form) => ({
        to: form['To'],
        body: form['Body'],
        status: 'sent',
        date_created: created.get(form),
      }));
      const messages = listed.filter(({ to }) => to === searchParams.get('To'));
      return void send(200, { messages });
    }
    const [status, code] = PROBLEMS[behavior] ?? [201, 0];
    if (code !== 0) return void send(status, { code, message: 'as the test asked' });
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    accepted.push(form);
    created.set(form, new Date(now()).toUTCString());
    if (behavior === 'loses the response') return void request.socket.destroy();
    send(201, { sid: `SM${accepted.length}`, status: 'queued' });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    become: (next) => {
      behavior = next;
    },
    setTime: (at) => {
      now = () => at;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
