// A client that loses its connection after the request was sent and before the answer arrives.
import { connect } from 'node:net';
import { until } from '../process.ts';
import type { World } from '../world.ts';

export interface LostRequest {
  readonly path: string;
  readonly input: unknown;
  readonly key: string;
  readonly as?: string;
}

/**
 * Sends a request, waits until `isDone` sees its effect, and closes the connection without reading.
 */
export async function sendAndDrop(
  world: World,
  { path, input, key, as }: LostRequest,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const port = await listen(world);
  const body = JSON.stringify(input);
  const socket = connect(port, '127.0.0.1');
  // The answer stays in the socket's buffer, unread.
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      `idempotency-key: ${key}`,
      ...(as === undefined ? [] : [`authorization: Bearer ${as}`]),
      '',
      body,
    ].join('\r\n'),
  );
  try {
    await until(`the effect of ${path} is committed`, isDone);
  } finally {
    socket.destroy();
  }
}

async function listen({ app }: World): Promise<number> {
  const { server } = app.http;
  if (!server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the test server is not listening');
  return address.port;
}
