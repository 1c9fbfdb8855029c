// The seller's reports over a year with a million bids on 100,000 lots: each report by its call,
// beside SQL that sums the year from its lots and entries (decision 0081).
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { startOfDay, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { rangeOfPreset } from '@hammerdock/domain/reporting/report-range.ts';
import { REPORT_NAMES, type ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { REPORTS, type ReportSource } from '@hammerdock/domain/reporting/reports.ts';
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { services } from '@hammerdock/contract';
import pg from 'pg';
import type * as z from 'zod';
import { arrangeHistory } from './history.ts';
import { interleave, median, percentile95, type Report } from './measure.ts';
import { callAs } from './seller.ts';
import { openServer, RAISED } from './test-bed.ts';

const RUNS = 20;
const ROUNDS = 3;
const P95_MAX_MS = 300;

export async function benchSellerReports(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(store.dataDir);
  const client = new pg.Client(database);
  try {
    await client.connect();
    const began = performance.now();
    const { sellerId, token } = await arrangeHistory(database);
    report.log(`A year of history took ${Math.round((performance.now() - began) / 1000)} s.`);
    const range = rangeOfPreset('12m', Date.now());
    const since = new Date(startOfDay(range.from));
    const bySql = (name: ReportName) => sumSources(client, name, [sellerId, since]);
    const at = { url: store.url, token };
    const days = { from: writeDay(range.from), to: writeDay(range.to) };
    const byCall = async (name: ReportName) =>
      output.parse(await callAs(at, 'getReport', { report: name, ...days }));
    for (const name of REPORT_NAMES) {
      await byCall(name);
      const waits = await waitsOf(RUNS, () => byCall(name));
      const [p50, p95] = [median(waits), percentile95(waits)];
      const raw = median(await waitsOf(3, () => bySql(name)));
      report.log(
        `${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; raw SQL ${raw.toFixed(0)} ms`,
      );
      report.check(`the report ${name} over a year within ${P95_MAX_MS} ms`, p95 <= P95_MAX_MS);
    }
    const home = await waitsOf(RUNS, () => callAs(at, 'getSellerHome', {}));
    report.log(
      `the first page: p50 ${median(home).toFixed(0)} ms, p95 ${percentile95(home).toFixed(0)} ms`,
    );
    report.check('reports agree with raw SQL', agree(await byCall('sales'), await bySql('sales')));
    const all = async (read: (name: ReportName) => Promise<unknown>): Promise<number> => {
      const waits: number[] = [];
      for (const name of REPORT_NAMES) waits.push(...(await waitsOf(2, () => read(name))));
      return waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    };
    const measured = await interleave(
      ROUNDS,
      () => all(bySql),
      () => all(byCall),
    );
    const name = 'a report over a year, beside raw SQL';
    report.add({ name, better: 'less', unit: 'ms', gate: 1, aim: 0.5, ...measured });
  } finally {
    await client.end();
    await close();
    await store.close();
  }
}

const MONTH = (moment: string) =>
  `to_char(${moment} at time zone '${STORE_TIME_ZONE.id}', 'YYYY-MM')`;

/** One period only; a report also reads the one before, and names its rows. */
const RAW: Readonly<Record<ReportSource, string>> = {
  lots: `select ${MONTH('listed_close_at')} as month, category_id, count(*) as closed,
      count(*) filter (where phase = 'sold') as sold, sum(hammer_cents) as hammer,
      sum(msrp_cents) as retail, sum(final_bids) as bids, sum(final_bidders) as bidders,
      count(handovers.lot_id) as picked_up
    from lots join auctions on auctions.id = auction_id
      left join handovers on handovers.lot_id = lots.id
    where seller_id = $1 and phase in ('sold', 'unsold') and listed_close_at >= $2
    group by 1, 2`,
  ledger: `select ${MONTH('journals.at')} as month, auction_id, kind, account,
      sum(amount_cents) as cents, count(*) as lines
    from entries join journals on journals.id = journal_id
      join invoices on invoices.id = journals.invoice_id
      join auctions on auctions.id = invoices.auction_id
    where seller_id = $1 and journals.at >= $2
    group by 1, 2, 3, 4`,
  returns: `select ${MONTH('refunds.at')} as month, count(*) as refunds,
      count(returns.lot_id) as returns
    from refunds join lots on lots.id = refunds.lot_id join auctions on auctions.id = auction_id
      left join returns on returns.refund_id = refunds.id
    where seller_id = $1 and refunds.at >= $2
    group by 1`,
};

const { output } = services.sellerReports.getReport;
type Answer = z.infer<typeof output>;

interface RawRow {
  readonly kind?: string;
  readonly account?: string;
  readonly cents?: string;
  readonly sold?: string;
}

async function sumSources(
  client: pg.Client,
  name: ReportName,
  values: readonly unknown[],
): Promise<RawRow[]> {
  const found: RawRow[] = [];
  for (const source of REPORTS[name].sources) {
    found.push(...(await client.query<RawRow>(RAW[source], [...values])).rows);
  }
  return found;
}

/** The lots sold, and their hammer prices on receipts. */
function agree({ figureList }: Answer, rows: readonly RawRow[]): boolean {
  const sold = rows.reduce((sum, row) => sum + Number(row.sold ?? 0), 0);
  const hammer = rows
    .filter(({ kind, account }) => kind === 'invoice issued' && account === 'seller payable')
    .reduce((sum, { cents }) => sum - Number(cents), 0);
  const figure = (name: string) => figureList.find((each) => each.name === name)?.value;
  return figure('sold') === String(sold) && figure('hammer') === toDecimal(hammer);
}

async function waitsOf(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await run();
    waits.push(performance.now() - began);
  }
  return waits;
}
