import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAuditReport } from './supply-chain/audit-report.ts';
import { findLicenseFaults, listLicenses, renderLicenses } from './supply-chain/licenses.ts';
import { findLockFaults, readLockedPackages, readManifest } from './supply-chain/lock-file.ts';
import { findSecrets, readTrackedFiles } from './supply-chain/secrets.ts';
import { listTracked, listUnignored, root } from './tracked-files.ts';

const packages = readLockedPackages();

describe('S55 the installed packages', () => {
  const { allowScripts = {} } = readManifest('.');

  test('come from the registry with a checksum, and run no unapproved install script', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(300);
    expect(findLockFaults(packages, allowScripts)).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  test('have allowed licenses', () => {
    expect(findLicenseFaults(listLicenses(packages))).toEqual([]);
  });

  test('are listed with their licenses in docs/licenses.md', () => {
    const listed = readFileSync(join(root, 'docs/licenses.md'), 'utf8');
    expect(listed, 'run: node tools/licenses.ts').toBe(renderLicenses(listLicenses(packages)));
  });
});

test('S55 no tracked file contains a secret', () => {
  const files = readTrackedFiles();
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(findSecrets)).toEqual([]);
});

test('the tracked files are listed the same without Git', () => {
  expect(listUnignored(root).toSorted()).toEqual(listTracked().toSorted());
});

describe('S55 the report of npm audit', () => {
  const answer = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { leftpad: { severity } },
      metadata: { vulnerabilities: { [severity]: 1 } },
    });

  test.each([
    ['moderate', 'clean'],
    ['high', 'vulnerable'],
    ['critical', 'vulnerable'],
  ])('with a %s vulnerability is %s', (severity, outcome) => {
    const result = readAuditReport(answer(severity));
    expect(result.outcome).toBe(outcome);
    expect(result.text).toContain(`1 ${severity}`);
    expect(result.text.includes('leftpad')).toBe(outcome === 'vulnerable');
  });

  test.each(['', 'not JSON', '{"message":"405 Method Not Allowed","error":{}}'])(
    'that is %o leaves the packages unchecked, and this is reported',
    (output) => {
      expect(readAuditReport(output)).toEqual({
        outcome: 'unknown',
        text: expect.stringContaining('NOT checked'),
      });
    },
  );
});

describe('the checks themselves', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`;

  test.each([
    [{ integrity, resolved: 'git+ssh://git@example.com/a.git#1' }, 'comes from git+ssh'],
    [{ integrity, resolved: 'https://elsewhere.example/a.tgz' }, 'comes from https'],
    [{}, 'has no SHA-512 checksum'],
    [{ integrity: 'sha1-abcdef' }, 'has no SHA-512 checksum'],
    [{ integrity, hasInstallScript: true }, 'has an install script'],
  ])('report %o in the lock file', (locked, fault) => {
    const faults = findLockFaults({ 'node_modules/a': locked }, {});
    expect(faults).toEqual([expect.stringContaining(fault)]);
    const nested = findLockFaults({ 'node_modules/b/node_modules/a': locked }, {});
    expect(nested).toHaveLength(1);
  });

  test('accept an approved install script, and our own packages', () => {
    const locked = {
      'node_modules/a': { integrity, hasInstallScript: true },
      'node_modules/@hammerdock/web': { link: true, resolved: 'web' },
      web: {},
    };
    expect(findLockFaults(locked, { a: false })).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-3.0-or-later', false],
    [undefined, false],
  ])('of the license %s return %s', (license, allowed) => {
    const locked = { 'node_modules/a': { version: '1.0.0', ...(license ? { license } : {}) } };
    expect(findLicenseFaults(listLicenses(locked)).length === 0).toBe(allowed);
    const onlyForTests = { 'node_modules/a': { ...locked['node_modules/a'], dev: true } };
    expect(listLicenses(onlyForTests)).toEqual([]);
  });

  // Assembled here, so that this file itself contains none of them.
  test.each([
    ['server/src/a.ts', ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
    ['server/src/a.ts', ['sk_', 'live_4eC39HqLyjWDarjtT1zdp7dc']],
    ['server/src/a.ts', ['AKIA', 'IOSFODNN7EXAMPLE']],
    ['README.md', ['ghp_', '16C7e42F292c6912E7710c838347Ae178B4a']],
    ['web/src/a.ts', ['const apiKey', " = 'Zk3vQ9xT7bLw2RmY8nPd5sHc'"]],
    ['.env.production', ['']],
    ['deploy/tls.pem', ['']],
  ])('report a secret in %s', (path, parts) => {
    expect(findSecrets({ path, text: parts.join('') })).toHaveLength(1);
  });

  test('report no name, sentence or example as a secret', () => {
    const text = [
      'METRICS_TOKEN=another-answer-of-openssl-rand-base64-32',
      'const token = readTokenOfTheSessionCookie(request);',
      "password: 'Hammer-dock-2026',",
    ].join('\n');
    expect(findSecrets({ path: '.env.example', text })).toEqual([]);
  });
});
