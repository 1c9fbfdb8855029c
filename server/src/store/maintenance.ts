import { sql } from 'kysely';
import { json, type Db, type Tx } from '../db/database.ts';

export interface MaintenanceSetting {
  readonly enabled: boolean;
  /** What people read meanwhile. */
  readonly message: string;
}

/** Whether an administrator has closed the store for a while. */
export async function readMaintenance(db: Db): Promise<MaintenanceSetting> {
  const { rows } = await sql<MaintenanceSetting>`
    select coalesce((value ->> 'enabled') = 'true', false) as enabled,
      coalesce(value ->> 'message', '') as message
    from settings where name = 'maintenance'`.execute(db);
  return rows[0] ?? { enabled: false, message: '' };
}

export const isUnderMaintenance = async (db: Db): Promise<boolean> =>
  (await readMaintenance(db)).enabled;

export async function upsertMaintenance(tx: Tx, setting: MaintenanceSetting): Promise<void> {
  const value = json(setting);
  await tx
    .insertInto('settings')
    .values({ name: 'maintenance', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
