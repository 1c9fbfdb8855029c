// The checks of the books: each returned row is a discrepancy.
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { balancesBefore } from '../accounting/balances.ts';
import { taxOutsideReport } from '../accounting/tax-report.ts';
import type { CheckQuery } from './money.ts';

const endOfMonth = sql`((month || '-01')::date + interval '1 month')
  at time zone ${sql.lit(STORE_TIME_ZONE.id)}`;

export const accountingChecks: Readonly<Record<string, CheckQuery>> = {
  'trial balance': sql`select 'account ' || account as subject,
      'its balance is ' || coalesce(balances.cents, 0) || ', its entries sum to '
        || coalesce(entered.cents, 0) as detail
    from (${balancesBefore(sql<Date>`'infinity'::timestamptz`)}) balances
      full join (select account, sum(amount_cents) as cents from entries group by account) entered
        using (account)
    where coalesce(balances.cents, 0) <> coalesce(entered.cents, 0)`,
  'tax report': sql`select 'month ' || month as subject,
      'its tax of ' || cents || ' is not in the report' as detail
    from (${taxOutsideReport}) outside`,
  'closed month': sql`select 'month ' || month as subject,
      'it does not end with the month, or follows no closed month' as detail
    from (select month, ends_at, lag(ends_at) over (order by month) as before
      from ledger_periods) periods
    where ends_at <> ${endOfMonth}
      or before <> (month || '-01')::timestamp at time zone ${sql.lit(STORE_TIME_ZONE.id)}`,
  'month balance': sql`select 'month ' || month as subject,
      'its balance of ' || account || ' is ' || coalesce(balance_cents, 0)
        || ', its entries sum to ' || coalesce(cents, 0) as detail
    from (select month, account, sum(cents) over (partition by account order by month) as cents
        from (select month, account, coalesce(sum(moved.cents), 0) as cents
          from ledger_periods cross join (select distinct account from entries) accounts
            left join lateral (select amount_cents as cents from entries
              join journals on journals.id = journal_id
              where entries.account = accounts.account and at < ends_at
                and at >= coalesce((select max(earlier.ends_at) from ledger_periods earlier
                  where earlier.ends_at < ledger_periods.ends_at), '-infinity')) moved on true
          group by month, account) months) entered
      full join period_balances using (month, account)
    where coalesce(balance_cents, 0) <> coalesce(cents, 0)`,
};
