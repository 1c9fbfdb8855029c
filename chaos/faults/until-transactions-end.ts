import { sql } from 'kysely';
import type { Db } from '@hammerdock/server/src/db/database.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';

/** PostgreSQL ends a killed node's transactions when it sees the broken connections. */
export const untilTransactionsEnd = (db: Db): Promise<void> =>
  until('no transaction is open', async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null and backend_type = 'client backend'`.execute(db);
    return rows.length === 0;
  });
