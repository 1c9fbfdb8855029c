// Which world a store was seeded with, if any.
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../db/database.ts';

/** The setting that names the world a store was seeded with. */
const WORLD_SETTING = 'world';

export async function noteWorld(tx: Tx, name: string, emails: readonly string[]): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: WORLD_SETTING, value: json({ name, emails }) })
    .execute();
}

const readNote = (db: Db) =>
  db
    .selectFrom('settings')
    .select(sql<string>`value->>'name'`.as('world'))
    .select(sql<string[]>`value->'emails'`.as('emails'))
    .where('name', '=', WORLD_SETTING)
    .executeTakeFirst();

export const isDemoStore = async (db: Db): Promise<boolean> =>
  (await readNote(db))?.world === 'demo';

/** Empty in a store that was never seeded. */
export const listSeededEmails = async (db: Db): Promise<readonly string[]> =>
  (await readNote(db))?.emails ?? [];
