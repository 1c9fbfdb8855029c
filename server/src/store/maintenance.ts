import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Whether an administrator has closed the store for a while. */
export async function isUnderMaintenance(db: Db): Promise<boolean> {
  const { rows } = await sql<{ enabled: boolean }>`
    select coalesce((value ->> 'enabled') = 'true', false) as enabled
    from settings where name = 'maintenance'`.execute(db);
  return rows[0]?.enabled === true;
}
