// Whether maintenance is on (NAV-09). Each node reads the setting at most once a second.
import type { Db } from '../db/database.ts';
import { TtlCache } from '../db/ttl-cache.ts';
import { readMaintenance } from '../store/platform/maintenance.ts';

const CACHE_MS = 1_000;

/** The message during maintenance; null otherwise. */
export const watchMaintenance = (db: Db): TtlCache<string | null> =>
  new TtlCache(async () => {
    const { enabled, message } = await readMaintenance(db);
    return enabled ? message : null;
  }, CACHE_MS);
