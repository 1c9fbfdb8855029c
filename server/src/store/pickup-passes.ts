import { sql } from 'kysely';
import { json, toDate, type Db, type Tx } from '../db/database.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { newSecret } from '../gateways/ids.ts';
import { readSetting } from './settings.ts';

const KEY_NAME = 'pickup pass key';

/** The key that passes are signed with: made by whoever needs it first, then the same for all. */
export async function readPassKey(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: KEY_NAME, value: json(newSecret()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const key = await readSetting(db, KEY_NAME);
  if (typeof key !== 'string') throw new Error('the key of the pickup passes is damaged');
  return key;
}

export interface NewPass {
  readonly id: string;
  readonly userId: string;
  readonly codeHash: string;
  readonly expiresAt: Instant;
}

export async function insertPass(tx: Tx, pass: NewPass): Promise<void> {
  await tx
    .insertInto('pickupPasses')
    .values({ ...pass, expiresAt: toDate(pass.expiresAt) })
    .execute();
}

const selectPasses = (db: Db) =>
  db
    .selectFrom('pickupPasses')
    .innerJoin('users', 'users.id', 'pickupPasses.userId')
    .select([
      'pickupPasses.id',
      'pickupPasses.userId',
      'pickupPasses.openedAt',
      'pickupPasses.openedBy',
      'users.firstName',
      'users.lastName',
    ])
    .select(sql<boolean>`pickup_passes.expires_at > app.now()`.as('fresh'));

export const findPass = (db: Db, passId: string) =>
  selectPasses(db).where('pickupPasses.id', '=', passId).executeTakeFirst();

export const findPassByCode = (db: Db, codeHash: string) =>
  selectPasses(db).where('pickupPasses.codeHash', '=', codeHash).executeTakeFirst();

export type PassRow = NonNullable<Awaited<ReturnType<typeof findPass>>>;

export async function markPassOpened(tx: Tx, passId: string, staffId: string): Promise<void> {
  await tx
    .updateTable('pickupPasses')
    .set({ openedAt: sql<Date>`app.now()`, openedBy: staffId })
    .where('id', '=', passId)
    .execute();
}

/** Whether this member of staff read the pass within the last two hours. */
export async function isPassOpenAt(db: Db, passId: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pickupPasses')
    .select(sql<boolean>`opened_at > app.now() - interval '2 hours'`.as('recent'))
    .where('id', '=', passId)
    .where('openedBy', '=', staffId)
    .executeTakeFirst();
  return row?.recent ?? false;
}
