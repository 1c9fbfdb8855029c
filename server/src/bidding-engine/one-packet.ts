import type pg from 'pg';
import { ask } from '../db/unavailable.ts';

/** Sends the queries of `send` in one packet, to save system calls. */
export function inOnePacket<T>(client: pg.PoolClient, send: () => Promise<T>): Promise<T> {
  const { stream } = client.connection;
  stream.cork();
  try {
    return ask(send());
  } finally {
    process.nextTick(() => stream.uncork());
  }
}
