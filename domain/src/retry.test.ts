import { describe, expect, test } from 'vitest';
import { isExhausted, nextCheckDelay, retryDelay, STANDARD_RETRY } from './retry.ts';
import { hours, minutes, seconds } from './time.ts';

describe('retrying', () => {
  test('waits twice as long after each attempt, up to the longest delay', () => {
    const delays = [1, 2, 3, 9, 10, 12].map((attempts) => retryDelay(STANDARD_RETRY, attempts, 0));
    expect(delays).toEqual([10, 20, 40, 2560, 3600, 3600].map(seconds));
  });

  test('reduces the delay by up to half by jitter', () => {
    expect(retryDelay(STANDARD_RETRY, 3, 1)).toBe(seconds(20));
    expect(retryDelay(STANDARD_RETRY, 3, 0.5)).toBe(seconds(30));
  });

  test('gives up at the last attempt and not before', () => {
    expect([11, 12].map((attempts) => isExhausted(STANDARD_RETRY, attempts))).toEqual([
      false,
      true,
    ]);
  });

  test('checks again after a tenth of the age, within its bounds', () => {
    const delay = (sinceMs: number) =>
      nextCheckDelay({ sinceMs, shortestMs: minutes(1), longestMs: hours(1) });
    expect([0, minutes(5), minutes(50), hours(5), hours(500)].map(delay)).toEqual(
      [1, 1, 5, 30, 60].map(minutes),
    );
  });
});
