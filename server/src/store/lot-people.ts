// Who has a part in a lot: told live and by letter.
import { sql } from 'kysely';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Db } from '../db/database.ts';

export interface LotBidder {
  readonly lotId: string;
  readonly userId: string;
}

const notTakenBack = sql<boolean>`not exists (select from lot_events back
  where back.lot_id = lot_events.lot_id and back.kind = 'retraction'
    and back.bid_sequence = lot_events.sequence)`;

const selectBidders = (db: Db, lotIds: readonly string[]) =>
  db
    .selectFrom('lotEvents')
    .select(['lotId', sql<string>`bidder_id`.as('userId')])
    .distinct()
    .where('kind', '=', 'bid')
    .where(sql<boolean>`lot_id = any(${lotIds}::uuid[])`);

/** Everyone with a standing bid on one of these lots, once each. */
export const listBiddersOfLots = async (db: Db, lotIds: readonly string[]): Promise<LotBidder[]> =>
  lotIds.length === 0 ? [] : await selectBidders(db, lotIds).where(notTakenBack).execute();

/** The same with those who took their bids back. */
export const listEverBidders = async (db: Db, lotIds: readonly string[]): Promise<LotBidder[]> =>
  lotIds.length === 0 ? [] : await selectBidders(db, lotIds).execute();

/** The highest standing bid of each of these bidders on that lot. */
export function listOwnMaxima(
  db: Db,
  bidders: readonly LotBidder[],
): Promise<(LotBidder & { maxCents: Cents })[]> {
  if (bidders.length === 0) return Promise.resolve([]);
  const lotIds = bidders.map(({ lotId }) => lotId);
  const userIds = bidders.map(({ userId }) => userId);
  return db
    .selectFrom('lotEvents')
    .select(({ fn }) => [
      'lotId',
      sql<string>`bidder_id`.as('userId'),
      fn.max<Cents>('amountCents').as('maxCents'),
    ])
    .where('kind', '=', 'bid')
    .where(
      sql<boolean>`(lot_id, bidder_id) in
        (select * from unnest(${lotIds}::uuid[], ${userIds}::uuid[]))`,
    )
    .where(notTakenBack)
    .groupBy(['lotId', 'bidderId'])
    .execute();
}

export async function listUsernames(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(sql<boolean>`id = any(${userIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Of these lots, those that people may watch: published ones. */
export const listWatchableLots = (
  db: Db,
  lotIds: readonly string[],
): Promise<{ id: string; sequence: number }[]> =>
  db
    .selectFrom('lots')
    .select(['id', 'sequence'])
    .where(sql<boolean>`id = any(${lotIds}::uuid[])`)
    .where('phase', '!=', 'draft')
    .execute();
