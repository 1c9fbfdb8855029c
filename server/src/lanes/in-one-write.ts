import type pg from 'pg';

/** What `send` asks of this connection leaves in one packet: a bid waits for few system calls. */
export function inOneWrite<T>(client: pg.PoolClient, send: () => Promise<T>): Promise<T> {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    process.nextTick(() => stream.uncork());
  }
}
