// Carries events between the nodes of one store by PostgreSQL's notifications (R39).
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { connectionOf, openPool, type DatabaseTarget } from '../db/pool.ts';
import type { BridgeWatch, NodeBridge } from './node-bridge.ts';

export function openPostgresBridge(
  target: DatabaseTarget,
  { onError, onDeafness }: BridgeWatch,
): NodeBridge {
  // A single speaking connection keeps the order of what is said.
  const speaking = openPool(target, { max: 1, name: 'events', onError });
  const listening = new Set<pg.Client>();
  let listened = false;
  let failure: Error | null = null;

  const connect = async (): Promise<pg.Client & { release: () => void }> => {
    const client = new pg.Client(connectionOf(target, 'events heard'));
    client.on('error', onError);
    await client.connect();
    listening.add(client);
    client.once('end', () => listening.delete(client));
    if (listened) onDeafness();
    listened = true;
    return Object.assign(client, { release: () => void client.end() });
  };
  const query = (text: string, values?: unknown[]) => speaking.query(text, values);
  // The adapter asks a pool for these two only; a true pool would never give a lost listener's
  // place back.
  const pool = { connect, query } as unknown as pg.Pool;

  return {
    adapter: createAdapter(pool, {
      errorHandler: (error) => {
        failure = error;
        onError(error);
      },
    }),
    flush: async () => {
      await speaking.query('select');
      if (failure === null) return;
      const cause = failure;
      failure = null;
      throw new Error('events could not be sent to the other nodes', { cause });
    },
    close: async () => {
      await Promise.all([...listening].map((client) => client.end()));
      await speaking.end();
    },
  };
}
