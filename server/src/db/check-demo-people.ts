import { ConfigError, type Config } from '../config/config.ts';
import { describeOption } from '../config/options.ts';
import { listSeededEmails } from '../store/platform/seeded-world.ts';
import type { Db } from './database.ts';

/** Production serves a database that was filled with demo people only if configured to (R71). */
export async function checkDemoPeople(config: Config, db: Db): Promise<void> {
  if (config.environment === 'development' || config.allowsDemoPeople) return;
  if ((await listSeededEmails(db)).length === 0) return;
  throw new ConfigError(
    'HAMMERDOCK_DEMO_PEOPLE must be set, because this database was filled with demo people: ' +
      `${describeOption('HAMMERDOCK_DEMO_PEOPLE')}.`,
  );
}
