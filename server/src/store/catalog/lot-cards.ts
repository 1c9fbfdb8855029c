// The rows of every card and tile of a lot: one query for any list, with the caller's own standing.
import type { Bps, Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * The viewer; null for a guest. Hidden from the planner, which would otherwise plan again for every
 * guest and take longer than the query: a plan for null omits half of the tables.
 */
export const theViewer = (viewerId: string | null) => sql<string>`(select ${viewerId}::uuid)`;

/**
 * The viewer's bids on a lot that were not retracted. On a lot without a winner any bid counts: its
 * bidder has lost it (LIVE-09).
 */
const ownBidsOf = (viewerId: string | null) => sql`
  lot_events mine
  where mine.kind = 'bid' and mine.bidder_id = ${theViewer(viewerId)} and mine.lot_id = lots.id
    and (lots.phase = 'unsold' or not exists (select from lot_events back
      where back.lot_id = mine.lot_id
        and back.kind = 'retraction' and back.bid_sequence = mine.sequence))`;

/** The highest of them, as lowered since (R68); null if there is none. */
const ownMaxOf = (viewerId: string | null) => sql<Cents | null>`(
  select max(least(mine.amount_cents, (select min(low.amount_cents) from lot_events low
    where low.kind = 'lowered' and low.lot_id = mine.lot_id
      and low.bidder_id = mine.bidder_id and low.sequence > mine.sequence)))
  from ${ownBidsOf(viewerId)})`;

/** Whether the highest of them is a price and not a maximum (R9). */
export const ownIsExactOf = (viewerId: string | null) => sql<boolean>`coalesce((
  select mine.bid_type = 'hard' from ${ownBidsOf(viewerId)}
  order by mine.amount_cents desc limit 1), false)`;

/** The viewer's own receipt of a lot; queried only for lots that the viewer bought. */
const ownInvoiceOf = (viewerId: string | null) => sql<string | null>`(
  case when lots.winner_id = ${theViewer(viewerId)} then (
    select invoices.id from invoice_lines
    join invoices on invoices.id = invoice_lines.invoice_id
    where invoice_lines.lot_id = lots.id and invoice_lines.voided_at is null
      and invoices.user_id = ${theViewer(viewerId)})
  end)`;

/** Whether a payment of that receipt is being processed. */
const isOwnPaymentProcessing = (viewerId: string | null) => sql<boolean>`(
  lots.winner_id is not distinct from ${theViewer(viewerId)} and exists (
    select from invoice_lines
    join payments on payments.invoice_id = invoice_lines.invoice_id
    where invoice_lines.lot_id = lots.id and invoice_lines.voided_at is null
      and payments.user_id = ${theViewer(viewerId)} and payments.state = 'processing'))`;

/** The leader's username, for signed-in viewers. */
const leaderNameOf = (viewerId: string | null) => sql<string | null>`(
  case when ${theViewer(viewerId)} is not null then (
    select leader.username from users leader where leader.id = lot_states.leader_id)
  end)`;

/** A lot bought by buy-now closed at the purchase; its own close is in the future (R18). */
const boughtOffAt = sql<Instant | null>`(
  case when lots.phase = 'sold' then (select sale.at from buy_now_holds sale
    where sale.lot_id = lots.id and sale.lapsed_at is null)
  end)`;

/**
 * The tax rate for the viewer: of the viewer's own receipt, or else of an exemption that is
 * approved now (R55).
 */
export const taxBpsFor = (viewerId: string | null) => sql<Bps>`(
  case when coalesce(
    case when lots.winner_id = ${theViewer(viewerId)} then (
      select invoices.tax_exempt from invoice_lines
      join invoices on invoices.id = invoice_lines.invoice_id
      where invoice_lines.lot_id = lots.id and invoice_lines.voided_at is null
        and invoices.user_id = ${theViewer(viewerId)})
    end,
    (select viewer.tax_exempt_at is not null from users viewer
      where viewer.id = ${theViewer(viewerId)}),
    false) then 0 else auctions.tax_bps end)`;

export const selectLotTiles = (db: Db, viewerId: string | null) =>
  db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    // At most one row for the viewer; none for guests.
    .leftJoin('buyNowHolds', (join) =>
      join
        .onRef('buyNowHolds.lotId', '=', 'lots.id')
        .on('buyNowHolds.userId', '=', theViewer(viewerId)),
    )
    .leftJoin('watches', (join) =>
      join.onRef('watches.lotId', '=', 'lots.id').on('watches.userId', '=', theViewer(viewerId)),
    )
    .select([
      'lots.id',
      'lotStates.sequence',
      'lotStates.hiddenEvents',
      'lots.title',
      'lots.startPriceCents',
      'lotStates.priceCents',
      'lots.hammerCents',
      'lots.buyNowCents',
      'lotStates.closesAt',
      'lots.phase',
      'lotStates.leaderId',
      'lots.images',
      'auctions.premiumBps',
      'auctions.premiumMinimumCents',
      'auctions.cardFeeBps',
      'auctions.shipFirstCents',
      taxBpsFor(viewerId).as('viewerTaxBps'),
      boughtOffAt.as('boughtOffAt'),
      'buyNowHolds.at as boughtAt',
      'buyNowHolds.lapsedAt as purchaseLapsedAt',
      'watches.id as watchId',
      leaderNameOf(viewerId).as('leaderName'),
      ownMaxOf(viewerId).as('ownMaxCents'),
    ])
    .where('auctions.publishedAt', 'is not', null);

export type LotTileRow = Awaited<ReturnType<ReturnType<typeof selectLotTiles>['execute']>>[number];

export const selectLotCards = (db: Db, viewerId: string | null) =>
  selectLotTiles(db, viewerId)
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .innerJoin('categories', 'categories.id', 'lots.categoryId')
    .leftJoin('lotNotes', (join) =>
      join.onRef('lotNotes.lotId', '=', 'lots.id').on('lotNotes.userId', '=', theViewer(viewerId)),
    )
    .select([
      'lots.lpn',
      'lots.number',
      'lots.description',
      'lots.floorLocation',
      'lots.condition',
      'lots.conditionNote',
      'lots.itemCount',
      'lots.msrpCents',
      'lotStates.bidCount',
      'lots.opensAt',
      'lotStates.leaderMaxCents',
      'auctions.number as auctionNumber',
      'auctions.increments',
      'centers.city as centerCity',
      'centers.state as centerState',
      'categories.name as categoryName',
      'lotNotes.id as noteId',
      'lotNotes.words as noteWords',
      'buyNowHolds.paidAt as purchasePaidAt',
      'buyNowHolds.expiresAt as purchaseHeldUntil',
      ownInvoiceOf(viewerId).as('ownInvoiceId'),
      isOwnPaymentProcessing(viewerId).as('isPaymentProcessing'),
      ownIsExactOf(viewerId).as('ownIsExact'),
    ]);

export type LotCardQuery = ReturnType<typeof selectLotCards>;
export type LotCardRow = Awaited<ReturnType<LotCardQuery['execute']>>[number];

export type LotOrder = '' | '1' | '3' | '4';

/** The orders of the specification; the id at the end makes pages stable (API-05). */
export function inOrder(
  lots: LotCardQuery,
  order: LotOrder,
  close: 'lotStates.closesAt' | 'lots.listedCloseAt' = 'lotStates.closesAt',
): LotCardQuery {
  const price = sql`coalesce(lot_states.price_cents, lots.start_price_cents)`;
  const sorted =
    order === '3'
      ? lots.orderBy(price, 'asc')
      : order === '4'
        ? lots.orderBy(price, 'desc')
        : order === '1'
          ? lots.orderBy(close, 'asc')
          : lots;
  return sorted.orderBy(close, 'asc').orderBy('lots.id', 'asc');
}

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Public lots: open, or in an auction that has not started. */
export const isOnTheBlock = sql<SqlBool>`lots.phase in ('upcoming', 'open')`;

/** First lots that can still be bid on, by their close; then closed ones, the latest first. */
const openFirst = (lots: LotCardQuery): LotCardQuery =>
  lots
    .orderBy(isOnTheBlock, 'desc')
    .orderBy(sql`case when not ${isOnTheBlock} then lots.listed_close_at end`, 'desc');

/** Narrows to lots of these centers; no centers: all. */
export const atCenters = (lots: LotCardQuery, slugs: readonly string[]): LotCardQuery =>
  slugs.length === 0 ? lots : lots.where('centers.slug', 'in', [...slugs]);

/** One page of a user's own list and its total count: two queries for any page size. */
export async function readPage(
  lots: LotCardQuery,
  order: LotOrder,
  { page, limit }: Page,
): Promise<{ rows: LotCardRow[]; count: number }> {
  const counted = lots
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const byTime = order === '' || order === '1';
  const rows = inOrder(byTime ? openFirst(lots) : lots, order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: await rows, count: (await counted).count };
}

/** R18: open and without a bid; to be used with a lot joined with its state. */
export const buyableNow = sql<SqlBool>`(lots.buy_now_cents is not null
  and lots.phase = 'open' and lot_states.leader_id is null)`;

/** The ids of the lots this bidder has a bid on that was not retracted. */
export const bidOnBy = (bidderId: string) => sql`
  select mine.lot_id from lot_events mine
  where mine.kind = 'bid' and mine.bidder_id = ${bidderId}::uuid
    and not exists (select from lot_events back where back.lot_id = mine.lot_id
      and back.kind = 'retraction' and back.bid_sequence = mine.sequence)`;

/** Lots this bidder has a bid on that was not retracted. */
export const withBidOf = (lots: LotCardQuery, bidderId: string): LotCardQuery =>
  lots.where(
    sql<SqlBool>`exists (select from lot_events mine where mine.kind = 'bid'
      and mine.bidder_id = ${bidderId}::uuid and mine.lot_id = lots.id
      and not exists (select from lot_events back where back.lot_id = mine.lot_id
        and back.kind = 'retraction' and back.bid_sequence = mine.sequence))`,
  );
