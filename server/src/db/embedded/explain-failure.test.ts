import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('a full disk is told with the place and what to do', () => {
  const printed = 'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device';
  const { message } = explainFailure('it ended with 1', printed, '/srv/hammerdock/data');
  expect(message).toMatch(/disk that holds \/srv\/hammerdock\/data is full: free some 300 MB/);
});

test('anything else is told in the words of PostgreSQL', () => {
  const { message } = explainFailure('it ended with 1', 'FATAL:  something odd\n', '/srv');
  expect(message).toMatch(/did not start \(it ended with 1\)\. It said:\nFATAL: {2}something odd$/);
});
