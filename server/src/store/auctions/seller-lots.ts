// The lists of a seller's lots: drafts, and published lots with their sales.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { leftUnpaid } from '../invoices/unpaid-invoices.ts';

export type SellerLotList = 'open' | 'sold' | 'unsold' | 'draft' | 'relisted';
type SortColumn =
  | 'title'
  | 'lpn'
  | 'condition'
  | 'category'
  | 'retail'
  | 'start_price'
  | 'location';
export type SellerLotOrder =
  | 'newest'
  | 'oldest'
  | 'price'
  | 'closing'
  | SortColumn
  | `${SortColumn}_desc`;

export interface SellerLotsWanted {
  readonly sellerId: string;
  readonly list: SellerLotList;
  /** An auction's id, "stock", or empty for all. */
  readonly auction: string;
  /** The category's slug, or empty. */
  readonly category: string;
  readonly condition: string;
  readonly text: string;
  readonly withoutPhotos: boolean;
  readonly withoutPrice: boolean;
  readonly withProblems: boolean;
  readonly order: SellerLotOrder;
  readonly page: number;
  readonly limit: number;
}

export interface SellerLotSale {
  readonly priceCents: Cents | null;
  readonly bidCount: number;
  readonly watchers: number;
  readonly closesAt: Instant;
  readonly winner: string | null;
  readonly invoiceVoidedAt: Instant | null;
  /** null without an invoice. */
  readonly dueCents: Cents | null;
  readonly pickedUpAt: Instant | null;
  readonly returnedAt: Instant | null;
  readonly forfeitedAt: Instant | null;
}

export interface SellerLotListRow {
  readonly id: string;
  readonly phase: string;
  readonly auctionId: string | null;
  readonly auctionNumber: number | null;
  readonly auctionTitle: string | null;
  readonly auctionPublished: boolean | null;
  readonly number: number | null;
  readonly lpn: string;
  readonly title: string;
  readonly categoryId: string | null;
  readonly categorySlug: string | null;
  readonly condition: string | null;
  readonly conditionNote: string;
  readonly itemCount: number;
  readonly msrpCents: Cents;
  readonly startPriceCents: Cents | null;
  readonly buyNowCents: Cents | null;
  readonly depositCents: Cents;
  readonly retractMinutes: number;
  readonly sku: string;
  readonly upc: string;
  readonly brand: string;
  readonly sourceUrl: string;
  readonly floorLocation: string;
  readonly internalNote: string;
  readonly images: unknown;
  readonly version: number;
  readonly createdAt: Instant;
  readonly relistedFrom: string | null;
  readonly relistedAsId: string | null;
  readonly relistedAsPhase: string | null;
  readonly relistedAsAuction: string | null;
}

export type SellerSaleRow = SellerLotListRow & SellerLotSale;

/** Sold, but not paid in time or not collected: the goods are to be sold again (R20, R22). */
const fellThrough = sql`(exists (select from forfeits where forfeits.lot_id = lots.id)
  or ${leftUnpaid})`;

/** Lots that can be relisted, and no others (R20). */
export const toBeSoldAgain = sql<boolean>`lots.relisted_at is null and (
  lots.phase in ('unsold', 'cancelled') or (lots.phase = 'sold' and ${fellThrough}))`;

const IN_LIST = {
  open: sql`lots.phase in ('upcoming', 'open')`,
  sold: sql`lots.phase = 'sold' and not ${fellThrough}`,
  unsold: toBeSoldAgain,
  relisted: sql`lots.relisted_at is not null`,
} as const;

/** What a draft lacks, as `missingToPublish` says; faults are refused when it is written. */
const IS_INCOMPLETE = sql`(lots.title = '' or lots.category_id is null or lots.condition is null
  or lots.start_price_cents is null)`;

const COLUMNS = sql.raw(
  `lots.id lots.lpn lots.title lots.category_id lots.condition lots.condition_note lots.item_count
  lots.msrp_cents lots.start_price_cents lots.buy_now_cents lots.deposit_cents
  lots.retract_minutes lots.sku lots.upc lots.brand lots.source_url lots.floor_location
  lots.internal_note lots.images lots.version lots.relisted_from`
    .split(/\s+/)
    .concat('categories.slug as category_slug')
    .join(', '),
);

export interface SellerLotsPage<Row> {
  readonly rows: Row[];
  readonly count: number;
}

export async function listSellerDrafts(
  db: Db,
  wanted: SellerLotsWanted,
): Promise<SellerLotsPage<SellerLotListRow>> {
  // The alias lets both lists share their filters.
  const from = sql`from draft_lots lots where lots.seller_id = ${wanted.sellerId}::uuid
    ${filtersOf(wanted)}
    ${wanted.withProblems ? sql`and ${IS_INCOMPLETE}` : sql``}`;
  const { rows } = await sql<SellerLotListRow>`
    select ${COLUMNS}, 'draft' as phase, lots.auction_id, auctions.number as auction_number,
      auctions.title as auction_title, auctions.published_at is not null as auction_published,
      null as number, lots.created_at,
      null as relisted_as_id, null as relisted_as_phase, null as relisted_as_auction
    from (select lots.* ${from} order by ${DRAFT_ORDERS[wanted.order]}
      limit ${wanted.limit} offset ${offsetOf(wanted)}) lots
    left join auctions on auctions.id = lots.auction_id
    left join categories on categories.id = lots.category_id
    order by ${DRAFT_ORDERS[wanted.order]}`.execute(db);
  return { rows, count: await countOf(db, from) };
}

export async function listSellerSales(
  db: Db,
  wanted: SellerLotsWanted & { readonly list: Exclude<SellerLotList, 'draft'> },
): Promise<SellerLotsPage<SellerSaleRow>> {
  const from = sql`from lots join auctions on auctions.id = lots.auction_id
    join lot_states states on states.lot_id = lots.id
    where auctions.seller_id = ${wanted.sellerId}::uuid and ${IN_LIST[wanted.list]}
    ${filtersOf(wanted)}
    ${wanted.withProblems ? sql`and false` : sql``}`;
  const { rows } = await sql<SellerSaleRow>`
    select ${COLUMNS}, lots.phase, lots.auction_id, auctions.number as auction_number,
      auctions.title as auction_title, true as auction_published, lots.number,
      lots.listed_at as created_at,
      coalesce(again.id, draft.id) as relisted_as_id,
      coalesce(again.phase, case when draft.id is not null then 'draft' end)
        as relisted_as_phase,
      next.title as relisted_as_auction,
      coalesce(lots.hammer_cents, states.price_cents) as price_cents, states.bid_count,
      states.closes_at,
      (select count(*) from watches where watches.lot_id = lots.id)::int as watchers,
      users.username as winner, billed.voided_at as invoice_voided_at, billed.due_cents,
      handovers.at as picked_up_at, returns.at as returned_at, forfeits.at as forfeited_at
    from (select lots.*, states.price_cents as state_price_cents ${from}
      order by ${SALE_ORDERS[wanted.order]}
      limit ${wanted.limit} offset ${offsetOf(wanted)}) lots
    join auctions on auctions.id = lots.auction_id
    join lot_states states on states.lot_id = lots.id
    join categories on categories.id = lots.category_id
    left join users on users.id = lots.winner_id
    left join lateral (
      select invoice_lines.voided_at, ${dueOfInvoice} as due_cents
      from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
      where invoice_lines.lot_id = lots.id
      order by invoice_lines.voided_at desc nulls first limit 1) billed on true
    left join handovers on handovers.lot_id = lots.id
    left join returns on returns.lot_id = lots.id
    left join forfeits on forfeits.lot_id = lots.id
    left join lots again on again.relisted_from = lots.id
    left join draft_lots draft on draft.relisted_from = lots.id
    left join auctions next on next.id = coalesce(again.auction_id, draft.auction_id)
    order by ${SALE_ORDERS[wanted.order]}`.execute(db);
  return { rows, count: await countOf(db, from) };
}

export interface SellerLotCounts {
  readonly open: number;
  readonly sold: number;
  readonly unsold: number;
  readonly draft: number;
  readonly relisted: number;
}

export async function countSellerLots(db: Db, sellerId: string): Promise<SellerLotCounts> {
  const { rows } = await sql<SellerLotCounts>`
    select count(*) filter (where ${IN_LIST.open})::int as open,
      count(*) filter (where ${IN_LIST.sold})::int as sold,
      count(*) filter (where ${IN_LIST.unsold})::int as unsold,
      count(*) filter (where ${IN_LIST.relisted})::int as relisted,
      (select count(*) from draft_lots where seller_id = ${sellerId}::uuid)::int as draft
    from lots join auctions on auctions.id = lots.auction_id
    where auctions.seller_id = ${sellerId}::uuid`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the lots were not counted');
  return counts;
}

const offsetOf = ({ page, limit }: SellerLotsWanted): number => (page - 1) * limit;

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

function filtersOf(wanted: SellerLotsWanted): RawBuilder<unknown> {
  const filters: RawBuilder<unknown>[] = [];
  if (wanted.auction === 'stock') filters.push(sql`lots.auction_id is null`);
  else if (wanted.auction !== '') filters.push(sql`lots.auction_id = ${wanted.auction}::uuid`);
  if (wanted.category !== '') {
    filters.push(sql`lots.category_id = (
      select id from categories where categories.slug = ${wanted.category})`);
  }
  if (wanted.condition !== '') filters.push(sql`lots.condition = ${wanted.condition}`);
  if (wanted.withoutPhotos) filters.push(sql`lots.images = '[]'::jsonb`);
  if (wanted.withoutPrice) filters.push(sql`lots.start_price_cents is null`);
  if (wanted.text !== '') {
    const begins = `${escaped(wanted.text)}%`;
    filters.push(sql`(lots.title ilike ${`%${begins}`} or lots.lpn ilike ${begins}
      or lots.upc like ${begins} or lots.sku ilike ${begins}
      or lots.floor_location ilike ${begins})`);
  }
  return sql.join(
    filters.map((filter) => sql`and ${filter}`),
    sql` `,
  );
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** null where a lot has no value. */
const SORTED_BY: Readonly<Record<SortColumn, RawBuilder<unknown>>> = {
  title: sql`nullif(lower(lots.title), '')`,
  lpn: sql`nullif(lots.lpn, '')`,
  condition: sql`lots.condition`,
  category: sql`(select name from categories where id = lots.category_id)`,
  retail: sql`nullif(lots.msrp_cents, 0)`,
  start_price: sql`lots.start_price_cents`,
  location: sql`nullif(lower(lots.floor_location), '')`,
};

type Orders = Readonly<Record<SellerLotOrder, RawBuilder<unknown>>>;

/** Lots without a value come last; the last term is unique, so that pages do not overlap. */
function ordersOf(rest: RawBuilder<unknown>): Pick<Orders, SortColumn | `${SortColumn}_desc`> {
  const by = (column: SortColumn) => ({
    [column]: sql`${SORTED_BY[column]} nulls last, ${rest}`,
    [`${column}_desc`]: sql`${SORTED_BY[column]} desc nulls last, ${rest}`,
  });
  const columns = Object.keys(SORTED_BY) as SortColumn[];
  const all = Object.assign({}, ...columns.map(by));
  return all as Pick<Orders, SortColumn | `${SortColumn}_desc`>;
}

const DRAFT_ORDERS: Orders = {
  newest: sql`lots.position desc`,
  oldest: sql`lots.position`,
  closing: sql`lots.position`,
  price: sql`lots.start_price_cents desc nulls last, lots.position`,
  ...ordersOf(sql`lots.position`),
};

const SALE_ORDERS: Orders = {
  newest: sql`lots.listed_close_at desc, lots.id`,
  oldest: sql`lots.listed_close_at, lots.id`,
  closing: sql`lots.listed_close_at, lots.id`,
  price: sql`state_price_cents desc nulls last, lots.id`,
  ...ordersOf(sql`lots.id`),
};
