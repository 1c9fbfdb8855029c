// The checks of purchases (R18, R60) and of void receipts: each returned row is a discrepancy.
import { sql } from 'kysely';
import { dueOfInvoice as due } from '../payments/ledger.ts';
import type { CheckQuery } from './money.ts';

export const holdChecks: Readonly<Record<string, CheckQuery>> = {
  'purchase without a hold': sql`select 'lot ' || lot_id as subject,
      'its log has ' || purchases || ' purchases, and ' || held || ' holds' as detail
    from (select lots.id as lot_id,
        (select count(*) from lot_events where lot_id = lots.id and kind = 'bought') as purchases,
        (select count(*) from buy_now_holds where lot_id = lots.id) as held
      from lots) counted where purchases <> held`,
  'hold and lot': sql`select 'lot ' || lots.id as subject,
      'it is held by ' || buy_now_holds.user_id || ', and ' || phase || ' to '
        || coalesce(winner_id::text, 'no one') as detail
    from buy_now_holds join lots on lots.id = lot_id
    where lapsed_at is null and (phase <> 'sold' or winner_id <> buy_now_holds.user_id)`,
  'hold and receipt': sql`select 'invoice ' || number as subject,
      case when lapsed_at is not null then 'its hold has lapsed, and it is not void'
        else 'paid at ' || coalesce(paid_at::text, 'no time') || ' with a balance of ' || ${due}
      end as detail
    from buy_now_holds join invoices on invoices.id = invoice_id
    where (lapsed_at is not null) <> (voided_at is not null)
      or lapsed_at is null and (paid_at is not null) <> (${due} = 0)
      or invoices.user_id <> buy_now_holds.user_id`,
  // PAY-08: the cart shows one price for all pieces.
  'pieces of an offer': sql`select 'lot ' || lots.id as subject,
      'it differs from the first piece of its offer in auction or price' as detail
    from lots join lots first on first.id = lots.offer_id
    where lots.auction_id <> first.auction_id or first.offer_id is not null
      or lots.buy_now_cents is distinct from first.buy_now_cents`,
  'hold still running': sql`select 'lot ' || lot_id as subject,
      'held since ' || at || ', neither paid nor reopened' as detail
    from buy_now_holds where paid_at is null and lapsed_at is null
      and expires_at < app.now() - interval '15 minutes'
      and not exists (select from payments where payments.invoice_id = buy_now_holds.invoice_id
        and settled_at is null)`,
  'void receipt': sql`select 'invoice ' || number as subject,
      'it is void with a balance of ' || ${due} || ', or with a line that is not void' as detail
    from invoices where voided_at is not null and (${due} <> 0 or exists (select from invoice_lines
      where invoice_id = invoices.id and invoice_lines.voided_at is null))`,
};
