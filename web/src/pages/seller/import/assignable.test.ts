import { expect, test } from 'vitest';
import { isAssignable } from './assignable.ts';

test('a photo without a lot can be given to one until the photos are added', () => {
  for (const outcome of ['unknown', 'ambiguous', 'full'] as const) {
    expect(isAssignable('ready', { outcome })).toBe(true);
    expect(isAssignable('adding', { outcome })).toBe(false);
    expect(isAssignable('done', { outcome })).toBe(false);
  }
  expect(isAssignable('ready', { outcome: 'matched' })).toBe(false);
  expect(isAssignable('ready', { outcome: 'not a picture' })).toBe(false);
});
