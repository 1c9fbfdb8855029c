// The checks of payouts: their lines, the lots that they name, and their records (R58, R72).
import { sql } from 'kysely';
import { isPaid } from '../accounting/settlements.ts';
import type { CheckQuery } from './money.ts';

export const payoutChecks: Readonly<Record<string, CheckQuery>> = {
  // What each auction had to pay at that time has no other record than the audit.
  payout: sql`select 'payout ' || payouts.id as subject,
      'its lines, its record or its reversal differ' as detail
    from payouts
    where amount_cents <> (select coalesce(sum(line.amount_cents), 0) from payout_lines line
        where line.payout_id = payouts.id)
      or not exists (select from audit_entries record where action = 'payout recorded'
        and subject = payouts.id::text and record.actor_id = payouts.actor_id
        and details @> jsonb_build_object('sellerId', seller_id, 'amountCents', amount_cents,
          'reference', reference, 'paidOn', paid_on, 'accountLast4', account_last4, 'lines',
          (select jsonb_object_agg(auction_id, line.amount_cents) from payout_lines line
            where line.payout_id = payouts.id))
        and (details -> 'lots') is not distinct from case when names_lots then (select
            to_jsonb(count(*)) from payout_lots where payout_id = payouts.id) end)
      or exists (select from payout_reversals where payout_id = payouts.id
        and not exists (select from audit_entries record where action = 'payout reversed'
          and subject = payouts.id::text
          and record.actor_id is not distinct from payout_reversals.actor_id
          and details @> jsonb_build_object('reason', reason)))`,
  'payout lot': sql`select 'payout ' || payout_id as subject,
      'lot ' || lot_id || ' was not sold in that auction, or is paid twice' as detail
    from payout_lots named
    where not exists (select from payout_lines line
        where line.payout_id = named.payout_id and line.auction_id = named.auction_id)
      or not exists (select from invoice_lines join invoices on invoices.id = invoice_id
        where invoice_lines.invoice_id = named.invoice_id and invoice_lines.lot_id = named.lot_id
          and invoices.auction_id = named.auction_id)
      or 1 < (select count(*) from payout_lots
        where (payout_lots.invoice_id, payout_lots.lot_id) = (named.invoice_id, named.lot_id)
          and ${isPaid('payout_lots')})`,
};
