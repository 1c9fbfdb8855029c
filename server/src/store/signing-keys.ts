import { json, type Db } from '../db/database.ts';
import { newSecret } from '../gateways/ids.ts';
import { readSetting } from './settings.ts';

type KeyName = 'pickup pass key' | 'unsubscribe key';

/** A key that things are signed with: made by whoever needs it first, then the same for all. */
export async function readSigningKey(db: Db, name: KeyName): Promise<string> {
  const known = await readSetting(db, name);
  if (known !== null) return keyIn(known, name);
  await db
    .insertInto('settings')
    .values({ name, value: json(newSecret()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return keyIn(await readSetting(db, name), name);
}

function keyIn(value: unknown, name: KeyName): string {
  if (typeof value !== 'string') throw new Error(`the ${name} is damaged`);
  return value;
}
