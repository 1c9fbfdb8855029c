import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

/** Deactivations that only an admin lifts (R52, R59). */
export type AdminReason = 'invoice void' | 'chargeback';

/** Deactivations that paying every unpaid receipt lifts (R24). */
export type UnpaidReason = 'payment declined' | 'no card' | 'verification not confirmed';
const LIFTED_BY_PAYING: readonly UnpaidReason[] = [
  'payment declined',
  'no card',
  'verification not confirmed',
];
const REASONS = [...LIFTED_BY_PAYING, 'invoice void', 'chargeback'] as const;

/** false: the account was deactivated already. */
export async function insertDeactivation(
  tx: Tx,
  userId: string,
  reason: UnpaidReason | AdminReason,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('deactivations')
    .values({ id: newId(), userId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findDeactivation(db: Db, userId: string) {
  const row = await db
    .selectFrom('deactivations')
    .select(['reason', 'at'])
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .executeTakeFirst();
  const reason = REASONS.find((each) => each === row?.reason);
  return row === undefined || reason === undefined ? undefined : { reason, at: row.at };
}

/** false: there was no deactivation that paying could lift. */
export async function liftUnpaidDeactivation(tx: Tx, userId: string): Promise<boolean> {
  const lifted = await tx
    .updateTable('deactivations')
    .set({ liftedAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .where('reason', 'in', LIFTED_BY_PAYING)
    .returning('id')
    .execute();
  return lifted.length > 0;
}

/** false: the account was not deactivated by a chargeback. */
export async function liftChargebackDeactivation(tx: Tx, userId: string): Promise<boolean> {
  const lifted = await tx
    .updateTable('deactivations')
    .set({ liftedAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .where('reason', '=', 'chargeback')
    .returning('id')
    .execute();
  return lifted.length > 0;
}

/** Lifts all deactivations, and returns their reason; null when there was none. */
export async function liftDeactivation(tx: Tx, userId: string): Promise<string | null> {
  const lifted = await tx
    .updateTable('deactivations')
    .set({ liftedAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .returning('reason')
    .executeTakeFirst();
  return lifted?.reason ?? null;
}
