// Which world a store was seeded with, if any.
import type { Db, Tx } from '../../db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

export const noteWorld = (tx: Tx, name: string, emails: readonly string[]): Promise<void> =>
  writeSetting(tx, 'world', { name, emails: [...emails] });

export const isDemoStore = async (db: Db): Promise<boolean> =>
  (await readSetting(db, 'world'))?.name === 'demo';

/** Empty in a store that was never seeded. */
export const listSeededEmails = async (db: Db): Promise<readonly string[]> =>
  (await readSetting(db, 'world'))?.emails ?? [];
