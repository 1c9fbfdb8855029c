import { configDefaults, defineConfig } from 'vitest/config';
import { callAddresses } from './web/call-addresses.ts';
import { inlineScripts } from './web/inline-scripts.ts';

// Tests that start real processes; they are slower, but must not hang.
const processTests = ['chaos/{faults,bidding,redis}/**/*.test.ts'];

/** They install and start the store, or prove each expression linear; only `.ci/run` runs them. */
const ciTests = ['tools/{fresh-clone,one-command,expressions}.test.ts'];

// The packages that the bench installs contain tests of their own.
const elsewhere = [...configDefaults.exclude, ...processTests, ...ciTests];

export default defineConfig({
  test: {
    // A small machine has two cores; more workers are not faster there.
    maxWorkers: 2,
    // A busy machine may take several times longer than a free one.
    expect: { poll: { timeout: 20_000 } },
    // On an external PostgreSQL a hundred databases are dropped at the end.
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Needed by tests that render a whole page.
        plugins: [callAddresses(), inlineScripts()],
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{domain,contract,embedded-postgres,web}/src/**/*.test.{ts,tsx}',
            'web/worker/**/*.test.ts',
            '{chaos,bench}/**/*.test.ts',
          ],
          exclude: elsewhere,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has its own database; isolation would load the server again for each file.
          isolate: false,
          include: ['{server,demo}/src/**/*.test.ts'],
          globalSetup: ['tools/vitest-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          // Isolation would load the server again for each file; tests kill only other processes.
          isolate: false,
          include: processTests,
          globalSetup: ['tools/vitest-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ci',
          include: ciTests,
          testTimeout: 60_000,
          // At the end it deletes a whole installation.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tidy',
          // Its files read and parse the same sources, once if one worker runs them.
          isolate: false,
          include: ['tools/**/*.test.ts'],
          exclude: elsewhere,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
