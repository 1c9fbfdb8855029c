// The ledger by day and auction, for the seller's reports: stored sums for closed months, and the
// entries since (decision 0071).
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { DayRange } from '@hammerdock/domain/reporting/report-range.ts';
import type { LedgerSum } from '@hammerdock/domain/reporting/report-sums.ts';
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

const ZONE = sql.lit(STORE_TIME_ZONE.id);

/** Oldest first: sums are read up to the last month that has them. */
export async function listMonthsToSum(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select month from ledger_periods
    where month not in (select month from summed_months) order by month`.execute(db);
  return rows.map(({ month }) => month);
}

/** Of a closed month, once; another run that sums it is waited for. */
export async function storeDaySums(tx: Tx, month: string): Promise<void> {
  const { rows } = await sql`insert into summed_months (month) values (${month})
    on conflict do nothing returning month`.execute(tx);
  if (rows.length === 0) return;
  await sql`insert into ledger_days (auction_id, day, kind, account, cents, lines)
    ${sumsOfEntries(sql`journals.at >= ${startOfMonth(sql`${month}::text`)}
      and journals.at < (select ends_at from ledger_periods where month = ${month})`)}`.execute(tx);
}

const startOfMonth = (month: RawBuilder<unknown>) =>
  sql`((${month} || '-01')::timestamp at time zone ${ZONE})`;

/** Rows of auction, day, kind, account, cents and lines. */
export const sumsOfEntries = (condition: RawBuilder<unknown>) =>
  sql`select auction_id, (journals.at at time zone ${ZONE})::date as day, kind, account,
      sum(amount_cents)::bigint as cents, count(*)::int as lines
    from journals join invoices on invoices.id = journals.invoice_id
      cross join lateral (select account, amount_cents from entries
        where journal_id = journals.id
        -- Reads the lines of these journals by their key, and not the whole table.
        offset 0) moved
    where ${condition}
    group by 1, 2, 3, 4`;

/** A seller's auctions, or one of them. */
export interface ReportScope {
  readonly sellerId: string;
  readonly auctionId: string | null;
}

export const inScope = ({ sellerId, auctionId }: ReportScope) =>
  auctionId === null
    ? sql`auctions.seller_id = ${sellerId}`
    : sql`auctions.seller_id = ${sellerId} and auctions.id = ${auctionId}`;

const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${ZONE})`;
const summedUntil = sql`coalesce((select max(ends_at) from ledger_periods
  where month in (select month from summed_months)), '-infinity')`;

/** Rows of auction, day, kind, account, cents and lines; `from` null: from the beginning. */
function moved(scope: ReportScope, range: { from: string | null; to: string }) {
  const from = range.from === null ? sql`'-infinity'` : sql`${range.from}`;
  const after = sql`(${range.to}::date + 1)`;
  return sql`(select ledger_days.* from auctions join ledger_days on auction_id = auctions.id
      where ${inScope(scope)} and day >= ${from}::date and day < ${after}
    union all
    select since.* from (${sumsOfEntries(sql`
        journals.at >= greatest(${summedUntil}, ${startOf(sql`${from}::date`)})
        and journals.at < ${startOf(after)}
        and journals.invoice_id is not null
        and exists (select from auctions where auctions.id = invoices.auction_id
          and ${inScope(scope)})`)}) since) moved`;
}

export interface KeyedLedgerSum extends LedgerSum {
  /** A day, or the id of an auction or a center. */
  readonly key: string;
}

const KEYS = {
  day: sql`moved.day`,
  auction: sql`moved.auction_id`,
  center: sql`auctions.center_id`,
} as const;

export async function sumLedger(
  db: Db,
  scope: ReportScope,
  { from, to, by }: DayRange & { readonly by: keyof typeof KEYS },
): Promise<KeyedLedgerSum[]> {
  const range = { from: writeDay(from), to: writeDay(to) };
  const { rows } = await sql<KeyedLedgerSum>`select ${KEYS[by]}::text as key, kind, account,
      sum(cents)::bigint as cents, sum(lines)::int as lines
    from ${moved(scope, range)} join auctions on auctions.id = moved.auction_id
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** What buyers owed at the end of a day. */
export async function sumUnpaid(db: Db, scope: ReportScope, to: string): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`select coalesce(sum(cents), 0)::bigint as cents
    from ${moved(scope, { from: null, to })} where account = 'buyer receivable'`.execute(db);
  return rows[0]?.cents ?? 0;
}
