import { json, type Db } from '../db/database.ts';
import type { Json } from '../db/schema.gen.ts';

/** What an administrator set, as it was written; null where the standard holds. */
export async function readSetting(db: Db, name: string): Promise<Json> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Db, name: string, given: unknown): Promise<void> {
  const value = json(given);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
