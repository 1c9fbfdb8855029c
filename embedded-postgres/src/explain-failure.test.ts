import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('names the directory of a full disk and what to do', () => {
  const printed = 'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device';
  const { message } = explainFailure('it ended with 1', printed, '/srv/hammerdock/data');
  expect(message).toMatch(/disk that holds \/srv\/hammerdock\/data is full: free about 300 MB/);
});

test('passes on the output of PostgreSQL for any other failure', () => {
  const { message } = explainFailure('it ended with 1', 'FATAL:  something odd\n', '/srv');
  expect(message).toMatch(
    /did not start \(it ended with 1\)\. Its output:\nFATAL: {2}something odd$/,
  );
});
