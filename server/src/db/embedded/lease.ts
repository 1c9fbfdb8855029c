import { connect } from 'node:net';
import { isCode } from './private-directory.ts';

/** What the supervisor says on a lease, one JSON object a line. */
export type SupervisorSays =
  | { readonly state: 'ready'; readonly socketDir: string; readonly durable: boolean }
  | { readonly state: 'failed'; readonly message: string };

/** An open connection to the supervisor: the database runs for as long as one is open. */
export interface Lease {
  readonly first: SupervisorSays;
  /** Fulfilled with the reason when the database went away without having been released. */
  readonly lost: Promise<string>;
  release(): Promise<void>;
}

/**
 * Connects to the supervisor and waits for its first word. Undefined when nobody listens or when
 * it was just leaving: try again. The kernel closes the connection when a process dies, however
 * it dies, so there is nothing to expire and nothing to clean up.
 */
export function takeLease(controlSocket: string): Promise<Lease | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Lease | undefined>();
  const lost = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<void>();
  let isReleased = false;
  let reason = 'The supervisor of the embedded PostgreSQL ended unexpectedly.';
  let buffered = '';
  const socket = connect({ path: controlSocket, allowHalfOpen: false });
  socket.setEncoding('utf8');
  const release = (): Promise<void> => {
    isReleased = true;
    socket.ref();
    socket.end();
    return closed.promise;
  };
  socket.on('data', (piece: string) => {
    buffered += piece;
    const lines = buffered.split('\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) {
      // The other end is our own supervisor, of the same version.
      const said = JSON.parse(line) as SupervisorSays;
      if (said.state === 'failed') reason = said.message;
      // A process that has nothing else to do may end, and thereby gives the lease back.
      socket.unref();
      resolve({ first: said, lost: lost.promise, release });
    }
  });
  socket.on('error', (error) => {
    if (isCode(error, 'EACCES')) reject(error);
  });
  socket.on('close', () => {
    resolve(undefined);
    closed.resolve();
    if (!isReleased) lost.resolve(reason);
  });
  return promise;
}
