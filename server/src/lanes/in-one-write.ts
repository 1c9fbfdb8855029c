import type pg from 'pg';
import { ask } from '../db/unavailable.ts';

/** What `send` asks of this connection leaves in one packet: a bid waits for few system calls. */
export function inOneWrite<T>(client: pg.PoolClient, send: () => Promise<T>): Promise<T> {
  const { stream } = client.connection;
  stream.cork();
  try {
    return ask(send());
  } finally {
    process.nextTick(() => stream.uncork());
  }
}
