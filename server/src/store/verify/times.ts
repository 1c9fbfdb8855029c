// The checks of times: records written in one transaction differ by less than a minute. Each
// returned row is a discrepancy.
import { sql } from 'kysely';
import type { CheckQuery } from './money.ts';

const audited = (action: string, lotId: string) => sql`(select max(at) from audit_entries
  where action = ${sql.lit(action)} and subject = ${sql.ref(lotId)}::text)`;

/** subject, at, witness */
const twice = sql`select 'line of lot ' || lot_id as subject, invoice_lines.voided_at as at,
      invoices.voided_at as witness
    from invoice_lines join invoices on invoices.id = invoice_id
  union all select 'hold of lot ' || lot_id, buy_now_holds.lapsed_at, invoices.voided_at
    from buy_now_holds join invoices on invoices.id = invoice_id
  union all select 'hold of lot ' || lot_id, paid_at, (select max(at) from journals
      where journals.invoice_id = buy_now_holds.invoice_id
        and kind in ('card payment', 'credit applied'))
    from buy_now_holds where paid_at is not null
  union all select 'hold of lot ' || lot_id, buy_now_holds.at, (select lot_events.at from lot_events
      where lot_events.lot_id = buy_now_holds.lot_id and kind = 'bought'
        and bidder_id = buy_now_holds.user_id)
    from buy_now_holds
  union all select 'forfeit of lot ' || lot_id, at, ${audited('lot forfeited', 'forfeits.lot_id')}
    from forfeits
  union all select 'hand-over of lot ' || lot_id, at,
      ${audited('lot handed over', 'handovers.lot_id')} from handovers
  union all select 'return of lot ' || returns.lot_id, returns.at, refunds.at
    from returns join refunds on refunds.id = refund_id
  union all select 'card refund ' || card_refunds.id, card_refunds.created_at, refunds.at
    from card_refunds join refunds on refunds.id = refund_id
  union all select 'automatic charge of invoice ' || number, charge_tried_at, payments.created_at
    from invoices join payments on payments.invoice_id = invoices.id where automatic
  union all select 'automatic charge of invoice ' || number, charge_tried_at, buy_now_holds.at
    from invoices join buy_now_holds on invoice_id = invoices.id
  union all select 'lot ' || lots.id, lots.relisted_at, relisted.at
    from lots left join lots again on again.relisted_from = lots.id
    left join draft_lots draft on draft.relisted_from = lots.id
    left join (select subject, max(at) as at from audit_entries
      where action = 'lot relisted' group by subject) relisted on relisted.subject = lots.id::text
    where lots.relisted_at is not null or again.id is not null or draft.id is not null
  union all select 'event ' || lot_events.sequence || ' of lot ' || lot_events.lot_id,
      lot_events.at, outbox.at
    from lot_events join outbox using (lot_id, sequence)
    -- A purchase is compared with its hold.
    where kind <> 'bought'`;

export const timeChecks: Readonly<Record<string, CheckQuery>> = {
  'two times': sql`select subject, 'recorded at ' || coalesce(at::text, 'no time')
      || ', and elsewhere at ' || coalesce(witness::text, 'no time') as detail
    from (${twice}) times
    where (at is null) <> (witness is null) or abs(extract(epoch from at - witness)) > 60`,
  // R21 adds the duration of outages to a hold.
  'hold length': sql`select 'hold of lot ' || lot_id as subject,
      'it ends ' || expires_at - at || ' after the purchase' as detail
    from buy_now_holds where expires_at < at + interval '30 minutes'
      or expires_at > at + interval '30 minutes 1 second' + (select coalesce(
        sum(ended_at - began_at), interval '0') from outages where ended_at > buy_now_holds.at)`,
  'pickup window bounds': sql`select 'invoice ' || invoices.number as subject,
      'its pickup window is at another center, or ends before it begins' as detail
    from pickup_windows join invoices on invoices.id = invoice_id
      join auctions on auctions.id = auction_id
    where pickup_windows.center_id <> auctions.center_id
      or pickup_windows.starts_at >= pickup_windows.ends_at`,
};
