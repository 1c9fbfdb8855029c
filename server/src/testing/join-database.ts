// Connects to the database of a store that runs elsewhere, to prepare and read data with SQL.
import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '@hammerdock/embedded-postgres/start.ts';

export interface JoinedDatabase {
  readonly database: pg.ClientConfig;
  readonly close: () => Promise<void>;
}

export async function joinDatabase(dataDir: string): Promise<JoinedDatabase> {
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    durable: true,
  });
  const { socketDir: host, port, superuser: user } = embedded;
  return {
    database: { host, port, user, database: 'hammerdock' },
    close: () => embedded.stop(),
  };
}
