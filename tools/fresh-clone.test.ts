// The first minutes of a new user: the repository is cloned, and two commands do the rest. Only the
// download is simulated: a fake npm links the packages that are already installed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestProcess, runNode } from '@hammerdock/server/src/testing/process.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { listTracked, root } from './tracked-files.ts';

const MINUTES = 60_000;

/**
 * `npm ci` provides all packages of the lock file; every other command is the real npm's. Caches in
 * node_modules are left out, because other running tests write to them.
 */
const fakeNpm = `
  const { spawnSync } = require('node:child_process');
  const { mkdirSync, readdirSync } = require('node:fs');
  const packages = ${JSON.stringify(join(root, 'node_modules'))};
  const linkAll = () => {
    mkdirSync('node_modules');
    const packageNames = readdirSync(packages).filter((name) => !/^[.](cache|vite)/.test(name));
    return run('cp', ['-al', ...packageNames.map((name) => packages + '/' + name), 'node_modules']);
  };
  const [command, ...rest] = process.argv.slice(2);
  const run = (program, args) => spawnSync(program, args, { stdio: 'inherit' }).status;
  process.exit(
    command === 'ci'
      ? linkAll()
      : command === 'install' ? 0 : run('npm', [command, ...rest]),
  );`;

const KINDS = [
  ['unit', 'domain/src/catalog/savings.test.ts'],
  ['server', 'server/src/testing/clock.test.ts'],
  ['e2e', 'every-page', '--project=desktop', '-g', 'an unknown address'],
] as const;

interface Script {
  readonly scripts: Readonly<Record<string, string>>;
}

describe('a fresh clone', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'fresh-clone-')));
  const clone = join(place, 'hammerdock');
  let started: TestProcess | undefined;

  beforeAll(() => {
    cloneInto(clone);
    writeFileSync(join(place, 'npm-cli.cjs'), fakeNpm);
  });
  afterAll(() => {
    if (started !== undefined) process.kill(-(started.child.pid ?? 0), 'SIGKILL');
    rmSync(place, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => ({
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? place,
    npm_execpath: join(place, 'npm-cli.cjs'),
  });
  const scripts = (): Script['scripts'] =>
    (JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as Script).scripts;

  test(
    'OPS-01 one command installs, migrates, fills a demo store and serves all of it on one port',
    async () => {
      // npm runs this before `npm start`; it uses only what was cloned.
      expect(scripts()['prestart']).toBe('node tools/ensure.mjs --web --lean');
      expect(existsSync(join(clone, 'node_modules'))).toBe(false);
      const env = environment();
      const before = [join(clone, 'tools/ensure.mjs'), '--web', '--lean'];
      const ensured = runNode({ args: before, env });
      expect(await ensured.ended, ensured.output()).toBe(0);

      const port = await findFreePort();
      const words = /^exec node (\S+)$/.exec(scripts()['start'] ?? '');
      started = runNode({
        args: [join(clone, words?.[1] ?? '')],
        env: {
          ...env,
          HAMMERDOCK_PORT: String(port),
          HAMMERDOCK_DATA_DIR: join(place, 'data'),
        },
        detached: true,
      });
      const [, address = ''] = await started.waitForOutput(/Hammerdock is open at (\S+)/);
      expect(address).toContain(`:${port}`);
      const signIns = [...started.output().matchAll(/^ {4}(\S+@\S+) +(\S+)$/gm)];
      expect(signIns.length).toBeGreaterThanOrEqual(4);

      const page = await fetch(address);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ]);
      expect(await page.text()).toMatch(/<article/);
      for (const [, email = '', password = ''] of signIns) {
        const session = await post<{ userToken: string }>(address, 'user/signin', {
          email,
          password,
        });
        expect(session.userToken, email).not.toBe('');
      }
      const { searchCount } = await post<{ searchCount: number }>(
        address,
        'mobile/searchProducts',
        {},
      );
      expect(searchCount).toBeGreaterThan(100);
      const live = await fetch(`${address}/socket.io/?EIO=4&transport=polling`);
      expect(live.status).toBe(200);
      started.child.kill('SIGTERM');
      expect(await started.ended).toBe(0);
      started = undefined;
    },
    10 * MINUTES,
  );

  test(
    'OPS-02 one command runs every test: unit, integration on real PostgreSQL, browser journeys',
    () => {
      const bin = join(clone, 'node_modules/.bin');
      const run = (program: string, args: readonly string[]): string => {
        const env = { ...environment(), PATH: `${bin}:${process.env['PATH'] ?? ''}` };
        const ran = spawnSync(join(bin, program), [...args], { cwd: clone, env, encoding: 'utf8' });
        if (ran.status !== 0) throw new Error(`${program}: ${ran.stdout}${ran.stderr}`);
        return ran.stdout;
      };
      expect(scripts()['pretest']).toBe('node tools/ensure.mjs --web');
      const ensured = spawnSync(process.execPath, [join(clone, 'tools/ensure.mjs'), '--web'], {
        env: environment(),
      });
      expect(ensured.status).toBe(0);
      // No option leaves a part out, so all of them run.
      expect(scripts()['test']).toBe('exec node tools/test.ts');
      const tracked = listTracked(clone);
      const listed = JSON.parse(run('vitest', ['list', '--filesOnly', '--json'])) as {
        file: string;
      }[];
      const files = listed.map(({ file }) => file.replace(`${clone}/`, ''));
      expect(new Set(files)).toEqual(new Set(tracked.filter((file) => /\.test\.tsx?$/.test(file))));
      const journeys = run('playwright', ['test', '--list']);
      for (const file of tracked.filter((name) => /^e2e\/.*\.spec\.ts$/.test(name))) {
        expect(journeys).toContain(file.replace('e2e/', ''));
      }
      // One test of each kind, started by `npm test` itself: it brings its own database and
      // browser.
      for (const choice of KINDS) {
        const said = run('node', ['tools/test.ts', '--only', ...choice]);
        expect(said).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped\n*$/m);
      }
    },
    10 * MINUTES,
  );
});

/** What is committed; where Git is not installed, a copy of the files that would be. */
function cloneInto(clone: string): void {
  const options = ['--quiet', '--depth=1', '-c', 'advice.detachedHead=false'];
  const cloned = spawnSync('git', ['clone', ...options, `file://${root}`, clone]);
  if (cloned.status === 0) return;
  for (const path of listTracked()) cpSync(join(root, path), join(clone, path));
}

async function post<T>(address: string, name: string, input: object): Promise<T> {
  const response = await fetch(`${address}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  // Every response of /api has the envelope.
  return ((await response.json()) as { data: T }).data;
}
