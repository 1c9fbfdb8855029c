// The store as people run it: real processes, one data directory, occupied ports and killed
// servers.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '@hammerdock/embedded-postgres/exclusive.mjs';
import { findPostgresIn } from '@hammerdock/embedded-postgres/find-postgres.ts';
import { type TestProcess, runNode, until } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';

const main = join(import.meta.dirname, '../server/src/main.ts');
const started: TestProcess[] = [];

interface Choice {
  readonly world?: 'none' | 'walk';
  readonly reset?: boolean;
}

function start(dataDir: string, port: number, { world = 'none', reset }: Choice = {}): TestProcess {
  const env = {
    HAMMERDOCK_DATA_DIR: dataDir,
    HAMMERDOCK_PORT: String(port),
    HAMMERDOCK_WORLD: world,
    HAMMERDOCK_LOG_LEVEL: 'info',
  };
  const args = reset === true ? [main, '--reset'] : [main];
  const server = runNode({ args, env, detached: true });
  started.push(server);
  return server;
}

async function startOpen(
  dataDir: string,
  choice: Choice = {},
): Promise<{ server: TestProcess; address: string }> {
  const port = await findFreePort();
  const server = start(dataDir, port, choice);
  await server.waitForOutput(/Hammerdock is open at/);
  return { server, address: `http://127.0.0.1:${port}` };
}

interface Kettle {
  readonly id: string;
  readonly title: string;
  readonly bids: number;
  readonly latestbid: string | null;
  readonly proxy_bid_details: object | null;
}

async function call<T>(address: string, name: string, input: object, token?: string): Promise<T> {
  const response = await fetch(`${address}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  // Every response of /api has the envelope.
  const answer = (await response.json()) as { status: string; code: string; data: T };
  if (answer.status !== 'success') throw new Error(answer.code);
  return answer.data;
}

async function signIn(address: string, email: string): Promise<string> {
  const credentials = { email, password: 'Hammer-dock-2026' };
  return (await call<{ userToken: string }>(address, 'user/signin', credentials)).userToken;
}

async function findKettle(address: string): Promise<Kettle> {
  const wanted = { searchtext: 'Copper kettle' };
  const { searchList } = await call<{ searchList: Kettle[] }>(
    address,
    'mobile/searchProducts',
    wanted,
  );
  const kettle = searchList.find(({ title }) => title === 'Copper kettle');
  if (kettle === undefined) throw new Error('the kettle is missing');
  return kettle;
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined);
  return response?.status === 200;
}

/** Where the database is below the data directory. */
function findEmbedded(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    /(^|\/)locks$/.test(path),
  );
  return join(dataDir, found ?? '', '..');
}

function isQuiet(dataDir: string): boolean {
  const embedded = findEmbedded(dataDir);
  const claims = readdirSync(join(embedded, 'locks'));
  return findPostgresIn(join(embedded, 'cluster')).length === 0 && !claims.some(isRunning);
}

/** A PostgreSQL connection process ends on its own as soon as its client has ended. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('npm start (R42)', () => {
  let dataDir = '';

  beforeEach(() => {
    // Readable only by its owner (0700), as a home directory may be.
    dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'one-command-'))), 'data');
  });

  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL');
  });

  test('serves both of two concurrent starts, and stopping one does not affect the other', async () => {
    const [first, second] = await Promise.all([startOpen(dataDir), startOpen(dataDir)]);
    first.server.child.kill('SIGTERM');
    expect(await first.server.ended).toBe(0);
    expect(await isReady(second.address)).toBe(true);
    second.server.child.kill('SIGTERM');
    expect(await second.server.ended).toBe(0);
    await until('no process is left', () => isQuiet(dataDir));
  });

  test('OPS-04 starts again after kill -9', async () => {
    const { server } = await startOpen(dataDir);
    server.child.kill('SIGKILL');
    const again = await startOpen(dataDir);
    expect(await isReady(again.address)).toBe(true);
  });

  test('OPS-04 ends at Ctrl-C, the application before its database, and leaves no process', async () => {
    const { server } = await startOpen(dataDir);
    // The terminal sends the signal to the whole process group.
    process.kill(-(server.child.pid ?? 0), 'SIGINT');
    expect(await server.ended).toBe(0);
    await until('no process is left', () => isQuiet(dataDir));
    const log = readFileSync(join(findEmbedded(dataDir), 'postgres.log'), 'utf8');
    expect(log).toMatch(/database system is shut down\n$/);
    expect(log).not.toMatch(/terminating connection/);
  });

  test('OPS-04 loses nothing acknowledged at a restart or kill -9; --reset starts with an empty store', async () => {
    const fixture = { world: 'walk' } as const;
    const first = await startOpen(dataDir, fixture);
    const rival = await signIn(first.address, 'rival');
    const { id, bids } = await findKettle(first.address);
    expect(bids).toBe(0);
    await call(first.address, 'mobile/placeBid', { product_id: id, wsprice: '20' }, rival);
    // Kills the server and its database at the same time.
    const postgres = findPostgresIn(join(findEmbedded(dataDir), 'cluster'));
    first.server.child.kill('SIGKILL');
    for (const pid of postgres) killIfThere(pid);
    await first.server.ended;

    const second = await startOpen(dataDir, fixture);
    expect(await findKettle(second.address)).toMatchObject({ id, bids: 1, latestbid: '5.00' });
    const own = await call<Kettle>(
      second.address,
      'mobile/getProductInfo',
      { product_id: id },
      rival,
    );
    expect(own.proxy_bid_details).toEqual({ leading: true, max_amount: '20.00', kind: 'proxy' });
    second.server.child.kill('SIGTERM');
    expect(await second.server.ended).toBe(0);

    const third = await startOpen(dataDir, fixture);
    expect(await findKettle(third.address)).toMatchObject({ id, bids: 1 });
    third.server.child.kill('SIGTERM');
    expect(await third.server.ended).toBe(0);

    const fresh = await startOpen(dataDir, { ...fixture, reset: true });
    const kettle = await findKettle(fresh.address);
    expect(kettle.bids).toBe(0);
    expect(kettle.id).not.toBe(id);
    await expect(call(fresh.address, 'mobile/getAllBids', {}, rival)).rejects.toThrow(
      'SignInNeeded',
    );
    fresh.server.child.kill('SIGTERM');
    await fresh.server.ended;
  }, 240_000);

  test('reports an occupied port and a solution, and leaves no process', async () => {
    const port = await findFreePort();
    const first = start(dataDir, port);
    await first.waitForOutput(/Hammerdock is open at/);
    const second = start(dataDir, port);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`Port ${port} is taken.*HAMMERDOCK_PORT=`, 's'));
    first.child.kill('SIGTERM');
    await first.ended;
    await until('no process is left', () => isQuiet(dataDir));
  });

  test('OPS-05 reports an unknown option before anything is started', async () => {
    const misnamed = runNode({ args: [main], env: { HAMMERDOCK_PROT: '4600' } });
    expect(await misnamed.ended).not.toBe(0);
    expect(misnamed.output()).toMatch(/HAMMERDOCK_PROT is not an option/);
  });
});
