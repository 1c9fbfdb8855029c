import type { Sandbox } from '@hammerdock/server/src/gateways/payments/sandbox/sandbox.ts';
import type { Db } from '@hammerdock/server/src/db/database.ts';

/** What the operations need before the store is open. */
export interface SeedContext {
  readonly db: Db;
  readonly workerDb: Db;
  readonly payments: Sandbox;
  readonly log: Record<'info' | 'warn' | 'error', () => void>;
  readonly wakeDispatcher: () => void;
}

export function seedContext(db: Db, payments: Sandbox): SeedContext {
  const ignore = (): void => undefined;
  const log = { info: ignore, warn: ignore, error: ignore };
  return { db, workerDb: db, payments, log, wakeDispatcher: ignore };
}
