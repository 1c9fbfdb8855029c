// The HTML of the home page and of a lot page. Uncached, one visitor at a time is compared with the
// queries and the render of the page measured alone; from the cache, many visitors are compared
// with an empty route.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runNode } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { interleave, type Report } from './measure.ts';
import type { PartsOrder, PartTimes } from './page-parts.ts';
import { openServer, RAISED } from './test-bed.ts';
import type { Visits, VisitOrder } from './visitors.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const VISITORS = 50;
const SECONDS = 5;
/** Long enough to compile all code that answers: the goal is for servers that have been running. */
const WARM_SECONDS = 10;

async function visit(order: Omit<VisitOrder, 'seconds'>, seconds = SECONDS): Promise<Visits> {
  const script = path.join(import.meta.dirname, 'visitors.ts');
  const { stdout } = await run(process.execPath, [script, JSON.stringify({ ...order, seconds })]);
  // One line of JSON, written by bench/visitors.ts.
  return JSON.parse(stdout) as Visits;
}

interface Baseline {
  readonly url: string;
  close(): Promise<void>;
}

async function openBaseline(script: string, env: Record<string, string> = {}): Promise<Baseline> {
  const port = String(await findFreePort());
  const server = runNode({ args: [path.join(import.meta.dirname, script), port], env });
  await server.waitForOutput(/is open at/);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

async function measureParts({ url }: Baseline, order: PartsOrder): Promise<PartTimes> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(await answer.text());
  // The answer of bench/page-parts.ts.
  return (await answer.json()) as PartTimes;
}

export async function findLot(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/mobile/searchProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  // The envelope of our own contract.
  const { data } = (await answer.json()) as { data: { searchList: { id: string }[] } };
  const [lot] = data.searchList;
  if (lot === undefined) throw new Error('the demo store has no lot to show');
  return lot.id;
}

interface PageRow {
  readonly name: string;
  readonly page: string;
  readonly url: string;
  readonly report: Report;
}

async function benchUncached({ name, page, url, report }: PageRow, parts: Baseline): Promise<void> {
  const order = { url, path: page, fresh: true, visitors: 1 };
  await visit(order, WARM_SECONDS);
  await measureParts(parts, { path: page, seconds: WARM_SECONDS });
  const measured = await interleave(
    ROUNDS,
    async () => {
      const { queriesMs, renderMs } = await measureParts(parts, { path: page, seconds: SECONDS });
      report.log(`  queries ${queriesMs.toFixed(2)} ms, render ${renderMs.toFixed(2)} ms`);
      return queriesMs + renderMs;
    },
    async () => (await visit(order)).p50Ms,
  );
  const title = `HTML of ${name}, uncached, next to its queries and its render alone, p50`;
  report.add({ name: title, better: 'less', unit: 'ms', gate: 1.5, aim: 1.25, ...measured });
}

async function benchCached({ name, page, url, report }: PageRow, bare: Baseline): Promise<void> {
  const order = { url, path: page, fresh: false, visitors: VISITORS };
  const bareOrder = { ...order, url: bare.url, path: '/' };
  await visit(bareOrder, WARM_SECONDS);
  await visit(order, WARM_SECONDS);
  const measured = await interleave(
    ROUNDS,
    async () => (await visit(bareOrder)).p95Ms,
    async () => (await visit(order)).p95Ms,
  );
  const title = `HTML of ${name}, cached, next to an empty route, p95 of ${VISITORS} visitors`;
  report.add({ name: title, better: 'less', unit: 'ms', gate: 3, aim: 2, ...measured });
}

export async function benchPages(report: Report): Promise<void> {
  report.log('All visitors come from one address; raised for that: HAMMERDOCK_LIMIT_FACTOR.');
  report.log('They accept gzip and brotli, as browsers do, of the empty route as well.\n');
  const env = { HAMMERDOCK_WORLD: 'demo', ...RAISED };
  const store = await openServer(env);
  try {
    const { url, dataDir } = store;
    const pages = { home: '/', 'a lot': `/productView/${await findLot(url)}` };
    const rows = Object.entries(pages).map(([name, page]) => ({ name, page, url, report }));
    const parts = await openBaseline('page-parts.ts', {
      ...env,
      HAMMERDOCK_DATA_DIR: dataDir,
      HAMMERDOCK_LOG_LEVEL: 'warn',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
    });
    for (const row of rows) await benchUncached(row, parts);
    await parts.close();
    const bare = await openBaseline('bare-route.ts');
    for (const row of rows) await benchCached(row, bare);
    await bare.close();
  } finally {
    await store.close();
  }
}
