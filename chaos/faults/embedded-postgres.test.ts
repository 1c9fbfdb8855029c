import { mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestProcess, runNode, until } from '@hammerdock/server/src/testing/process.ts';
import { isRunning } from '@hammerdock/embedded-postgres/exclusive.mjs';
import { findPostgresIn } from '@hammerdock/embedded-postgres/find-postgres.ts';

const holder = join(import.meta.dirname, 'database-holder-entry.ts');
const started: TestProcess[] = [];

function hold(dataDir: string): TestProcess {
  const process = runNode({ args: [holder, dataDir] });
  started.push(process);
  return process;
}

/** The directory that the holder prints when the database accepts connections. */
async function readSocketDir(process: TestProcess): Promise<string> {
  return (await process.waitForOutput(/^(\/.*)$/m))[1] ?? '';
}

async function query(socketDir: string, sql: string): Promise<unknown[]> {
  const database = 'hammerdock';
  const client = new pg.Client({ host: socketDir, port: 5432, user: 'hammerdock_owner', database });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const acceptsConnections = (socketDir: string): Promise<boolean> =>
  query(socketDir, 'select').then(
    () => true,
    () => false,
  );

function readPostmaster(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);
}

function readSupervisor(dataDir: string): number {
  const [name = ''] = readdirSync(join(dataDir, 'locks')).filter(isRunning);
  return Number.parseInt(name, 10);
}

function hasStopped(dataDir: string): boolean {
  const claims = readdirSync(join(dataDir, 'locks'));
  return findPostgresIn(join(dataDir, 'cluster')).length === 0 && !claims.some(isRunning);
}

describe('the embedded PostgreSQL (R42)', () => {
  let dataDir = '';

  beforeEach(() => {
    // mkdtemp creates it with mode 0700, so that no other user can enter it.
    dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'embedded-'))), 'data');
  });

  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL');
  });

  test('is shared by three simultaneous first starts and stops after the last of them', async () => {
    const holders = [hold(dataDir), hold(dataDir), hold(dataDir)];
    const places = await Promise.all(holders.map(readSocketDir));
    expect(new Set(places).size).toBe(1);
    const [first, ...others] = holders;
    first?.child.kill('SIGTERM');
    expect(await first?.ended).toBe(0);
    expect(await query(places[0] ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    for (const { child } of others) child.kill('SIGTERM');
    await Promise.all(others.map((other) => other.ended));
    expect(hasStopped(dataDir)).toBe(true);
  });

  test('listens on a private socket only, with checksums and without root privileges', async () => {
    const socketDir = await readSocketDir(hold(dataDir));
    const settings = ['listen_addresses', 'data_checksums', 'fsync', 'server_encoding'];
    const found = await query(
      socketDir,
      `select setting from pg_settings where name in ('${settings.join("','")}') order by name`,
    );
    expect(found).toEqual([
      { setting: 'on' },
      { setting: 'on' },
      { setting: '' },
      { setting: 'UTF8' },
    ]);
    const [postmaster] = findPostgresIn(join(dataDir, 'cluster'));
    expect(readFileSync(`/proc/${postmaster}/status`, 'utf8')).not.toMatch(/^Uid:\t0/m);
    expect(
      await query(socketDir, `select rolname, rolsuper from pg_roles where rolcanlogin order by 1`),
    ).toEqual([
      { rolname: 'hammerdock_app', rolsuper: false },
      { rolname: 'hammerdock_owner', rolsuper: true },
      { rolname: 'hammerdock_worker', rolsuper: false },
    ]);
  });

  test('stops after kill -9 of the only process that uses it, without losing a commit', async () => {
    const first = hold(dataDir);
    const socketDir = await readSocketDir(first);
    await query(socketDir, 'create table committed as select 7 as seven');
    first.child.kill('SIGKILL');
    // Started immediately, while the old one may still be shutting down.
    const second = hold(dataDir);
    expect(await query(await readSocketDir(second), 'select * from committed')).toEqual([
      { seven: 7 },
    ]);
    second.child.kill('SIGKILL');
    await until('no process is left', () => hasStopped(dataDir));
  });

  test('starts again after kill -9 of its supervisor, which orphans PostgreSQL', async () => {
    const first = hold(dataDir);
    await query(await readSocketDir(first), 'create table committed as select 7 as seven');
    const orphans = findPostgresIn(join(dataDir, 'cluster'));
    process.kill(readSupervisor(dataDir), 'SIGKILL');
    const second = hold(dataDir);
    expect(await query(await readSocketDir(second), 'select * from committed')).toEqual([
      { seven: 7 },
    ]);
    expect(findPostgresIn(join(dataDir, 'cluster')).some((pid) => orphans.includes(pid))).toBe(
      false,
    );
  });

  test('restarts PostgreSQL after kill -9, for present and for new processes (B9)', async () => {
    const first = hold(dataDir);
    const socketDir = await readSocketDir(first);
    await query(socketDir, 'create table acknowledged as select 7 as seven');
    for (let kills = 0; kills < 2; kills += 1) {
      process.kill(readPostmaster(dataDir), 'SIGKILL');
      const joining = hold(dataDir);
      expect(await readSocketDir(joining)).toBe(socketDir);
      await until('it accepts connections again', () => acceptsConnections(socketDir));
      expect(await query(socketDir, 'select * from acknowledged')).toEqual([{ seven: 7 }]);
      expect(first.child.exitCode).toBeNull();
      joining.child.kill('SIGTERM');
      expect(await joining.ended).toBe(0);
    }
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(hasStopped(dataDir)).toBe(true);
  });

  test('does not stop an unrelated process whose number is in the PID file', async () => {
    const first = hold(dataDir);
    await readSocketDir(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const stranger = runNode({ args: ['-e', 'setInterval(() => {}, 1000)'] });
    started.push(stranger);
    const pidFile = join(dataDir, 'cluster/postmaster.pid');
    writeFileSync(pidFile, `${stranger.child.pid}\n${join(dataDir, 'cluster')}\n`);
    await readSocketDir(hold(dataDir));
    expect(stranger.child.exitCode ?? stranger.child.signalCode).toBeNull();
  });
});
