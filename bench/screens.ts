// From the scheduled time of a bid to its arrival at each of two thousand watchers, compared with
// plain Socket.IO broadcasting to as many. Price events are merged to ten a second (R40), so a bid
// may wait for the window.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runNode } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { interleave, type Report } from './measure.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import type { Waits, WatchOrder } from './watchers.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const WATCHERS = 2000;
const SECONDS = 6;
const BIDS_PER_SECOND = 20;
const WINDOW_MS = 100;

async function watch(order: WatchOrder): Promise<Waits> {
  const script = path.join(import.meta.dirname, 'watchers.ts');
  const { stdout } = await run(process.execPath, [script, JSON.stringify(order)]);
  // One line of JSON, written by bench/watchers.ts.
  return JSON.parse(stdout) as Waits;
}

async function watchBare(): Promise<Waits> {
  const port = await findFreePort();
  const script = path.join(import.meta.dirname, 'bare-broadcast.ts');
  const server = runNode({ args: [script, String(port)] });
  await server.waitForOutput(/is open at/);
  const url = `http://127.0.0.1:${port}`;
  const waits = await watch({ url, watchers: WATCHERS, seconds: SECONDS, bids: null });
  server.child.kill('SIGTERM');
  await server.ended;
  return waits;
}

function watchOurs({ url, auction }: TestBed, round: number): Promise<Waits> {
  return watch({
    url,
    watchers: WATCHERS,
    seconds: SECONDS,
    bids: {
      lotId: auction.lotIds[round] ?? '',
      tokens: auction.bidders.map(({ token }) => token),
      perSecond: BIDS_PER_SECOND,
      fromCents: 1000,
    },
  });
}

export async function benchScreens(report: Report): Promise<void> {
  const testBed = await openTestBed();
  try {
    const bare: Waits[] = [];
    const ours: Waits[] = [];
    await interleave(
      ROUNDS,
      async () => (bare.push(await watchBare()), 0),
      async (round) => (ours.push(await watchOurs(testBed, round)), 0),
    );
    const shared = { better: 'less', unit: 'ms', aim: 1 } as const;
    const windowed = (read: (waits: Waits) => number) => ({
      baseline: bare.map((waits) => WINDOW_MS + read(waits)),
      ours: ours.map(read),
    });
    const name = `from bid to ${WATCHERS} screens`;
    report.add({ name: `${name}, p50`, gate: 1.3, ...shared, ...windowed(({ p50Ms }) => p50Ms) });
    report.add({ name: `${name}, p99`, gate: 1.6, ...shared, ...windowed(({ p99Ms }) => p99Ms) });
  } finally {
    await testBed.close();
  }
}
