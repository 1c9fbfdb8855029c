// The store with its embedded database, whose PostgreSQL is killed during bidding (B9).
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from '@hammerdock/embedded-postgres/exclusive.mjs';
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { sandboxChecks } from '@hammerdock/server/src/gateways/payments/sandbox/checks.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { runNode, until, type TestProcess } from '@hammerdock/server/src/testing/process.ts';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { watchLot, type Watcher } from './watch-lot.ts';

const entry = path.join(import.meta.dirname, '../../server/src/main.ts');
const KILLS = 3;
const BIDS_BETWEEN_KILLS = 10;

const running: TestProcess[] = [];
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly status: string; readonly code?: string; readonly data?: unknown };
}

async function post(url: string, input: object, token?: string): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) });
  const retryAfter = response.headers.get('retry-after');
  // Every response of /api has the envelope.
  return { status: response.status, retryAfter, body: (await response.json()) as Reply['body'] };
}

async function startStore(dataDir: string): Promise<{ store: TestProcess; address: string }> {
  const port = await findFreePort();
  const env = {
    HAMMERDOCK_DATA_DIR: dataDir,
    HAMMERDOCK_PORT: String(port),
    HAMMERDOCK_WORLD: 'walk',
    HAMMERDOCK_LOG_LEVEL: 'warn',
    HAMMERDOCK_PICTURES_AHEAD: 'no',
    HAMMERDOCK_LIMIT_FACTOR: '1000',
    HAMMERDOCK_BIDS_PER_SECOND: '1000',
    HAMMERDOCK_BIDS_PER_MINUTE: '10000',
  };
  const store = runNode({ args: [entry], env });
  running.push(store);
  await store.waitForOutput(/Hammerdock is open at/);
  return { store, address: `http://127.0.0.1:${port}` };
}

function killPostgres(dataDir: string): void {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
}

/** The process that restarts PostgreSQL. */
function readSupervisor(dataDir: string): number {
  const [name = ''] = readdirSync(path.join(dataDir, 'postgres/locks')).filter(isRunning);
  return Number.parseInt(name, 10);
}

async function signIn(address: string, email: string): Promise<string> {
  const { body } = await post(`${address}/api/user/signin`, {
    email,
    password: 'Hammer-dock-2026',
  });
  return (body.data as { userToken: string }).userToken;
}

test('B9: bidding continues and no accepted bid is lost when PostgreSQL is killed three times', async () => {
  const dataDir = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'pg-killed-'))), 'data');
  const { store, address } = await startStore(dataDir);
  const found = await post(`${address}/api/mobile/searchProducts`, { searchtext: 'Copper kettle' });
  const [lot] = (found.body.data as { searchList: { id: string }[] }).searchList;
  const lotId = lot?.id ?? '';
  const tokens = [await signIn(address, 'rival'), await signIn(address, 'lisa')];

  const accepted: number[] = [];
  const refused: Reply[] = [];
  let dollars = 0;
  const bidOnce = async (): Promise<void> => {
    dollars += 100;
    // A unique amount: other bids raise the count while this one waits for its answer.
    const amount = dollars;
    const token = tokens[(amount / 100) % 2];
    const bid = { product_id: lotId, wsprice: String(amount) };
    const reply = await post(`${address}/api/mobile/placeBid`, bid, token);
    if (reply.body.status === 'success') accepted.push(amount * 100);
    else refused.push(reply);
  };
  for (let kills = 0; kills < KILLS; kills += 1) {
    const wanted = accepted.length + BIDS_BETWEEN_KILLS;
    await until('bids are accepted', async () => {
      await bidOnce();
      return accepted.length >= wanted;
    });
    // Bids are in progress at the moment of the kill, and others come before the restart.
    const supervisor = readSupervisor(dataDir);
    process.kill(supervisor, 'SIGSTOP');
    const under = Array.from({ length: 4 }, bidOnce);
    killPostgres(dataDir);
    await Promise.allSettled([...under, bidOnce()]);
    process.kill(supervisor, 'SIGCONT');
    await Promise.all(under);
  }
  const before = accepted.length;
  await until('bids are accepted after the last kill', async () => {
    await bidOnce();
    return accepted.length > before;
  });

  expect(store.child.exitCode).toBeNull();
  const unavailable = refused.filter(({ status }) => status === 503);
  expect(unavailable.length).toBeGreaterThan(0);
  expect(unavailable.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  // A bid that is not accepted was refused because of the outage or a faster bid.
  const others = refused.filter(({ status }) => status !== 503);
  expect(others.filter(({ status }) => status >= 500)).toEqual([]);

  // Live events and jobs continue as well.
  const watchers: Watcher[] = [];
  await until('the lot is watched', async () => {
    // A connection to PostgreSQL may be found dead only now; pages then connect again.
    const [watched] = await Promise.allSettled([watchLot(address, lotId)]);
    if (watched?.status === 'fulfilled') watchers.push(watched.value);
    return watchers.length > 0;
  });
  await until('the bid event arrives', async () => {
    await bidOnce();
    return watchers.some(({ stretches }) => stretches.length > 0);
  });
  for (const { socket } of watchers) socket.disconnect();

  const { database, close } = await joinDatabase(dataDir);
  const pool = openPool(
    { connection: database },
    { max: 1, name: 'test', onError: () => undefined },
  );
  const db = openDatabase(pool);
  const events = await db
    .selectFrom('lotEvents')
    .select('amountCents')
    .where('lotId', '=', lotId)
    .where('kind', '=', 'bid')
    .execute();
  const logged = new Set(events.map(({ amountCents }) => amountCents));
  expect(accepted.filter((amount) => !logged.has(amount))).toEqual([]);
  await until('verify finds nothing and the outbox is drained', async () => {
    const { discrepancies } = await verify(db, sandboxChecks);
    return discrepancies.length === 0;
  });
  await pool.end();
  await close();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
}, 180_000);
