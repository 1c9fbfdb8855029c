// The checks of what sellers' pages read: each returned row is a discrepancy.
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { sumsOfEntries } from '../accounting/ledger-days.ts';
import { differentStatementSums } from '../accounting/statement-sums.ts';
import { differentLotSums } from '../reporting/lot-sums.ts';
import type { CheckQuery } from './money.ts';

export const reportChecks: Readonly<Record<string, CheckQuery>> = {
  'day sums': sql`select 'auction ' || auction_id || ' on ' || day as subject,
      kind || ', ' || account || ': the stored sum is ' || coalesce(stored.cents, 0)
        || ', its entries sum to ' || coalesce(entered.cents, 0) as detail
    from (${sumsOfEntries(sql`to_char(journals.at at time zone ${sql.lit(STORE_TIME_ZONE.id)},
        'YYYY-MM') in (select month from summed_months)`)}) entered
      full join ledger_days stored using (auction_id, day, kind, account)
    where coalesce(stored.cents, 0) <> coalesce(entered.cents, 0)
      or coalesce(stored.lines, 0) <> coalesce(entered.lines, 0)`,
  'summed month': sql`select 'month ' || month as subject,
      'its days are not summed, and those of a later month are' as detail
    from ledger_periods where month not in (select month from summed_months)
      and month < (select max(month) from summed_months)`,
  'final bids': sql`select 'lot ' || lots.id as subject,
      final_bids || ' bids of ' || final_bidders || ' people are stored, its log has '
        || bid_count || ' of ' || bidders as detail
    from lots join lot_states on lot_states.lot_id = lots.id
      cross join lateral (select count(distinct bidder_id) as bidders from lot_events
        where lot_events.lot_id = lots.id and kind = 'bid') logged
    where final_bids is not null and (final_bids <> bid_count or final_bidders <> bidders)`,
  'lot sums': sql`select 'auction ' || auction_id || ' on ' || day as subject,
      'the stored sums of its lots are not what its lots add up to' as detail
    from (${differentLotSums}) different`,
  'statement sums': sql`select 'auction ' || auction_id as subject,
      'stored are ' || coalesce(stored_payable, 0) || ' payable and '
        || coalesce(stored_waiting, 0) || ' waiting, its sales and payouts add up to '
        || coalesce(payable_cents, 0) || ' and ' || coalesce(waiting_cents, 0) as detail
    from (${differentStatementSums}) different`,
};
