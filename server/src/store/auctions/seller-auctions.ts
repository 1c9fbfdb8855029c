// The auctions of a seller with their figures, for the lists and pages of the console (SELL-01).
import type { AuctionState } from '@hammerdock/domain/auctions/auction-state.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

const hasLiveLot = sql`exists (select from lots where lots.auction_id = auctions.id
  and lots.phase in ('upcoming', 'open'))`;
const isPublished = sql`auctions.published_at is not null`;

/** The states of `auctionStateOf`, in SQL. */
const IN_STATE: Readonly<Record<AuctionState, RawBuilder<SqlBool>>> = {
  draft: sql`auctions.published_at is null`,
  upcoming: sql`${isPublished} and auctions.canceled_at is null
    and auctions.starts_at > app.now()`,
  open: sql`${isPublished} and auctions.canceled_at is null
    and auctions.starts_at <= app.now() and ${hasLiveLot}`,
  closed: sql`${isPublished} and (auctions.canceled_at is not null
    or auctions.starts_at <= app.now() and not ${hasLiveLot})`,
};

/** What an auction's lots add up to. */
export interface LotFigures {
  readonly lots: number;
  readonly sold: number;
  readonly live: number;
  readonly bids: number;
  readonly totalCents: Cents;
  readonly nextClose: Instant | null;
  readonly lastClose: Instant | null;
}

/** Drafts have no prices yet, so they are only counted. */
const FIGURES = sql`lateral (
  select count(*)::int as lots,
    count(*) filter (where lots.phase = 'sold')::int as sold,
    count(*) filter (where lots.phase in ('upcoming', 'open'))::int as live,
    coalesce(sum(lot_states.bid_count), 0)::int as bids,
    coalesce(sum(coalesce(lots.hammer_cents, lot_states.price_cents))
      filter (where lots.phase in ('open', 'sold')), 0)::bigint as total_cents,
    min(lot_states.closes_at) filter (where lots.phase = 'open') as next_close,
    max(lots.first_closes_at) as last_close
  from lots join lot_states on lot_states.lot_id = lots.id
  where lots.auction_id = auctions.id) figures`;

const COLUMNS = sql`auctions.id, auctions.number, auctions.title, auctions.seller_id as "sellerId",
  auctions.center_id as "centerId", centers.name as "centerName", auctions.starts_at as "startsAt",
  auctions.ends_at as "endsAt", auctions.published_at as "publishedAt",
  auctions.canceled_at as "canceledAt", app.now() as now,
  case when auctions.published_at is null then (select count(*)::int from draft_lots
    where draft_lots.auction_id = auctions.id) else figures.lots end as lots,
  figures.sold, figures.live, figures.bids, figures.total_cents as "totalCents",
  figures.next_close as "nextClose", figures.last_close as "lastClose"`;

export interface SellerAuctionRow extends LotFigures {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly sellerId: string;
  readonly centerId: string;
  readonly centerName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly publishedAt: Instant | null;
  readonly canceledAt: Instant | null;
  readonly now: Instant;
}

interface Wanted {
  readonly sellerId: string;
  readonly state: AuctionState;
  readonly limit: number;
  readonly offset: number;
}

/** Closed ones latest first, others by their start. */
export async function listAuctionsOfSeller(db: Db, wanted: Wanted): Promise<SellerAuctionRow[]> {
  const { sellerId, state, limit, offset } = wanted;
  const order = state === 'closed' ? sql`auctions.ends_at desc` : sql`auctions.starts_at`;
  // Only the auctions of the page are counted up.
  const { rows } = await sql<SellerAuctionRow>`
    select ${COLUMNS} from (select * from auctions
      where auctions.seller_id = ${sellerId}::uuid and ${IN_STATE[state]}
      order by ${order}, auctions.number limit ${limit}::int offset ${offset}::int) auctions
    join centers on centers.id = auctions.center_id cross join ${FIGURES}
    order by ${order}, auctions.number`.execute(db);
  return rows;
}

export async function countAuctionsOfSeller(
  db: Db,
  sellerId: string,
): Promise<Readonly<Record<AuctionState, number>>> {
  const { rows } = await sql<Record<AuctionState, number>>`
    select count(*) filter (where ${IN_STATE.draft})::int as draft,
      count(*) filter (where ${IN_STATE.upcoming})::int as upcoming,
      count(*) filter (where ${IN_STATE.open})::int as open,
      count(*) filter (where ${IN_STATE.closed})::int as closed
    from auctions where auctions.seller_id = ${sellerId}::uuid`.execute(db);
  return rows[0] ?? { draft: 0, upcoming: 0, open: 0, closed: 0 };
}

export interface SellerAuctionDetailRow extends SellerAuctionRow {
  readonly cancelReason: string;
}

export async function findSellerAuction(
  db: Db,
  id: string,
): Promise<SellerAuctionDetailRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<SellerAuctionDetailRow>`
    select ${COLUMNS}, auctions.cancel_reason as "cancelReason" from auctions
    join centers on centers.id = auctions.center_id cross join ${FIGURES}
    where auctions.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function findAuctionTitle(db: Db, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('auctions')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.title;
}
