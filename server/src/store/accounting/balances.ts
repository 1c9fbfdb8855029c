// Balances of the ledger's accounts over all users (R28): those of the last closed month before a
// time, and the entries since (decision 0063).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The balance of each account before a time: rows of account and cents. */
export const balancesBefore = (until: RawBuilder<Date>) =>
  sql<{ account: string; cents: Cents }>`select account, sum(cents)::bigint as cents from (
    select account, balance_cents as cents from period_balances
      where month = (select month from ${lastClosed(until)})
    union all
    select moved.account, moved.amount_cents
      from journals cross join lateral (select account, amount_cents from entries
        where journal_id = journals.id
        -- Reads the lines of these journals by their key, and not the whole table.
        offset 0) moved
      where journals.at >= coalesce((select ends_at from ${lastClosed(until)}), '-infinity')
        and journals.at < ${until}) parts
    group by account`;

/** A month whose balances are not stored yet does not count. */
const lastClosed = (until: RawBuilder<Date>) =>
  sql`(select month, ends_at from ledger_periods where ends_at <= ${until}
    and exists (select from period_balances where period_balances.month = ledger_periods.month)
    order by ends_at desc limit 1) closed`;

export async function sumBalances(db: Db, until: Instant): Promise<ReadonlyMap<string, Cents>> {
  const { rows } = await balancesBefore(sql<Date>`app.at_ms(${until})`).execute(db);
  return new Map(rows.map(({ account, cents }) => [account, cents]));
}
