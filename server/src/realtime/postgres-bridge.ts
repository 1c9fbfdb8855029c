// Sends events between the nodes of one store by PostgreSQL's notifications (R39).
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { connectionOf, openPool, type DatabaseTarget } from '../db/pool.ts';
import type { BridgeCallbacks, NodeBridge } from './node-bridge.ts';

export function openPostgresBridge(
  target: DatabaseTarget,
  { onError, onInterruption }: BridgeCallbacks,
): NodeBridge {
  // A single connection for publishing keeps the order of events.
  const publisher = openPool(target, { max: 1, name: 'events', onError });
  const subscribers = new Set<pg.Client>();
  let wasConnected = false;
  let failure: Error | null = null;

  const connect = async (): Promise<pg.Client & { release: () => void }> => {
    const client = new pg.Client(connectionOf(target, 'event subscriber'));
    client.on('error', onError);
    await client.connect();
    subscribers.add(client);
    client.once('end', () => subscribers.delete(client));
    if (wasConnected) onInterruption();
    wasConnected = true;
    return Object.assign(client, { release: () => void client.end() });
  };
  const query = (text: string, values?: unknown[]) => publisher.query(text, values);
  // The adapter uses only these two methods. Its own pool opens no connection: it would not release
  // the slot of a lost subscriber.
  const pool = Object.assign(new pg.Pool(), { connect, query });

  return {
    adapter: createAdapter(pool, {
      errorHandler: (error) => {
        failure = error;
        onError(error);
      },
    }),
    flush: async () => {
      await publisher.query('select');
      if (failure === null) return;
      const cause = failure;
      failure = null;
      throw new Error('events could not be sent to the other nodes', { cause });
    },
    close: async () => {
      await Promise.all([...subscribers].map((client) => client.end()));
      await publisher.end();
    },
  };
}
