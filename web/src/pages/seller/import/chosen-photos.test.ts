import { PHOTOS_AT_ONCE_MAX } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { expect, test } from 'vitest';
import { allClicked, clicked, NOTHING_CHOSEN, type ChosenPhotos } from './chosen-photos.ts';

const fileOf = (place: number): ArchivedFile => ({
  place,
  path: `IMG_${place}.jpg`,
  outcome: 'unknown',
  lot: null,
  is_chosen: false,
  preview: null,
});
const shown = [4, 7, 2, 9, 5].map(fileOf);

const click = (chosen: ChosenPhotos, place: number, isRange = false): ChosenPhotos =>
  clicked(chosen, shown, { place, isRange });
const placesOf = ({ files }: ChosenPhotos): number[] => files.map(({ place }) => place);

test('a click selects a photo, and another one deselects it', () => {
  const chosen = click(click(NOTHING_CHOSEN, 9), 4);
  expect(placesOf(chosen)).toEqual([9, 4]);
  expect(placesOf(click(chosen, 9))).toEqual([4]);
});

test('a click with Shift selects all between it and the click before, in either direction', () => {
  expect(placesOf(click(click(NOTHING_CHOSEN, 7), 9, true))).toEqual([7, 2, 9]);
  expect(placesOf(click(click(NOTHING_CHOSEN, 9), 7, true))).toEqual([7, 2, 9]);
  expect(placesOf(click(NOTHING_CHOSEN, 2, true))).toEqual([2]);
});

test('a click with Shift on a selected photo deselects the range', () => {
  const all = allClicked(NOTHING_CHOSEN, shown);
  expect(placesOf(click(click(click(all, 7), 7), 9, true))).toEqual([4, 5]);
});

test('all photos of a page are selected at once, beside those of other pages', () => {
  const other = clicked(NOTHING_CHOSEN, [fileOf(77)], { place: 77, isRange: false });
  const all = allClicked(click(other, 2), shown);
  expect(placesOf(all)).toEqual([77, 4, 7, 2, 9, 5]);
  expect(placesOf(allClicked(all, shown))).toEqual([77]);
});

test('no more are selected than one call takes', () => {
  const many = Array.from({ length: PHOTOS_AT_ONCE_MAX + 1 }, (_, place) => fileOf(place));
  expect(allClicked(NOTHING_CHOSEN, many).files).toHaveLength(PHOTOS_AT_ONCE_MAX);
});
