import { expect, test } from 'vitest';
import { sentenceOf } from './refusals.ts';

test.each([
  [2, '2 seconds'],
  [120, '120 seconds'],
  [121, '3 minutes'],
  [3599, '60 minutes'],
])('too many attempts: a wait of %i seconds is written as %s', (retryAfterSeconds, wait) => {
  expect(sentenceOf('TooManyRequests', { retryAfterSeconds })).toBe(
    `Too many attempts. Please wait ${wait} and try again.`,
  );
});
