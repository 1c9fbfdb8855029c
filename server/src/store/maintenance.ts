import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { writeSetting } from './settings.ts';

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

export const upsertMaintenance = (tx: Tx, setting: MaintenanceSetting): Promise<void> =>
  writeSetting(tx, 'maintenance', setting);
