// The store as people run it: real processes, one data directory, taken ports and killed servers.
import { mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgresIn, isAlive } from '@hammerdock/server/src/db/embedded/process-identity.ts';
import { type TestProcess, runNode, until } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from './free-port.ts';

const main = join(import.meta.dirname, '../server/src/main.ts');
const started: TestProcess[] = [];

function start(dataDir: string, port: number): TestProcess {
  const env = {
    HAMMERDOCK_DATA_DIR: dataDir,
    HAMMERDOCK_PORT: String(port),
    HAMMERDOCK_WORLD: 'none',
    HAMMERDOCK_LOG_LEVEL: 'info',
  };
  const server = runNode({ args: [main], env, detached: true });
  started.push(server);
  return server;
}

async function startOpen(dataDir: string): Promise<{ server: TestProcess; address: string }> {
  const port = await findFreePort();
  const server = start(dataDir, port);
  await server.hear(/Hammerdock is open at/);
  return { server, address: `http://127.0.0.1:${port}` };
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined);
  return response?.status === 200;
}

/** Where the database lives below the data directory. */
function findEmbedded(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    /(^|\/)locks$/.test(path),
  );
  return join(dataDir, found ?? '', '..');
}

function isQuiet(dataDir: string): boolean {
  const embedded = findEmbedded(dataDir);
  const claims = readdirSync(join(embedded, 'locks'));
  return findPostgresIn(join(embedded, 'cluster')).length === 0 && !claims.some(isAlive);
}

describe('npm start (R42)', () => {
  let dataDir = '';

  beforeEach(() => {
    // Made for its owner alone (0700), as a home directory may be.
    dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'one-command-'))), 'data');
  });

  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL');
  });

  test('twice at once: both serve, and the end of one does not hurt the other', async () => {
    const [first, second] = await Promise.all([startOpen(dataDir), startOpen(dataDir)]);
    first.server.child.kill('SIGTERM');
    expect(await first.server.ended).toBe(0);
    expect(await isReady(second.address)).toBe(true);
    second.server.child.kill('SIGTERM');
    expect(await second.server.ended).toBe(0);
    await until('no process is left', () => isQuiet(dataDir));
  });

  test('just works again after kill -9', async () => {
    const { server } = await startOpen(dataDir);
    server.child.kill('SIGKILL');
    const again = await startOpen(dataDir);
    expect(await isReady(again.address)).toBe(true);
  });

  test('ends at Ctrl-C, the application before its database, and leaves no process', async () => {
    const { server } = await startOpen(dataDir);
    // The terminal sends it to the whole process group.
    process.kill(-(server.child.pid ?? 0), 'SIGINT');
    expect(await server.ended).toBe(0);
    await until('no process is left', () => isQuiet(dataDir));
    const log = readFileSync(join(findEmbedded(dataDir), 'postgres.log'), 'utf8');
    expect(log).toMatch(/database system is shut down\n$/);
    expect(log).not.toMatch(/terminating connection/);
  });

  test('names a taken port and the way out, and leaves no process', async () => {
    const port = await findFreePort();
    const first = start(dataDir, port);
    await first.hear(/Hammerdock is open at/);
    const second = start(dataDir, port);
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(new RegExp(`Port ${port} is taken.*HAMMERDOCK_PORT=`, 's'));
    first.child.kill('SIGTERM');
    await first.ended;
    await until('no process is left', () => isQuiet(dataDir));
  });

  test('names an option that does not exist', async () => {
    const misnamed = runNode({ args: [main], env: { HAMMERDOCK_PROT: '4600' } });
    expect(await misnamed.ended).not.toBe(0);
    expect(misnamed.said()).toMatch(/HAMMERDOCK_PROT is not an option/);
  });
});
