// Published auctions for their sellers: lots, the live board, extending and canceling (SELL-01).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

/** undefined for a lot that is not public. */
export async function findSellerOfLot(db: Db, lotId: string): Promise<string | undefined> {
  if (!isId(lotId)) return undefined;
  const found = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select('auctions.sellerId')
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
  return found?.sellerId;
}

type HoldsOf = { readonly lotId: string } | { readonly auctionId: string };

/** Unpaid Buy Now holds of a lot, or of all lots of an auction (R18). */
export async function countRunningHolds(db: Db, of: HoldsOf): Promise<number> {
  const held =
    'lotId' in of ? sql`lots.id = ${of.lotId}::uuid` : sql`lots.auction_id = ${of.auctionId}::uuid`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from buy_now_holds join lots on lots.id = buy_now_holds.lot_id
    where ${held} and paid_at is null and lapsed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function markAuctionCanceled(
  tx: Tx,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ canceledAt: sql<Date>`app.now()`, cancelReason: reason })
    .where('id', '=', id)
    .execute();
}

export async function updateAuctionEnd(
  tx: Tx,
  { id, endsAt }: { readonly id: string; readonly endsAt: Instant },
): Promise<void> {
  const end = toDate(endsAt);
  await tx
    .updateTable('auctions')
    .set({
      endsAt: end,
      extendedSeconds: sql<number>`extended_seconds
        + ceil(extract(epoch from ${end}::timestamptz - ends_at))::int`,
    })
    .where('id', '=', id)
    .execute();
}

/** Relisted already, or about to be. */
export async function isRelisted(db: Db, lotId: string): Promise<boolean> {
  const { rows } = await sql<{ relisted: boolean }>`select lots.relisted_at is not null
      or exists (select from draft_lots where draft_lots.relisted_from = lots.id) as relisted
    from lots where lots.id = ${lotId}::uuid`.execute(db);
  return rows[0]?.relisted ?? false;
}

/** By the whole username, in any case. */
export async function findBuyerId(db: Db, username: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return found?.id;
}

/** Everyone who has bid on the lot, with the highest of their bids. */
export async function listLotBidders(
  db: Db,
  lotId: string,
): Promise<{ username: string; amountCents: Cents }[]> {
  const { rows } = await sql<{ username: string; amountCents: Cents }>`
    select users.username::text as username, max(amount_cents) as "amountCents"
    from lot_events join users on users.id = lot_events.bidder_id
    where lot_id = ${lotId}::uuid and kind = 'bid'
    group by users.username order by "amountCents" desc, username limit 50`.execute(db);
  return rows;
}

const SHOWN = {
  all: sql`true`,
  live: sql`lots.phase in ('upcoming', 'open')`,
  sold: sql`lots.phase = 'sold'`,
  unsold: sql`lots.phase = 'unsold'`,
  'without bids': sql`lots.phase in ('upcoming', 'open') and lot_states.bid_count = 0`,
} as const satisfies Record<string, RawBuilder<SqlBool> | RawBuilder<unknown>>;

export interface AuctionLotRow {
  readonly id: string;
  readonly number: number;
  readonly lpn: string;
  readonly title: string;
  readonly phase: string;
  readonly startPriceCents: Cents;
  readonly priceCents: Cents | null;
  readonly bidCount: number;
  readonly watchers: number;
  readonly closesAt: Instant;
  readonly relisted: boolean;
}

interface WantedLots {
  readonly auctionId: string;
  readonly show: keyof typeof SHOWN;
  readonly limit: number;
  readonly offset: number;
}

export async function listLotsOfAuction(db: Db, wanted: WantedLots): Promise<AuctionLotRow[]> {
  const { auctionId, show, limit, offset } = wanted;
  const { rows } = await sql<AuctionLotRow>`
    select lots.id, lots.number, lots.lpn, lots.title, lots.phase,
      lots.start_price_cents as "startPriceCents",
      coalesce(lots.hammer_cents, lot_states.price_cents) as "priceCents",
      lot_states.bid_count as "bidCount", lot_states.closes_at as "closesAt",
      lots.relisted_at is not null or exists (select from draft_lots
        where draft_lots.relisted_from = lots.id) as relisted,
      (select count(*)::int from watches where watches.lot_id = lots.id) as watchers
    from lots join lot_states on lot_states.lot_id = lots.id
    where lots.auction_id = ${auctionId}::uuid and ${SHOWN[show]}
    order by lots.number limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

export async function countLotsOfAuction(
  db: Db,
  { auctionId, show }: Pick<WantedLots, 'auctionId' | 'show'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from lots join lot_states on lot_states.lot_id = lots.id
    where lots.auction_id = ${auctionId}::uuid and ${SHOWN[show]}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface BoardRow {
  readonly totalCents: Cents;
  readonly bids: number;
  readonly bidders: number;
  readonly watchers: number;
  readonly open: number;
  readonly withoutBids: number;
}

export async function readBoard(db: Db, auctionId: string): Promise<BoardRow> {
  const { rows } = await sql<BoardRow>`
    select coalesce(sum(coalesce(lots.hammer_cents, lot_states.price_cents))
        filter (where lots.phase in ('open', 'sold')), 0)::bigint as "totalCents",
      coalesce(sum(lot_states.bid_count), 0)::int as bids,
      (select count(distinct bidder_id)::int from lot_events
        where kind = 'bid' and lot_id in (select id from lots
          where auction_id = ${auctionId}::uuid)) as bidders,
      (select count(*)::int from watches join lots watched on watched.id = watches.lot_id
        where watched.auction_id = ${auctionId}::uuid) as watchers,
      count(*) filter (where lots.phase = 'open')::int as open,
      count(*) filter (where lots.phase = 'open' and lot_states.bid_count = 0)::int
        as "withoutBids"
    from lots join lot_states on lot_states.lot_id = lots.id
    where lots.auction_id = ${auctionId}::uuid`.execute(db);
  const [row] = rows;
  return row ?? { totalCents: 0, bids: 0, bidders: 0, watchers: 0, open: 0, withoutBids: 0 };
}

/** Public bids (R70): neither advance bids nor raises; the oldest of the last minutes first. */
export async function listBidsPerMinute(
  db: Db,
  { auctionId, minutes }: { readonly auctionId: string; readonly minutes: number },
): Promise<number[]> {
  const { rows } = await sql<{ ago: number; bids: number }>`
    select floor(extract(epoch from app.now() - at) / 60)::int as ago, count(*)::int as bids
    from lot_events where kind = 'bid' and not advance
      and lot_id in (select id from lots where auction_id = ${auctionId}::uuid
        and phase <> 'upcoming')
      and at > app.now() - ${minutes}::int * interval '1 minute'
    group by ago`.execute(db);
  const counts = new Map(rows.map(({ ago, bids }) => [ago, bids]));
  return Array.from({ length: minutes }, (_, index) => counts.get(minutes - 1 - index) ?? 0);
}

/** Open lots, the next to close first. */
export async function listNextCloses(
  db: Db,
  auctionId: string,
  limit: number,
): Promise<AuctionLotRow[]> {
  const { rows } = await sql<AuctionLotRow>`
    select lots.id, lots.number, lots.lpn, lots.title, lots.phase,
      lots.start_price_cents as "startPriceCents", lot_states.price_cents as "priceCents",
      lot_states.bid_count as "bidCount", 0 as watchers, false as relisted,
      lot_states.closes_at as "closesAt"
    from lots join lot_states on lot_states.lot_id = lots.id
    where lots.auction_id = ${auctionId}::uuid and lots.phase = 'open'
    order by lot_states.closes_at, lots.number limit ${limit}::int`.execute(db);
  return rows;
}
