// A lot for the rules, under its row lock: every change of a lot holds it (R50).
import type { Lot, LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { TERMS_COLUMNS, toTerms } from './lot-terms.ts';
import { notFailedIn } from '../platform/work-items.ts';

export interface LockedLot extends Lot {
  readonly id: string;
  readonly auctionId: string;
  readonly buyNowCents: Cents | null;
}

const LOCKED_COLUMNS = [
  'lots.id',
  'lots.auctionId',
  'lots.buyNowCents',
  'lotStates.phase',
  'lotStates.sequence',
  'lotStates.hiddenEvents',
  'lotStates.closesAt',
  'lotStates.priceCents',
  'lotStates.leaderId',
  'lotStates.leaderMaxCents',
  'lotStates.bidCount',
  ...TERMS_COLUMNS,
] as const;

const readable = (db: Db, lotId: string) =>
  db
    .selectFrom('lotStates')
    .innerJoin('lots', 'lots.id', 'lotStates.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(LOCKED_COLUMNS)
    .where('lotStates.lotId', '=', lotId);

const lockable = (tx: Tx, lotId: string) => readable(tx, lotId).forUpdate('lotStates');

type LockedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof lockable>['executeTakeFirst']>>>;

/** Without a lock, for previews. */
export async function findLot(db: Db, lotId: string): Promise<LockedLot | null> {
  const row = await readable(db, lotId).executeTakeFirst();
  return row === undefined ? null : toLot(row);
}

/** Waits for the lot's row lock; null when there is no such lot. */
export async function lockLot(tx: Tx, lotId: string): Promise<LockedLot | null> {
  const row = await lockable(tx, lotId).executeTakeFirst();
  return row === undefined ? null : toLot(row);
}

/** Locks the lots of an auction that can still change, in the order of their ids. */
export async function lockLiveLots(tx: Tx, auctionId: string): Promise<LiveLot[]> {
  const rows = await tx
    .selectFrom('lotStates')
    .innerJoin('lots', 'lots.id', 'lotStates.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(LOCKED_COLUMNS)
    .select('lots.number')
    .where('lots.auctionId', '=', auctionId)
    .where('lotStates.phase', 'in', ['upcoming', 'open'])
    .orderBy('lotStates.lotId')
    .forUpdate('lotStates')
    .execute();
  return rows.map((row) => ({ ...toLot(row), number: row.number }));
}

export interface LiveLot extends LockedLot {
  readonly number: number;
}

/** Also null when another transaction holds the lock. */
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
      hiddenEvents: row.hiddenEvents,
      closesAt: row.closesAt,
      priceCents: row.priceCents,
      leaderId: row.leaderId,
      leaderMaxCents: row.leaderMaxCents,
      bidCount: row.bidCount,
    },
  };
}

export interface DueLots {
  readonly limit: number;
  /** The queue of work_items whose failed and dead lots are omitted until they are due again. */
  readonly failedIn?: string;
  readonly except?: readonly string[];
}

/** Open lots that are due to close, the longest overdue first. */
export async function listLotsToClose(db: Db, wanted: DueLots): Promise<string[]> {
  const rows = await lotsToClose(db)
    .where(stillWanted(wanted, 'lotStates.lotId'))
    .orderBy('closeCheckAt')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ item }) => item);
}

// The phase is a literal in the query, so that the partial index is used.
const toCheck = sql<boolean>`phase = 'open' and close_check_at <= (select app.now())`;

export const lotsToClose = (db: Db) =>
  db
    .selectFrom('lotStates')
    .select(['lotStates.lotId as item', 'closesAt as since'])
    .where(toCheck)
    .where('closesAt', '<=', sql<never>`(select app.now())`);

/**
 * Moves the check of lots that bids have extended to their current close. Locked lots are left to
 * the next call. Bids do not change the check, so that their update is HOT (decision 0038).
 */
export async function postponeCloseChecks(db: Db): Promise<void> {
  await sql`update lot_states set close_check_at = closes_at where lot_id in (
    select lot_id from lot_states where ${toCheck} and closes_at > (select app.now())
    for update skip locked)`.execute(db);
}

/** Lots whose auction has started. */
export async function listLotsToOpen(db: Db, wanted: DueLots): Promise<string[]> {
  const rows = await lotsToOpen(db)
    .where(stillWanted(wanted, 'lots.id'))
    .orderBy('opensAt')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ item }) => item);
}

export const lotsToOpen = (db: Db) =>
  db
    .selectFrom('lots')
    .select(['lots.id as item', 'opensAt as since'])
    .where(sql<boolean>`phase = 'upcoming'`)
    .where('opensAt', '<=', sql<never>`(select app.now())`);

const stillWanted = ({ failedIn, except = [] }: DueLots, id: string) => {
  const notLeftOut = sql<SqlBool>`${sql.ref(id)} <> all(${except}::uuid[])`;
  return failedIn === undefined
    ? notLeftOut
    : sql<SqlBool>`${notLeftOut} and ${notFailedIn(failedIn, id)}`;
};
