// Whether the store is closed for maintenance (NAV-09). Each node looks once a second at most.
import type { Db } from '../db/database.ts';
import { TtlCache } from '../db/ttl-cache.ts';
import { readMaintenance } from '../store/maintenance.ts';

const KEEP_MS = 1_000;

/** What is said instead; null: the store is open. */
export const watchMaintenance = (db: Db): TtlCache<string | null> =>
  new TtlCache(async () => {
    const { enabled, message } = await readMaintenance(db);
    return enabled ? message : null;
  }, KEEP_MS);
