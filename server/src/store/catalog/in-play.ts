// What a bidder has in play: open lots with a bid of theirs, those won within a day, and paid ones
// that wait for pickup.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { voidAtOfInvoice } from '../invoices/invoices.ts';
import { isPaymentProcessing, payableOfInvoice } from '../payments/ledger.ts';

export interface InPlay {
  readonly outbid: number;
  readonly winning: number;
  readonly won: number;
  readonly awaitingReceipt: number;
  readonly pickUpBy: Instant | null;
  readonly isPaused: boolean;
  readonly unpaidReceipts: number;
  readonly dueCents: Cents;
  /** Of the unpaid receipts: when the first becomes void (R18, R52). */
  readonly payBy: Instant | null;
}

/** One row, also without an unpaid receipt. One whose payment is pending waits for nothing. */
const unpaidOf = (userId: string) => sql`
  select count(*)::int as unpaid_receipts, coalesce(sum(due), 0)::bigint as due_cents,
    min(ends_at) as pay_by
  from (select ${payableOfInvoice} as due, ${voidAtOfInvoice} as ends_at
    from invoices
    where invoices.user_id = ${userId}::uuid and invoices.voided_at is null
      and not ${isPaymentProcessing}) standing
  where due > 0`;

/** Receipts follow within days of the close, so that older wins without one are not looked for. */
const winsOf = (userId: string) => sql`
  select count(*) filter (where lots.listed_close_at > app.now() - interval '1 day')::int as won,
    count(*) filter (where not exists (select from invoice_lines
      where invoice_lines.lot_id = lots.id and invoice_lines.voided_at is null)
    )::int as awaiting_receipt
  from lots
  where lots.winner_id = ${userId}::uuid and lots.phase = 'sold'
    and lots.listed_close_at > app.now() - interval '7 days'
    and not exists (select from buy_now_holds
      where buy_now_holds.lot_id = lots.id and buy_now_holds.lapsed_at is null)`;

export async function findInPlay(db: Db, userId: string): Promise<InPlay> {
  const { rows } = await sql<InPlay>`
    with unpaid as (${unpaidOf(userId)}), wins as (${winsOf(userId)})
    select
      count(*) filter (where lot_states.leader_id is distinct from ${userId}::uuid)::int as outbid,
      count(*) filter (where lot_states.leader_id = ${userId}::uuid)::int as winning,
      (select won from wins), (select awaiting_receipt from wins),
      (select min(pickup_windows.ends_at) from pickup_windows
        join invoices on invoices.id = pickup_windows.invoice_id
        where invoices.user_id = ${userId}::uuid and invoices.voided_at is null
          and pickup_windows.ends_at > app.now()
          and exists (select from invoice_lines where invoice_lines.invoice_id = invoices.id
            and invoice_lines.voided_at is null
            and not exists (select from handovers where handovers.lot_id = invoice_lines.lot_id)
            and not exists (select from returns where returns.lot_id = invoice_lines.lot_id)
            and not exists (select from forfeits where forfeits.lot_id = invoice_lines.lot_id)))
        as pick_up_by,
      exists (select from deactivations
        where user_id = ${userId}::uuid and lifted_at is null) as is_paused,
      (select unpaid_receipts from unpaid), (select due_cents from unpaid),
      (select pay_by from unpaid)
    from (select distinct mine.lot_id from lot_events mine
      where mine.kind = 'bid' and mine.bidder_id = ${userId}::uuid
        and not exists (select from lot_events back where back.lot_id = mine.lot_id
          and back.kind = 'retraction' and back.bid_sequence = mine.sequence)) bid_on
    join lots on lots.id = bid_on.lot_id and lots.phase = 'open'
    join auctions on auctions.id = lots.auction_id and auctions.published_at is not null
    join lot_states on lot_states.lot_id = lots.id`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a count has no row');
  return found;
}
