// The first minutes of a new user, with the real npm on the oldest Node that is supported: the
// repository is cloned, and two commands do the rest. `.ci/run` runs this (`npm run test:ci`).
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { type TestProcess, runNode, until } from '@hammerdock/server/src/testing/process.ts';
import { findPostgresIn } from '@hammerdock/embedded-postgres/find-postgres.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { HYDRATED } from '@hammerdock/web/src/lib/hydrated.ts';
import { listTracked, root } from './tracked-files.ts';

const MINUTES = 60_000;

/** They install and start the store, or prove each expression linear; only `.ci/run` runs them. */
const CI_TESTS = ['fresh-clone', 'one-command', 'expressions'].map(
  (name) => `tools/${name}.test.ts`,
);
const OLDEST_NODE = '20.19.0';
/** Set by the npm and the Vitest that run this test. */
const OF_THIS_RUN =
  /^(npm_(?!config_)|NODE$|NODE_(ENV|OPTIONS|COMPILE_CACHE)|VITEST|TEST$|INIT_CWD)/;

const KINDS = [
  ['unit', 'domain/src/catalog/savings.test.ts'],
  ['server', 'server/src/testing/clock.test.ts'],
  ['e2e', 'every-page', '--project=desktop', '-g', 'an unknown address'],
] as const;

/** Changes of packages that the server loads, and an address whose answer shows them. */
const CHANGES = [
  ['contract/src/refusals.ts', 'doesn’t support that method', 'has no such method', 'user/signin'],
  ['domain/src/time.ts', 'Eastern Time', 'Time of the East', 'common/getDefault'],
] as const;

interface Script {
  readonly scripts: Readonly<Record<string, string>>;
}

describe('a fresh clone', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'fresh-clone-')));
  const clone = join(place, 'hammerdock');
  const data = join(place, 'data');
  const devData = join(place, 'dev-data');
  let started: TestProcess | undefined;
  let browser: Browser | undefined;

  beforeAll(() => {
    cloneInto(clone);
    const node = `node-${process.platform}-${process.arch}@${OLDEST_NODE}`;
    const installed = spawnSync('npm', ['install', '--prefix', join(place, 'oldest'), node]);
    if (installed.status !== 0) throw new Error(String(installed.stderr));
  }, 2 * MINUTES);
  afterAll(async () => {
    await browser?.close();
    if (started !== undefined) process.kill(-(started.child.pid ?? 0), 'SIGKILL');
    // Until then PostgreSQL writes files.
    await until('no database process is left', isQuiet);
    rmSync(place, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => {
    const own = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name));
    const path = (process.env['PATH'] ?? '').split(':').filter((one) => !/node_modules/.test(one));
    const oldest = join(place, 'oldest/node_modules/.bin');
    return { ...Object.fromEntries(own), PATH: [oldest, ...path].join(':') };
  };
  const run = (program: string, args: readonly string[]): string => {
    const given = { cwd: clone, env: environment(), encoding: 'utf8' } as const;
    const ran = spawnSync(program, [...args], given);
    if (ran.status !== 0) throw new Error(`${program}: ${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  const openStore = async (command: readonly string[], dataDir: string): Promise<string> => {
    const port = await findFreePort();
    started = runNode({
      program: 'npm',
      args: [...command, '--prefix', clone],
      env: {
        ...environment(),
        HAMMERDOCK_PORT: String(port),
        HAMMERDOCK_DATA_DIR: dataDir,
      },
      detached: true,
    });
    const [, address = ''] = await started.waitForOutput(/Hammerdock is open at (\S+)/);
    expect(address).toContain(`:${port}`);
    return address;
  };
  /** As Ctrl-C does. */
  const interrupt = async (): Promise<void> => {
    process.kill(-(started?.child.pid ?? 0), 'SIGINT');
    await started?.ended;
    started = undefined;
  };
  const isQuiet = (): boolean =>
    [data, devData].every((path) => findPostgresIn(join(path, 'postgres/cluster')).length === 0);
  const scripts = (): Script['scripts'] =>
    (JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as Script).scripts;

  test(
    'OPS-01 one command installs, migrates, fills a demo store and serves all of it on one port',
    async () => {
      expect(run('node', ['--version']).trim()).toBe(`v${OLDEST_NODE}`);
      expect(existsSync(join(clone, 'node_modules'))).toBe(false);
      const address = await openStore(['start'], data);
      const signIns = [...(started?.output() ?? '').matchAll(/^ {4}(\S+@\S+) +(\S+)$/gm)];
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
      await interrupt();
      await expect(fetch(address)).rejects.toThrow();
    },
    10 * MINUTES,
  );

  test(
    'OPS-02 one command runs every test: unit, integration on real PostgreSQL, browser journeys',
    () => {
      // No option leaves a part out, so all of them run.
      expect(scripts()['test']).toBe('exec node tools/test.ts');
      // One test of each kind, started by `npm test` itself: it brings its own database and
      // browser.
      for (const choice of KINDS) {
        const said = run('npm', ['test', '--', '--only', ...choice]);
        expect(said).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped\n*$/m);
      }
      const tracked = listTracked(clone);
      const projects = ['tidy', 'unit', 'server', 'processes'].map((name) => `--project=${name}`);
      const listed = run('npm', [
        'exec',
        '--',
        'vitest',
        'list',
        '--filesOnly',
        '--json',
        ...projects,
      ]);
      const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) =>
        file.replace(`${clone}/`, ''),
      );
      const wanted = tracked.filter(
        (file) => /\.test\.tsx?$/.test(file) && !CI_TESTS.includes(file),
      );
      expect(new Set(files)).toEqual(new Set(wanted));
      const journeys = run('npm', ['exec', '--', 'playwright', 'test', '--list']);
      for (const file of tracked.filter((name) => /^e2e\/.*\.spec\.ts$/.test(name))) {
        expect(journeys).toContain(file.replace('e2e/', ''));
      }
    },
    10 * MINUTES,
  );

  test(
    'npm run dev updates the open page, and restarts the server after a change of its packages',
    async () => {
      const address = await openStore(['run', 'dev'], devData);
      const change = (path: string, from: string, to: string): void => {
        const before = readFileSync(join(clone, path), 'utf8');
        expect(before).toContain(from);
        writeFileSync(join(clone, path), before.replace(from, to));
      };
      const { args, env, executablePath } = locateChromium();
      browser = await chromium.launch({
        args: [...args],
        env: { ...process.env, ...env },
        executablePath,
      });
      const page = await browser.newPage();
      const noteHydration = `addEventListener('${HYDRATED}', () => (window.isHydrated = true))`;
      await page.addInitScript(noteHydration);
      await page.goto(address);
      await page.waitForFunction(() => 'isHydrated' in globalThis);

      await page.evaluate(() => void Object.assign(globalThis, { isFirstLoad: true }));
      change('web/src/layout/footer/footer.tsx', 'picked up nearby', 'fetched nearby');
      await page.getByText('fetched nearby').waitFor();
      expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true);
      expect(await getText(address)).toContain('fetched nearby');

      change('server/src/main.ts', 'Hammerdock is open', 'Hammerdock is open again');
      const hasRestarted = (): boolean =>
        started?.output().includes('Hammerdock is open again') === true;
      await until('the server has restarted', hasRestarted);
      await page.waitForFunction(
        () => 'isHydrated' in globalThis && !('isFirstLoad' in globalThis),
      );
      for (const [path, from, to, call] of CHANGES) {
        change(path, from, to);
        let asked = 0;
        const hasChanged = async (): Promise<boolean> => {
          asked += 1;
          // While the server restarts, it accepts no connection.
          const answer = await getText(`${address}/api/${call}`).catch(() => null);
          if (answer?.includes(to) === true) return true;
          // Node watches a file only some time after a restart has loaded it, so save it again; not
          // each time, because each save delays the restart.
          if (answer !== null && asked % ASKED_BEFORE_SAVING === 0) {
            utimesSync(join(clone, path), new Date(), new Date());
          }
          return false;
        };
        await until(`${path} is loaded again`, hasChanged);
      }

      await browser.close();
      await interrupt();
      await expect(fetch(address)).rejects.toThrow();
      await until('no database process is left', isQuiet);
    },
    10 * MINUTES,
  );
});

/** The server restarts well within so many looks, once it has seen a change. */
const ASKED_BEFORE_SAVING = 100;

/** What is committed; where Git is not installed, a copy of the files that would be. */
function cloneInto(clone: string): void {
  const options = ['--quiet', '--depth=1', '-c', 'advice.detachedHead=false'];
  const cloned = spawnSync('git', ['clone', ...options, `file://${root}`, clone]);
  if (cloned.status === 0) return;
  for (const path of listTracked()) cpSync(join(root, path), join(clone, path));
}

async function getText(address: string): Promise<string> {
  const response = await fetch(address);
  return response.text();
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
