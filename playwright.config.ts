import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { findFreePort } from './tools/free-port.ts';

// Each worker reads this file again, and finds here what the first reading chose.
process.env['E2E_PORT'] ??= String(await findFreePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hammerdock-e2e-'));

const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const chromium = locateChromium();

const WALK = '**/buyer-wins-a-lot.spec.ts';
const CLOSINGS = ['closing', 'retraction', 'live', 'connection'].map(
  (name) => `**/${name}.spec.ts`,
);
const VISUAL = '**/visual/*.spec.ts';
const WAITING = [WALK, ...CLOSINGS];
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The walks mostly wait for the close of their lots.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Other systems draw letters a little differently, so they do not compare them.
  ignoreSnapshots: process.platform !== 'linux' || process.arch !== 'x64',
  use: {
    // A lost step says so at once and names itself.
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    baseURL: address,
    // To see what went wrong, run the one test again with `--trace on`: traces cost a quarter more.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.args],
      env: { ...process.env, ...chromium.env },
    },
  },
  // What waits for the close of a lot takes turns with what does not. A test is run at one width,
  // on a desktop unless it is tagged @phone; tagged @both, at each.
  projects: [
    { name: 'phone walk', testMatch: WALK, use: phone },
    { name: 'desktop walk', testMatch: WALK, use: desktop },
    { name: 'phone', testIgnore: [...WAITING, VISUAL], grep: /@phone|@both/, use: phone },
    { name: 'closings', testMatch: CLOSINGS, use: desktop },
    { name: 'desktop', testIgnore: [...WAITING, VISUAL], grepInvert: /@phone/, use: desktop },
    { name: 'stand', testMatch: '**/stand.setup.ts' },
    { name: 'phone pieces', testMatch: VISUAL, dependencies: ['stand'], use: phone },
    { name: 'desktop pieces', testMatch: VISUAL, dependencies: ['stand'], use: desktop },
  ],
  webServer: {
    command: 'exec node server/src/main.ts',
    url: `${address}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HAMMERDOCK_PORT: process.env['E2E_PORT'],
      HAMMERDOCK_ORIGIN: address,
      HAMMERDOCK_DATA_DIR: process.env['E2E_DATA_DIR'],
      HAMMERDOCK_WORLD: 'walk',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
      HAMMERDOCK_LOG_LEVEL: 'warn',
      // Everybody here signs in from one address; the limits themselves are proved elsewhere.
      HAMMERDOCK_LIMIT_FACTOR: '20',
    },
  },
});
