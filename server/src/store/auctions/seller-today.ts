// What a seller has to do today: one count each, from rows of the last weeks.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from '../payments/ledger.ts';

/** Older ones are left alone on purpose. */
const LATELY = sql`(select app.now()) - interval '30 days'`;

export interface PreparedCounts {
  readonly draftLots: number;
  /** Of them, those that lack what publishing needs. */
  readonly incompleteLots: number;
  readonly draftsWithoutPhotos: number;
  readonly draftAuctions: number;
  readonly publishedWithoutPhotos: number;
}

export async function countPrepared(db: Db, sellerId: string): Promise<PreparedCounts> {
  const { rows } = await sql<PreparedCounts>`select count(*)::int as draft_lots,
      count(*) filter (where title = '' or category_id is null or condition is null
        or start_price_cents is null)::int as incomplete_lots,
      count(*) filter (where images = '[]')::int as drafts_without_photos,
      (select count(*)::int from auctions
        where seller_id = ${sellerId} and published_at is null) as draft_auctions,
      (select count(*)::int from auctions join lots on lots.auction_id = auctions.id
        where seller_id = ${sellerId} and ends_at > ${LATELY}
          and lots.phase in ('upcoming', 'open') and lots.images = '[]')
        as published_without_photos
    from draft_lots where seller_id = ${sellerId}`.execute(db);
  return first(rows);
}

export interface LiveAuction {
  readonly id: string;
  readonly name: string;
  readonly endsAt: Instant;
  readonly openLots: number;
  readonly lotsWithBids: number;
  readonly totalCents: Cents;
}

const LIVE_MAX = 20;

/** Auctions with open lots, the first to close at the top. */
export async function listLiveAuctions(db: Db, sellerId: string): Promise<LiveAuction[]> {
  const { rows } = await sql<LiveAuction>`select auctions.id,
      auctions.number || ' ' || auctions.title as name, ends_at, count(*)::int as open_lots,
      count(leader_id)::int as lots_with_bids,
      coalesce(sum(price_cents) filter (where leader_id is not null), 0)::bigint as total_cents
    from auctions join lots on lots.auction_id = auctions.id
      join lot_states on lot_states.lot_id = lots.id
    where seller_id = ${sellerId} and published_at is not null and ends_at > ${LATELY}
      and lots.phase = 'open'
    group by auctions.id order by ends_at, auctions.id limit ${LIVE_MAX}`.execute(db);
  return rows;
}

export interface AfterSaleCounts {
  readonly unpaidReceipts: number;
  readonly unpaidCents: Cents;
  readonly openQuestions: number;
  /** Of auctions that ended lately; neither relisted nor a draft again. */
  readonly unsoldLots: number;
}

export async function countAfterSale(db: Db, sellerId: string): Promise<AfterSaleCounts> {
  const { rows } = await sql<AfterSaleCounts>`select unpaid.*,
      (select count(*)::int from lot_questions join lots on lots.id = lot_questions.lot_id
          join auctions on auctions.id = lots.auction_id
        where answered_at is null and removed_at is null and seller_id = ${sellerId}
          and lots.phase in ('upcoming', 'open')) as open_questions,
      (select coalesce(sum(unsold.lots), 0)::int from auctions cross join lateral (
          -- Per auction, so that no lot of an older one is read.
          select count(*) as lots from lots
          where auction_id = auctions.id and phase = 'unsold' and relisted_at is null
            and not exists (select from draft_lots where relisted_from = lots.id)) unsold
        where seller_id = ${sellerId} and ends_at > ${LATELY}) as unsold_lots
    from (select count(*)::int as unpaid_receipts, coalesce(sum(due), 0)::bigint as unpaid_cents
      from (select ${dueOfInvoice} as due
        from invoices join auctions on auctions.id = invoices.auction_id
        where unpaid_step_at is not null and voided_at is null
          and seller_id = ${sellerId}) owed
      where due > 0) unpaid`.execute(db);
  return first(rows);
}

export interface PickupCounts {
  /** Lots whose last day to be picked up is today. */
  readonly dueToday: number;
  readonly overdue: number;
  readonly waiting: number;
}

export async function countPickups(
  db: Db,
  sellerId: string,
  { now, endOfToday }: { readonly now: Instant; readonly endOfToday: Instant },
): Promise<PickupCounts> {
  const { rows } = await sql<PickupCounts>`select
      count(*) filter (where pickup_windows.ends_at >= app.at_ms(${now})
        and pickup_windows.ends_at < app.at_ms(${endOfToday}))::int as due_today,
      count(*) filter (where pickup_windows.ends_at < app.at_ms(${now}))::int as overdue,
      count(*)::int as waiting
    from pickup_windows join invoices on invoices.id = pickup_windows.invoice_id
      join auctions on auctions.id = invoices.auction_id
      join invoice_lines on invoice_lines.invoice_id = invoices.id
        and invoice_lines.voided_at is null
    where seller_id = ${sellerId} and pickup_windows.ends_at > ${LATELY}
      and not exists (select from handovers where handovers.lot_id = invoice_lines.lot_id)
      and not exists (select from forfeits where forfeits.lot_id = invoice_lines.lot_id)
      and not exists (select from returns where returns.lot_id = invoice_lines.lot_id)`.execute(db);
  return first(rows);
}

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a count returned no row');
  return row;
}
