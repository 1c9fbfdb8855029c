// `npm run mutation`: changes the rules in `domain` one expression at a time and reports each
// change that no test notices. `npm run mutation -- bidding money.ts` covers these folders and
// files only. Results are remembered: only changes to edited code and tests run again.
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, 'reports/mutation');
const parts = process.argv.slice(2);

process.chdir(path.join(root, 'domain'));
const stryker = new Stryker({
  mutate: [
    ...(parts.length === 0 ? ['src/**/*.ts'] : parts.map((part) => `src/${part}{,/**/*.ts}`)),
    '!src/**/*.{test,gen}.ts',
    '!src/testing/**',
  ],
  testRunner: 'vitest',
  vitest: { configFile: path.join(import.meta.dirname, 'vitest.config.ts') },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not make a change look noticed.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: path.join(reports, 'incremental.json'),
  tempDirName: path.join(root, '.cache/mutation'),
  // Stryker reads tsconfig.json through an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  ignorePatterns: ['tsconfig.json'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: path.join(reports, 'mutation.json') },
  thresholds: { high: 95, low: 90, break: 90 },
});
// Below 90 %, Stryker sets the exit code.
await stryker.runMutationTest();
