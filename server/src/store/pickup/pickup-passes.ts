import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

export interface NewPass {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
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
    .select(
      sql<boolean>`pickup_passes.expires_at > app.now()
        and not exists (select from sessions where sessions.id = pickup_passes.session_id
          and (sessions.ended_at is not null or sessions.expires_at <= app.now()))`.as('fresh'),
    );

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
