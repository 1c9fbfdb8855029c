import { expect, test } from 'vitest';
import { endOfArchive, hasLeftovers, isAssignable } from './leftover-photos.ts';

test('a photo without a lot can be given to one, except while photos are added', () => {
  for (const outcome of ['unknown', 'ambiguous', 'full', 'closed']) {
    expect(isAssignable('ready', outcome)).toBe(true);
    expect(isAssignable('adding', outcome)).toBe(false);
    expect(isAssignable('done', outcome)).toBe(false);
  }
  for (const outcome of ['matched', 'added', 'same', 'not a picture', 'too large']) {
    expect(isAssignable('ready', outcome)).toBe(false);
  }
});

test('a ZIP file that is given up stays listed once photos of it were added', () => {
  const endOf = (state: string, doneCount: number, photoCount: number) =>
    endOfArchive({ state, doneCount, photoCount });
  expect(endOf('receiving', 0, 0)).toBe('removed');
  expect(endOf('ready', 0, 3)).toBe('removed');
  expect(endOf('adding', 1, 3)).toBe('stopped');
  expect(endOf('ready', 3, 3)).toBe('done');
  expect(endOf('ready', 3, 4)).toBe('stopped');
  expect(endOf('done', 3, 3)).toBe('removed');
});

test('photos are left over only after others were added', () => {
  expect(hasLeftovers({ state: 'ready', doneCount: 0 })).toBe(false);
  expect(hasLeftovers({ state: 'ready', doneCount: 2 })).toBe(true);
  expect(hasLeftovers({ state: 'done', doneCount: 2 })).toBe(false);
});
