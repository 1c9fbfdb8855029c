// The people to notify about a lot, live and by message.
import { sql } from 'kysely';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Db } from '../../db/database.ts';

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

/** All users with an active bid on one of these lots. */
export const listBiddersOfLots = async (db: Db, lotIds: readonly string[]): Promise<LotBidder[]> =>
  lotIds.length === 0 ? [] : await selectBidders(db, lotIds).where(notTakenBack).execute();

/** The same, including users who retracted their bids. */
export const listEverBidders = async (db: Db, lotIds: readonly string[]): Promise<LotBidder[]> =>
  lotIds.length === 0 ? [] : await selectBidders(db, lotIds).execute();

export interface BidderAtSequence extends LotBidder {
  /** The sequence in the lot's log up to which bids count. */
  readonly sequence: number;
}

export interface OwnMaximum extends BidderAtSequence {
  readonly maxCents: Cents;
  /** A bid of exactly this amount (R9). */
  readonly isExact: boolean;
}

/** The highest active bid of each of these bidders at that point (B7). */
export async function listOwnMaxima(
  db: Db,
  moments: readonly BidderAtSequence[],
): Promise<OwnMaximum[]> {
  if (moments.length === 0) return [];
  const { rows } = await sql<OwnMaximum>`
    select wanted.lot_id, wanted.user_id, wanted.sequence, 
      max(least(own.amount_cents, (select min(low.amount_cents) from lot_events low
        where low.lot_id = own.lot_id and low.bidder_id = own.bidder_id and low.kind = 'lowered'
          and low.sequence between own.sequence and wanted.sequence))) as max_cents,
      coalesce((array_agg(own.bid_type order by own.amount_cents desc))[1] = 'hard', false)
        as is_exact
    from unnest(${moments.map(({ lotId }) => lotId)}::uuid[],
      ${moments.map(({ userId }) => userId)}::uuid[],
      ${moments.map(({ sequence }) => sequence)}::int[]) as wanted (lot_id, user_id, sequence)
    join lot_events own on own.lot_id = wanted.lot_id and own.bidder_id = wanted.user_id
      and own.kind = 'bid' and own.sequence <= wanted.sequence
    where not exists (select from lot_events back where back.lot_id = own.lot_id
      and back.kind = 'retraction' and back.bid_sequence = own.sequence
      and back.sequence <= wanted.sequence)
    group by wanted.lot_id, wanted.user_id, wanted.sequence`.execute(db);
  return rows;
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

/** The lots among these that can be watched: published ones. */
export const listWatchableLots = (
  db: Db,
  lotIds: readonly string[],
): Promise<{ id: string; sequence: number; hiddenEvents: number }[]> =>
  db
    .selectFrom('lotStates')
    .innerJoin('lots', 'lots.id', 'lotStates.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lotStates.lotId as id', 'lotStates.sequence', 'lotStates.hiddenEvents'])
    .where(sql<boolean>`lot_states.lot_id = any(${lotIds}::uuid[])`)
    .where('lotStates.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .execute();

/** Who had an active bid on lots of the auction that were canceled, and on how many. */
export async function listBiddersOfCanceled(
  db: Db,
  auctionId: string,
): Promise<{ userId: string; lots: number }[]> {
  const { rows } = await sql<{ userId: string; lots: number }>`
    select bidder_id as "userId", count(distinct lot_events.lot_id)::int as lots from lot_events
    join lots on lots.id = lot_events.lot_id
    where lots.auction_id = ${auctionId}::uuid and lots.phase = 'cancelled'
      and lot_events.kind = 'bid' and ${notTakenBack}
    group by bidder_id order by bidder_id`.execute(db);
  return rows;
}

/** How many of these lots have bids, in advance or retracted ones included (R63). */
export async function countLotsWithBids(db: Db, lotIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from unnest(${lotIds}::uuid[]) as asked (id) where exists (select from lot_events
      where lot_events.lot_id = asked.id and lot_events.kind = 'bid')`.execute(db);
  return rows[0]?.count ?? 0;
}
