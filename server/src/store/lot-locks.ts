// A lot as the rules see it, under its row lock: whoever changes a lot holds this first (R50).
import type { Lot, LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { TERMS_COLUMNS, toTerms } from './lot-terms.ts';

export interface LockedLot extends Lot {
  readonly id: string;
  readonly auctionId: string;
  readonly buyNowCents: Cents | null;
}

const LOCKED_COLUMNS = [
  'lots.id',
  'lots.auctionId',
  'lots.buyNowCents',
  'lots.phase',
  'lots.sequence',
  'lots.closesAt',
  'lots.priceCents',
  'lots.leaderId',
  'lots.leaderMaxCents',
  'lots.bidCount',
  ...TERMS_COLUMNS,
] as const;

const readable = (db: Db, lotId: string) =>
  db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(LOCKED_COLUMNS)
    .where('lots.id', '=', lotId);

const lockable = (tx: Tx, lotId: string) => readable(tx, lotId).forUpdate('lots');

type LockedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof lockable>['executeTakeFirst']>>>;

/** Without a lock, for whoever weighs what is not done yet. */
export async function findLot(db: Db, lotId: string): Promise<LockedLot | null> {
  const row = await readable(db, lotId).executeTakeFirst();
  return row === undefined ? null : toLot(row);
}

/** Waits for the lot's row lock; null when there is no such lot. */
export async function lockLot(tx: Tx, lotId: string): Promise<LockedLot | null> {
  const row = await lockable(tx, lotId).executeTakeFirst();
  return row === undefined ? null : toLot(row);
}

/** Null as well when somebody else holds the lock: they are at work on it. */
export async function lockLotIfFree(tx: Tx, lotId: string): Promise<LockedLot | null> {
  const row = await lockable(tx, lotId).skipLocked().executeTakeFirst();
  return row === undefined ? null : toLot(row);
}

function toLot(row: LockedRow): LockedLot {
  return {
    id: row.id,
    auctionId: row.auctionId,
    buyNowCents: row.buyNowCents,
    terms: toTerms(row),
    state: {
      // The table's check constraint admits exactly these phases.
      phase: row.phase as LotPhase,
      sequence: row.sequence,
      closesAt: row.closesAt,
      priceCents: row.priceCents,
      leaderId: row.leaderId,
      leaderMaxCents: row.leaderMaxCents,
      bidCount: row.bidCount,
    },
  };
}

/** Open lots whose close has come, the longest overdue first. */
export const listLotsToClose = (db: Db, limit: number): Promise<string[]> =>
  listDue(db, { phase: 'open', column: 'closesAt', limit });

/** Lots whose auction has begun. */
export const listLotsToOpen = (db: Db, limit: number): Promise<string[]> =>
  listDue(db, { phase: 'upcoming', column: 'opensAt', limit });

async function listDue(
  db: Db,
  { phase, column, limit }: { phase: LotPhase; column: 'closesAt' | 'opensAt'; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('lots')
    .select('id')
    // The phase stands in the text of the query, so that the partial index is used.
    .where(sql<boolean>`phase = ${sql.lit(phase)}`)
    .where(column, '<=', sql<never>`(select app.now())`)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
