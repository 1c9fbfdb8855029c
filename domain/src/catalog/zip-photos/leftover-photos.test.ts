import { expect, test } from 'vitest';
import { hasLeftovers, isAssignable, isMovable, stateAfterCancel } from './leftover-photos.ts';

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

test('a photo with a lot can be moved until photos are added', () => {
  expect(isMovable('ready', 'matched')).toBe(true);
  expect(isMovable('adding', 'matched')).toBe(false);
  expect(isMovable('ready', 'added')).toBe(false);
  expect(isMovable('ready', 'unknown')).toBe(false);
});

test('a ZIP file that is given up stays listed once photos of it were added', () => {
  const stateAfter = (state: string, doneCount: number, photoCount: number) =>
    stateAfterCancel({ state, doneCount, photoCount });
  expect(stateAfter('receiving', 0, 0)).toBe('removed');
  expect(stateAfter('ready', 0, 3)).toBe('removed');
  expect(stateAfter('ready', 3, 3)).toBe('done');
  expect(stateAfter('ready', 3, 4)).toBe('stopped');
  expect(stateAfter('done', 3, 3)).toBe('removed');
});

test('a ZIP file whose photos are no longer added keeps the others for later', () => {
  expect(stateAfterCancel({ state: 'adding', doneCount: 1, photoCount: 3 })).toBe('ready');
  expect(stateAfterCancel({ state: 'adding', doneCount: 0, photoCount: 3 })).toBe('ready');
});

test('photos are left over only after others were added', () => {
  expect(hasLeftovers({ state: 'ready', doneCount: 0 })).toBe(false);
  expect(hasLeftovers({ state: 'ready', doneCount: 2 })).toBe(true);
  expect(hasLeftovers({ state: 'done', doneCount: 2 })).toBe(false);
});
