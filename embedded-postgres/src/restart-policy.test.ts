import { expect, test } from 'vitest';
import { openRestartPolicy } from './restart-policy.ts';

const delays = (count: number, ranMs: number, policy = openRestartPolicy()) =>
  Array.from({ length: count }, () => policy.next(ranMs));

test('restarts immediately, then with exponential backoff up to a bound, and gives up (B9)', () => {
  const growing = [0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000];
  expect(delays(12, 0)).toEqual([...growing, null, null]);
});

test('begins again after a run of a minute', () => {
  const policy = openRestartPolicy();
  expect(delays(3, 59_999, policy)).toEqual([0, 250, 500]);
  expect(delays(20, 60_000, policy)).toEqual(Array.from({ length: 20 }, () => 0));
});
