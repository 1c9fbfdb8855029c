import { configDefaults, defineConfig } from 'vitest/config';
import { callAddresses } from './web/call-addresses.ts';

// Tests that start real processes are slower than others; they still may not hang.
const processTests = [
  'tools/{one-command,fresh-clone}.test.ts',
  'chaos/{faults,bidding,redis}/**/*.test.ts',
];

// What the bench installs for itself brings tests of its own.
const elsewhere = [...configDefaults.exclude, ...processTests];

export default defineConfig({
  test: {
    // Two cores are what a small machine has; more workers were no faster there.
    maxWorkers: 2,
    // A borrowed PostgreSQL is rid of a hundred databases at the end.
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        // What renders a whole page asks for it.
        plugins: [callAddresses()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['{domain,contract,web}/src/**/*.test.{ts,tsx}', '{chaos,bench}/**/*.test.ts'],
          exclude: elsewhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has a database of its own; loading the server for each took half the time.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['tools/vitest-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Handed out one by one, so that no worker is left with all the slow ones.
          name: 'processes',
          include: processTests,
          globalSetup: ['tools/vitest-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tidy',
          include: ['tools/**/*.test.ts'],
          exclude: elsewhere,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
