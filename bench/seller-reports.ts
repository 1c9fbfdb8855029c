// The seller's reports over a year with a million bids on 100,000 lots: each report by its call,
// and the SQL that it needs by itself (decision 0071).
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { readReport } from '@hammerdock/server/src/operations/auctions/read-report.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { rangeOfPreset } from '@hammerdock/domain/reporting/report-range.ts';
import { REPORT_NAMES, type ReportName } from '@hammerdock/domain/reporting/reports.ts';
import { arrangeHistory } from './history.ts';
import { interleave, median, type Report } from './measure.ts';
import { openServer, RAISED } from './test-bed.ts';

const RUNS = 20;
const ROUNDS = 3;
const P95_MAX_MS = 300;

export async function benchSellerReports(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(store.dataDir);
  const pool = openPool(
    { connection: { ...database } },
    { max: 4, name: 'bench', onError: () => undefined },
  );
  try {
    const began = performance.now();
    const { sellerId, token } = await arrangeHistory(database);
    report.log(`A year of history took ${Math.round((performance.now() - began) / 1000)} s.`);
    const range = rangeOfPreset('12m', Date.now());
    const db = openDatabase(pool);
    const scope = { sellerId, auctionId: null };
    const bySql = (name: ReportName) => readReport(db, { name, scope, ...range });
    const byCall = (name: ReportName) => ask(store.url, token, { name, ...range });
    for (const name of REPORT_NAMES) {
      await byCall(name);
      await bySql(name);
      const waits = await waitsOf(RUNS, () => byCall(name));
      const [p50, p95] = [median(waits), percentile95(waits)];
      report.log(`${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
      report.check(`the report ${name} over a year within ${P95_MAX_MS} ms`, p95 <= P95_MAX_MS);
    }
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
    const name = 'a report over a year, beside its bare SQL';
    report.add({ name, better: 'less', unit: 'ms', gate: 3, aim: 1.5, ...measured });
  } finally {
    await pool.end();
    await close();
    await store.close();
  }
}

interface Asked extends ReturnType<typeof rangeOfPreset> {
  readonly name: ReportName;
}

async function ask(url: string, token: string, { name, from, to }: Asked): Promise<void> {
  const answer = await fetch(`${url}/api/seller/getReport`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ report: name, from: writeDay(from), to: writeDay(to) }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
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

const percentile95 = (waits: readonly number[]): number =>
  waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? 0;
