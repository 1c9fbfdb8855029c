// Requests as bytes, for what no HTTP client would send.
import net from 'node:net';
import type { FastifyInstance } from 'fastify';

export async function listenSomewhere(http: FastifyInstance): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface RawAnswer {
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  /** The headers of the first answer, by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly text: string;
}

/** Returns everything received until the server closes the connection. */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A reset after the answer counts as a close.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(readAnswer(text)));
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  return {
    statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    headers: Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
    text,
  };
}
