// The HTML of the home page and of a lot's page, next to an empty route: rendered anew for each
// visitor, and from the second for which a guest's page is kept.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runNode } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { interleave, type Report } from './measure.ts';
import { openServer, RAISED } from './stage.ts';
import type { Visits, VisitOrder } from './visitors.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const VISITORS = 50;
const SECONDS = 5;
/** Until all of what answers is compiled: the goal is that of servers that have been up. */
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
  await server.hear(/is open at/);
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
  report.say('All visitors come from one address; raised for that: HAMMERDOCK_LIMIT_FACTOR.');
  report.say('They accept gzip and brotli, as browsers do, of the empty route as well.\n');
  const store = await openServer({ HAMMERDOCK_WORLD: 'demo', ...RAISED });
  try {
    await visit({ url: bare.url, path: '/', fresh: false }, WARM_SECONDS);
    const { url } = store;
    const pages = { home: '/', 'a lot': `/productView/${await findLot(url)}` };
    for (const [name, page] of Object.entries(pages)) {
      for (const [kind, fresh, gate, aim] of [
        ['rendered anew', true, 15, 8],
        ['kept for a second', false, 2, 1.5],
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
