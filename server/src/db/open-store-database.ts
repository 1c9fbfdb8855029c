// The store's database: the embedded one, or the one DATABASE_URL names; migrated either way.
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Targets } from '../app.ts';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseTarget } from './pool.ts';

export interface StoreDatabase {
  readonly owner: DatabaseTarget;
  readonly targets: Targets;
  /** Settles when the embedded database ends without a request to stop. */
  readonly lost?: Promise<string>;
  close(): Promise<void>;
}

const DATABASE = 'hammerdock';

export async function openStoreDatabase(config: Config): Promise<StoreDatabase> {
  const parts = { sandbox: config.payments === 'sandbox' };
  if (config.database !== null) {
    const { owner, app, worker } = config.database;
    await migrateToLatest(owner, parts);
    return { owner, targets: { app, worker }, close: () => Promise.resolve() };
  }
  // Loaded on demand: a node with DATABASE_URL does not need it.
  const { startEmbeddedPostgres } = await import('@hammerdock/embedded-postgres/start.ts');
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    durable: true,
  });
  const targetOf = (user: string): DatabaseTarget => ({
    connection: { host: embedded.socketDir, port: embedded.port, user, database: DATABASE },
  });
  const owner = targetOf(embedded.superuser);
  await migrateToLatest(owner, parts);
  return {
    owner,
    targets: { app: targetOf('hammerdock_app'), worker: targetOf('hammerdock_worker') },
    lost: embedded.lost,
    close: () => embedded.stop(),
  };
}
