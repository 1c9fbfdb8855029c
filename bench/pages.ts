// The HTML of the home page and of a lot page, compared with an empty route: rendered for each
// visitor, and from the cache of one second for guests.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runNode } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { interleave, type Report } from './measure.ts';
import { openServer, RAISED } from './test-bed.ts';
import type { Visits, VisitOrder } from './visitors.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const VISITORS = 50;
const SECONDS = 5;
/** Long enough to compile all code that answers: the goal is for servers that have been running. */
const WARM_SECONDS = 10;

async function visit(
  order: Omit<VisitOrder, 'visitors' | 'seconds'>,
  seconds = SECONDS,
): Promise<number> {
  const script = path.join(import.meta.dirname, 'visitors.ts');
  const whole = { ...order, visitors: VISITORS, seconds };
  const { stdout } = await run(process.execPath, [script, JSON.stringify(whole)]);
  // One line of JSON, written by bench/visitors.ts.
  return (JSON.parse(stdout) as Visits).p95Ms;
}

async function openBareRoute() {
  const port = await findFreePort();
  const server = runNode({
    args: [path.join(import.meta.dirname, 'bare-route.ts'), String(port)],
  });
  await server.waitForOutput(/is open at/);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
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
  if (lot === undefined) throw new Error('the demo store has no lot to look at');
  return lot.id;
}

export async function benchPages(report: Report): Promise<void> {
  const bare = await openBareRoute();
  report.log('All visitors come from one address; raised for that: HAMMERDOCK_LIMIT_FACTOR.');
  report.log('They accept gzip and brotli, as browsers do, of the empty route as well.\n');
  const store = await openServer({ HAMMERDOCK_WORLD: 'demo', ...RAISED });
  try {
    await visit({ url: bare.url, path: '/', fresh: false }, WARM_SECONDS);
    const { url } = store;
    const pages = { home: '/', 'a lot': `/productView/${await findLot(url)}` };
    for (const [name, page] of Object.entries(pages)) {
      for (const [kind, fresh, gate, aim] of [
        ['rendered', true, 15, 8],
        ['cached for a second', false, 3, 2],
      ] as const) {
        await visit({ url, path: page, fresh }, WARM_SECONDS);
        const measured = await interleave(
          ROUNDS,
          () => visit({ url: bare.url, path: '/', fresh: false }),
          () => visit({ url, path: page, fresh }),
        );
        const title = `HTML of ${name}, ${kind}, p95 of ${VISITORS} visitors`;
        report.add({ name: title, better: 'less', unit: 'ms', gate, aim, ...measured });
      }
    }
  } finally {
    await store.close();
    await bare.close();
  }
}
