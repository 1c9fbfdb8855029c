import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveDefectPhotos, namesTwice, onlyAddsPhotos } from './lot-photos.ts';

test('photos of a published lot may only be added', () => {
  expect(onlyAddsPhotos(['a', 'b'], ['a', 'b', 'c'])).toBe(true);
  expect(onlyAddsPhotos([], ['a'])).toBe(true);
  expect(onlyAddsPhotos(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(onlyAddsPhotos(['a', 'b'], ['a'])).toBe(false);
  expect(onlyAddsPhotos(['a', 'b'], ['c', 'a', 'b'])).toBe(false);
});

test('a photo is on a lot once', () => {
  expect(namesTwice(['a', 'b', 'a'])).toBe(true);
  expect(namesTwice(['a', 'b'])).toBe(false);
});

test('the captions of defects follow their photos, or go with them', () => {
  const defects = [
    { photo: 1, caption: 'Scratch' },
    { photo: 3, caption: 'Dent' },
  ];
  const had = ['a', 'b', 'c'];
  expect(moveDefectPhotos(defects, { had, wanted: ['c', 'b', 'a'] })).toEqual([
    { photo: 1, caption: 'Dent' },
    { photo: 3, caption: 'Scratch' },
  ]);
  expect(moveDefectPhotos(defects, { had, wanted: ['c'] })).toEqual([
    { photo: 1, caption: 'Dent' },
  ]);
  // A caption that names no photo is dropped.
  expect(moveDefectPhotos([{ photo: 4, caption: 'Rust' }], { had, wanted: had })).toEqual([]);
});

test('each caption stays with its photo in every order', () => {
  const photos = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 });
  fc.assert(
    fc.property(
      photos.chain((had) => fc.record({ had: fc.constant(had), wanted: fc.shuffledSubarray(had) })),
      ({ had, wanted }) => {
        const defects = had.map((name, at) => ({ photo: at + 1, caption: `of ${name}` }));
        const moved = moveDefectPhotos(defects, { had, wanted });
        expect(moved.map(({ caption }) => caption)).toEqual(wanted.map((name) => `of ${name}`));
        expect(moved.map(({ photo }) => photo)).toEqual(wanted.map((_, at) => at + 1));
      },
    ),
  );
});
