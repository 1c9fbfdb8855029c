// Sales and their tax by pickup center and month, summed over the ledger: each movement counts in
// the month in which it was booked.
import type { Cents } from '@hammerdock/domain/money.ts';
import { STORE_TIME_ZONE, type Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface TaxRow {
  /** "2026-11" */
  readonly month: string;
  readonly center: string;
  readonly taxedCents: Cents;
  readonly exemptCents: Cents;
  readonly billedCents: Cents;
  readonly voidedCents: Cents;
  readonly refundedCents: Cents;
  readonly chargedBackCents: Cents;
  readonly netCents: Cents;
}

const sum = (condition: string) =>
  sql`coalesce(-sum(amount_cents) filter (where ${sql.raw(condition)}), 0)::bigint`;

const SALES = "account in ('seller payable', 'commission revenue', 'premium revenue')";
const TAX = "account = 'tax payable'";

/** The kinds of journals that book tax. */
const taxed = sql`('invoice issued', 'invoice voided', 'refund made', 'refund canceled',
  'chargeback lost', 'chargeback reopened')`;

const monthOfJournal = sql`to_char(journals.at at time zone ${sql.lit(STORE_TIME_ZONE.id)},
  'YYYY-MM')`;

export async function listTaxRows(
  db: Db,
  { from, until }: { from: Instant; until: Instant },
): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`select ${monthOfJournal} as month,
      centers.city || ', ' || centers.state as center,
      ${sum(`${SALES} and not tax_exempt`)} as taxed_cents,
      ${sum(`${SALES} and tax_exempt`)} as exempt_cents,
      ${sum(`${TAX} and kind = 'invoice issued'`)} as billed_cents,
      ${sum(`${TAX} and kind = 'invoice voided'`)} as voided_cents,
      ${sum(`${TAX} and kind in ('refund made', 'refund canceled')`)} as refunded_cents,
      ${sum(`${TAX} and kind in ('chargeback lost', 'chargeback reopened')`)} as charged_back_cents,
      ${sum(TAX)} as net_cents
    from journals join entries on journal_id = journals.id
      join invoices on invoices.id = journals.invoice_id
      join auctions on auctions.id = invoices.auction_id
      join centers on centers.id = auctions.center_id
    where kind in ${taxed}
      and journals.at >= app.at_ms(${from}) and journals.at < app.at_ms(${until})
    group by 1, centers.id order by 1, 2, centers.id`.execute(db);
  return rows;
}

/** Tax of the ledger that is in no report: rows of month and cents. */
export const taxOutsideReport = sql<{ month: string; cents: Cents }>`
  select ${monthOfJournal} as month, -sum(amount_cents) as cents
  from journals join entries on journal_id = journals.id
  where account = 'tax payable' and (kind not in ${taxed} or journals.invoice_id is null)
  group by 1`;
