import { expect, test } from 'vitest';
import { WATCHERS_COUNTED_MAX, watchersText } from './watchers.ts';

test('watchers are counted up to a limit, and none are not mentioned', () => {
  const counts = [0, 1, 12, 999, WATCHERS_COUNTED_MAX];
  expect(counts.map(watchersText)).toEqual([
    '',
    '1 watching',
    '12 watching',
    '999 watching',
    '999+ watching',
  ]);
});
