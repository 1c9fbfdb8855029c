import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';

// Each worker loads this file again and must get the values that the first load chose.
process.env['E2E_PORT'] ??= String(await findFreePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hammerdock-e2e-'));

const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const chromium = locateChromium();

const LONG_JOURNEY = '**/buyer-wins-a-lot.spec.ts';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/visual/build-design-page.ts',
  globalTeardown: './e2e/steps/store/after-all.ts',
  outputDir: 'test-results',
  // Three workers, and one for each of the two long journeys, which mostly wait for closes; four at
  // the end. They keep two cores busy; more would make each test wait longer.
  workers: 5,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  // A busy machine may take several times longer than a free one.
  expect: { timeout: 20_000 },
  // Fonts render differently on other systems, so snapshots are compared only here.
  ignoreSnapshots: process.platform !== 'linux' || process.arch !== 'x64',
  use: {
    // A step that hangs fails early, with its own name.
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    baseURL: address,
    // Traces take a quarter more time; to debug a test, run it with `--trace on`.
    trace: 'off',
    // Animations are rendered on the CPU; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Its requests would escape the interception of tests; the test of the offline page allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.args],
      env: { ...process.env, ...chromium.env },
    },
  },
  // The two long journeys start first. Other tests run at one width: desktop by default, phone when
  // tagged @phone, both when tagged @both. Each project costs a few more processes and browsers.
  projects: [
    { name: 'phone journey', testMatch: LONG_JOURNEY, use: phone },
    { name: 'desktop journey', testMatch: LONG_JOURNEY, use: desktop },
    { name: 'phone', testIgnore: LONG_JOURNEY, grep: /@phone|@both/, use: phone, workers: 3 },
    { name: 'desktop', testIgnore: LONG_JOURNEY, grepInvert: /@phone/, use: desktop, workers: 4 },
  ],
  webServer: {
    command: 'exec node server/src/main.ts',
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HAMMERDOCK_PORT: process.env['E2E_PORT'],
      HAMMERDOCK_ORIGIN: address,
      HAMMERDOCK_DATA_DIR: process.env['E2E_DATA_DIR'],
      HAMMERDOCK_WORLD: 'walk',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
      HAMMERDOCK_LOG_LEVEL: 'warn',
      HAMMERDOCK_SOCIAL_LINKS:
        'https://www.facebook.com/example,https://www.instagram.com/example,' +
        'https://www.youtube.com/@example',
      // All tests sign in from one address; other tests prove the limits.
      HAMMERDOCK_LIMIT_FACTOR: '20',
    },
  },
});
