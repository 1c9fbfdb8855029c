import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

export async function insertRegistration(
  tx: Tx,
  registration: { id: string; tokenHash: string; expiresAt: Instant },
): Promise<void> {
  const { expiresAt } = registration;
  await tx
    .insertInto('registrations')
    .values({ ...registration, expiresAt: toDate(expiresAt) })
    .execute();
}

/** false: unknown or expired. */
export async function hasRegistration(db: Db, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('registrations')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<never>`app.now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locked until the end of the transaction; undefined when unknown or expired. */
export const lockRegistration = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom('registrations')
    .select(['id', 'userId', 'lookups', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<never>`app.now()`)
    .forUpdate()
    .executeTakeFirst();

export async function countLookup(tx: Tx, registrationId: string): Promise<void> {
  await tx
    .updateTable('registrations')
    .set((registration) => ({ lookups: registration('lookups', '+', 1) }))
    .where('id', '=', registrationId)
    .execute();
}

export async function linkRegistration(
  tx: Tx,
  registrationId: string,
  userId: string,
): Promise<void> {
  await tx.updateTable('registrations').set({ userId }).where('id', '=', registrationId).execute();
}

export async function lockRegistrationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('registrations')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locked until the end of the transaction: none of them can finish meanwhile. */
export async function endRegistrationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ expiresAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<never>`app.now()`)
    .execute();
}
