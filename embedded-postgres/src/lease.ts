import { connect } from 'node:net';
import { hasCode } from './private-directory.ts';

/** What the supervisor sends on a lease, one JSON object per line. */
export type SupervisorMessage =
  | { readonly state: 'ready'; readonly socketDir: string; readonly durable: boolean }
  | { readonly state: 'failed'; readonly message: string };

/** An open connection to the supervisor. The database runs while there is one. */
export interface Lease {
  readonly first: SupervisorMessage;
  /** Fulfilled with the reason when the connection ends before it is released. */
  readonly lost: Promise<string>;
  release(): Promise<void>;
}

/**
 * Connects to the supervisor and waits for its first message. Undefined when there is no supervisor
 * or it is closing: try again. The kernel closes the connection of a process that ends in any way,
 * so leases need no expiry.
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
      // The other end is our supervisor of the same version.
      const message = JSON.parse(line) as SupervisorMessage;
      if (message.state === 'failed') reason = message.message;
      // Unreferenced, so that a process with nothing else to do ends and releases the lease.
      socket.unref();
      resolve({ first: message, lost: lost.promise, release });
    }
  });
  socket.on('error', (error) => {
    if (hasCode(error, 'EACCES')) reject(error);
  });
  socket.on('close', () => {
    resolve(undefined);
    closed.resolve();
    if (!isReleased) lost.resolve(reason);
  });
  return promise;
}
