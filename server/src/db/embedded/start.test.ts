import { mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestProcess, runNode, until } from '../../testing/process.ts';
import { findPostgresIn, isAlive } from './process-identity.ts';

const holder = fileURLToPath(new URL('../../testing/database-holder.ts', import.meta.url));
const started: TestProcess[] = [];

function hold(dataDir: string): TestProcess {
  const process = runNode({ args: [holder, dataDir] });
  started.push(process);
  return process;
}

/** Where it listens, as the holder says when the database answers. */
async function hearSocketDir(process: TestProcess): Promise<string> {
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

const answers = (socketDir: string): Promise<boolean> =>
  query(socketDir, 'select').then(
    () => true,
    () => false,
  );

function readPostmaster(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);
}

function readSupervisor(dataDir: string): number {
  const [name = ''] = readdirSync(join(dataDir, 'locks')).filter(isAlive);
  return Number.parseInt(name, 10);
}

function isQuiet(dataDir: string): boolean {
  const claims = readdirSync(join(dataDir, 'locks'));
  return findPostgresIn(join(dataDir, 'cluster')).length === 0 && !claims.some(isAlive);
}

describe('the embedded PostgreSQL (R42)', () => {
  let dataDir = '';

  beforeEach(() => {
    // mkdtemp makes it for its owner alone (0700), so no other user can walk to it.
    dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'embedded-'))), 'data');
  });

  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL');
  });

  test('is shared by three first starts at once and stops after the last of them', async () => {
    const holders = [hold(dataDir), hold(dataDir), hold(dataDir)];
    const places = await Promise.all(holders.map(hearSocketDir));
    expect(new Set(places).size).toBe(1);
    const [first, ...others] = holders;
    first?.child.kill('SIGTERM');
    expect(await first?.ended).toBe(0);
    expect(await query(places[0] ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    for (const { child } of others) child.kill('SIGTERM');
    await Promise.all(others.map((other) => other.ended));
    expect(isQuiet(dataDir)).toBe(true);
  });

  test('listens on a private socket only, with checksums and as nobody privileged', async () => {
    const socketDir = await hearSocketDir(hold(dataDir));
    const settings = ['listen_addresses', 'data_checksums', 'fsync', 'server_encoding'];
    const told = await query(
      socketDir,
      `select setting from pg_settings where name in ('${settings.join("','")}') order by name`,
    );
    expect(told).toEqual([
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

  test('stops by itself after kill -9 of its only user, and keeps what was committed', async () => {
    const first = hold(dataDir);
    const socketDir = await hearSocketDir(first);
    await query(socketDir, 'create table kept as select 7 as seven');
    first.child.kill('SIGKILL');
    // Started at once, while the old one may still be shutting down.
    const second = hold(dataDir);
    expect(await query(await hearSocketDir(second), 'select * from kept')).toEqual([{ seven: 7 }]);
    second.child.kill('SIGKILL');
    await until('no process is left', () => isQuiet(dataDir));
  });

  test('starts again after kill -9 of its supervisor, which orphans PostgreSQL', async () => {
    const first = hold(dataDir);
    await query(await hearSocketDir(first), 'create table kept as select 7 as seven');
    const orphans = findPostgresIn(join(dataDir, 'cluster'));
    process.kill(readSupervisor(dataDir), 'SIGKILL');
    const second = hold(dataDir);
    expect(await query(await hearSocketDir(second), 'select * from kept')).toEqual([{ seven: 7 }]);
    expect(findPostgresIn(join(dataDir, 'cluster')).some((pid) => orphans.includes(pid))).toBe(
      false,
    );
  });

  test('restarts PostgreSQL after kill -9 of it, for those who use it and those who come (B9)', async () => {
    const first = hold(dataDir);
    const socketDir = await hearSocketDir(first);
    await query(socketDir, 'create table acknowledged as select 7 as seven');
    for (let kills = 0; kills < 2; kills += 1) {
      process.kill(readPostmaster(dataDir), 'SIGKILL');
      const joining = hold(dataDir);
      expect(await hearSocketDir(joining)).toBe(socketDir);
      await until('it answers again', () => answers(socketDir));
      expect(await query(socketDir, 'select * from acknowledged')).toEqual([{ seven: 7 }]);
      expect(first.child.exitCode).toBeNull();
      joining.child.kill('SIGTERM');
      expect(await joining.ended).toBe(0);
    }
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(isQuiet(dataDir)).toBe(true);
  });

  test('takes no living stranger for an orphan because of a number in a file', async () => {
    const first = hold(dataDir);
    await hearSocketDir(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const stranger = runNode({ args: ['-e', 'setInterval(() => {}, 1000)'] });
    started.push(stranger);
    const pidFile = join(dataDir, 'cluster/postmaster.pid');
    writeFileSync(pidFile, `${stranger.child.pid}\n${join(dataDir, 'cluster')}\n`);
    await hearSocketDir(hold(dataDir));
    expect(stranger.child.exitCode ?? stranger.child.signalCode).toBeNull();
  });
});
