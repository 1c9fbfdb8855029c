import type { Db, Tx } from '../../db/database.ts';
import { readSetting, writeSetting, type Setting } from './settings.ts';

export type MaintenanceSetting = Setting<'maintenance'>;

/** Whether an administrator has started maintenance. */
export const readMaintenance = async (db: Db): Promise<MaintenanceSetting> =>
  (await readSetting(db, 'maintenance')) ?? { enabled: false, message: '' };

export const isUnderMaintenance = async (db: Db): Promise<boolean> =>
  (await readMaintenance(db)).enabled;

export const upsertMaintenance = (
  tx: Tx,
  { enabled, message }: MaintenanceSetting,
): Promise<void> => writeSetting(tx, 'maintenance', { enabled, message });
