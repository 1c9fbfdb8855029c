// The checks of lots that were not collected: each returned row is a discrepancy.
import { sql } from 'kysely';
import type { CheckQuery } from './money.ts';

export const forfeitChecks: Readonly<Record<string, CheckQuery>> = {
  'forfeit after hand-over': sql`select 'lot ' || lot_id as subject,
      'it was handed over and forfeited' as detail
    from forfeits join handovers using (lot_id)`,
  'forfeit too early': sql`select 'lot ' || forfeits.lot_id as subject,
      'it was forfeited before its pickup window was over' as detail
    from forfeits left join pickup_windows using (invoice_id)
    where ends_at is null or forfeits.at < ends_at`,
  'forfeit on another receipt': sql`select 'lot ' || forfeits.lot_id as subject,
      'it was forfeited from a receipt that does not contain it' as detail
    from forfeits where not exists (select from invoice_lines
      where invoice_lines.lot_id = forfeits.lot_id
        and invoice_lines.invoice_id = forfeits.invoice_id)`,
  relisting: sql`select 'lot ' || coalesce(origin.id, again.id) as subject,
      'the lot it was relisted as does not match' as detail
    from (select lots.*, center_id, seller_id from lots
        join auctions on auctions.id = lots.auction_id where relisted_at is not null) origin
      full join (select lots.id, relisted_from, lpn, center_id, seller_id from lots
        join auctions on auctions.id = lots.auction_id where relisted_from is not null
        union all select drafts.id, drafts.relisted_from, drafts.lpn,
          coalesce(next.center_id, auctions.center_id), drafts.seller_id
        from draft_lots drafts join lots on lots.id = drafts.relisted_from
        join auctions on auctions.id = lots.auction_id
        left join auctions next on next.id = drafts.auction_id) again
      on again.relisted_from = origin.id
    where (origin.lpn, origin.center_id, origin.seller_id)
      is distinct from (again.lpn, again.center_id, again.seller_id)`,
};
