// Quoted bids that wait for their Confirm (R16). Tokens are stored hashed.
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface Confirmation {
  readonly tokenHash: string;
  readonly userId: string;
  readonly lotId: string;
  readonly amountCents: Cents;
  readonly bidType: 'proxy' | 'hard';
}

export async function insertConfirmation(tx: Tx, given: Confirmation, seconds: number) {
  const { expiresAt } = await tx
    .insertInto('bidConfirmations')
    .values({ ...given, expiresAt: sql<Date>`app.now() + ${seconds} * interval '1 second'` })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

export interface Claim {
  readonly userId: string;
  readonly lotId: string;
  /** null: whatever bid is held for the lot. */
  readonly tokenHash: string | null;
  readonly key: string;
}

/** Uses a confirmation up. The same key may use it again: it is the same click (R3). */
export async function claimConfirmation(
  tx: Tx,
  { userId, lotId, tokenHash, key }: Claim,
): Promise<{ amountCents: Cents; bidType: 'proxy' | 'hard' } | null> {
  const row = await tx
    .updateTable('bidConfirmations')
    .set({ usedAt: sql<Date>`coalesce(used_at, app.now())`, usedKey: key, held: false })
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .where((where) =>
      tokenHash === null
        ? where.or([where('usedKey', '=', key), heldAndUnclaimed({ userId, lotId, key })])
        : where('tokenHash', '=', tokenHash),
    )
    .where((where) =>
      where.or([
        where('usedKey', '=', key),
        where.and([where('usedAt', 'is', null), where('expiresAt', '>', sql<never>`app.now()`)]),
      ]),
    )
    .returning(['amountCents', 'bidType'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { amountCents: row.amountCents, bidType: row.bidType === 'hard' ? 'hard' : 'proxy' };
}

/** A click that has its bid must not take the one that was held since. */
const heldAndUnclaimed = ({ userId, lotId, key }: Omit<Claim, 'tokenHash'>) =>
  sql<boolean>`held and not exists (select from bid_confirmations other
    where other.user_id = ${userId} and other.lot_id = ${lotId} and other.used_key = ${key})`;

/** false: the token is not this user's for this lot, was used, or has expired. */
export async function holdConfirmation(
  tx: Tx,
  given: { userId: string; lotId: string; tokenHash: string },
): Promise<boolean> {
  await dropHeld(tx, given);
  const held = await tx
    .updateTable('bidConfirmations')
    .set({ held: true })
    .where('tokenHash', '=', given.tokenHash)
    .where('userId', '=', given.userId)
    .where('lotId', '=', given.lotId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<never>`app.now()`)
    .returning('tokenHash')
    .executeTakeFirst();
  return held !== undefined;
}

export async function dropHeld(
  tx: Tx,
  { userId, lotId }: { userId: string; lotId: string },
): Promise<boolean> {
  const dropped = await tx
    .updateTable('bidConfirmations')
    .set({ held: false })
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .where('held', '=', true)
    .returning('tokenHash')
    .execute();
  return dropped.length > 0;
}

export async function findHeldAmount(db: Db, userId: string, lotId: string): Promise<Cents | null> {
  const row = await db
    .selectFrom('bidConfirmations')
    .select('amountCents')
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .where('held', '=', true)
    .where('expiresAt', '>', sql<never>`app.now()`)
    .executeTakeFirst();
  return row?.amountCents ?? null;
}
