// Quoted bids that wait for their confirmation (R16). Tokens are stored hashed.
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';

const BID_KEY_PREFIX = 'confirm ';

/** The key of the bid that a confirmation places. */
export const bidKeyOf = (tokenHash: string): string => BID_KEY_PREFIX + tokenHash;

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
  /** null: the bid that is held for the lot. */
  readonly tokenHash: string | null;
  readonly key: string;
}

export interface Claimed {
  readonly tokenHash: string;
  readonly amountCents: Cents;
  readonly bidType: 'proxy' | 'hard';
  /** It has expired: only a bid that it placed before may be reported. */
  readonly expired: boolean;
}

/** Uses a confirmation, or finds it again for a repeat of the click that used it (R3). */
export async function claimConfirmation(
  tx: Tx,
  claim: Claim,
): Promise<Claimed | 'key reused' | null> {
  const found = await findToClaim(tx, claim);
  if (found === undefined) return null;
  const { userId, lotId, key } = claim;
  const other = await tx
    .selectFrom('bidConfirmations')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('usedKey', '=', key)
    .where((where) =>
      where.or([where('tokenHash', '<>', found.tokenHash), where('lotId', '<>', lotId)]),
    )
    .where((where) => where.exists(acceptedBidOf(where, userId)))
    .executeTakeFirst();
  if (other !== undefined) return 'key reused';
  const row = await tx
    .updateTable('bidConfirmations')
    .set({
      usedAt: sql<Date>`coalesce(used_at, app.now())`,
      usedKey: sql<string>`coalesce(used_key, ${key})`,
      held: false,
    })
    .where('tokenHash', '=', found.tokenHash)
    .returning([
      'tokenHash',
      'amountCents',
      'bidType',
      sql<boolean>`expires_at <= app.now()`.as('expired'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, bidType: row.bidType === 'hard' ? 'hard' : 'proxy' };
}

/** The stored answer to the bid that a confirmation placed; a refused one has none (R69). */
const acceptedBidOf = (where: ExpressionBuilder<DB, 'bidConfirmations'>, userId: string) =>
  where
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('actor', '=', userId)
    .where('key', '=', sql<string>`${BID_KEY_PREFIX} || bid_confirmations.token_hash`);

/**
 * Without a token: the one this key used before, then the held bid, then the last one confirmed.
 */
const findToClaim = (tx: Tx, { userId, lotId, tokenHash, key }: Claim) =>
  tx
    .selectFrom('bidConfirmations')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .$if(tokenHash !== null, (query) => query.where('tokenHash', '=', tokenHash))
    .$if(tokenHash === null, (query) =>
      query.where((where) =>
        where.or([
          where('usedKey', '=', key),
          where.and([
            where('expiresAt', '>', sql<never>`app.now()`),
            where.or([where('held', '=', true), where('usedAt', 'is not', null)]),
          ]),
        ]),
      ),
    )
    .orderBy(sql`used_key is not distinct from ${key}`, 'desc')
    .orderBy('held', 'desc')
    .orderBy('usedAt', (order) => order.desc().nullsLast())
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

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
