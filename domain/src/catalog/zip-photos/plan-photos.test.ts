import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_BYTES_MAX } from '../../auctions/seller-limits.ts';
import { LOT_PHOTOS_MAX } from '../draft-lot.ts';
import { isPhotoCandidate, planPhotos, type ZippedFile } from './plan-photos.ts';

const file = (place: number, path: string, more: Partial<ZippedFile> = {}): ZippedFile => ({
  place,
  path,
  bytes: 100,
  fault: null,
  ...more,
});
const lot = { id: 'a', lpn: 'LPN1', number: 1, photos: 0 };

test('orders the photos of a lot by their numbers', () => {
  const files = [file(0, 'LPN1-10.jpg'), file(1, 'LPN1-2.jpg'), file(2, 'LPN1.jpg')];
  expect(planPhotos(files, [lot])).toEqual([
    { place: 0, lotId: 'a', sequence: 3, problem: null },
    { place: 1, lotId: 'a', sequence: 2, problem: null },
    { place: 2, lotId: 'a', sequence: 1, problem: null },
  ]);
});

test('says why a file is added to no lot', () => {
  const problems = planPhotos(
    [
      file(0, 'LPN9.jpg'),
      file(1, 'LPN1/LPN2.jpg'),
      file(2, 'LPN1.txt', { fault: 'not a picture' }),
      file(3, 'LPN1-1.jpg', { bytes: PICTURE_BYTES_MAX + 1 }),
      file(4, 'LPN1.zip', { fault: 'not a picture' }),
      file(5, 'LPN1-2.jpg', { fault: 'encrypted' }),
      file(6, 'LPN1-3.jpg', { fault: 'damaged' }),
    ],
    [lot, { id: 'b', lpn: 'LPN2', number: 2, photos: 0 }],
  ).map(({ problem }) => problem);
  expect(problems).toEqual([
    'unknown',
    'ambiguous',
    'not a picture',
    'too large',
    'archive',
    'encrypted',
    'damaged',
  ]);
});

test('takes a picture of the largest size, and one whose folder is named like an archive', () => {
  const files = [
    file(0, 'LPN1-1.jpg', { bytes: PICTURE_BYTES_MAX }),
    file(1, 'photos.zip.unpacked/LPN1-2.jpg'),
  ];
  expect(planPhotos(files, [lot]).map(({ problem }) => problem)).toEqual([null, null]);
});

test('fills a lot up to its most photos, in order', () => {
  const files = [file(0, 'LPN1-3.jpg'), file(1, 'LPN1-1.jpg'), file(2, 'LPN1-2.jpg')];
  const planned = planPhotos(files, [{ ...lot, photos: LOT_PHOTOS_MAX - 2 }]);
  expect(planned.map(({ problem }) => problem)).toEqual(['full', null, null]);
});

test('skips folders and the files of systems', () => {
  const system = ['__MACOSX/a/._1.jpg', '__MACOSX/a/1.jpg', '.DS_Store', 'Thumbs.db'];
  const photos = ['a.jpg', 'thumbs.db.jpg', 'desktop.ini.jpg'];
  const paths = ['a/', ...system, 'x\\desktop.ini', ...photos];
  expect(paths.filter(isPhotoCandidate)).toEqual(photos);
});

test('every file has one outcome, and no lot gets more photos than it may', () => {
  const name = fc.constantFrom('LPN1', 'LPN2', 'LPN3', '1', '2', 'LPN1/2', 'x');
  const paths = fc.array(fc.tuple(name, fc.nat(40)).map(([base, n]) => `${base}-${n}.jpg`));
  fc.assert(
    fc.property(paths, fc.nat(LOT_PHOTOS_MAX), (given, photos) => {
      const files = given.map((path, place) => file(place, path));
      const lots = [
        { ...lot, photos },
        { id: 'b', lpn: 'LPN2', number: 2, photos: 0 },
      ];
      const planned = planPhotos(files, lots);
      expect(planned.map(({ place }) => place)).toEqual(files.map(({ place }) => place));
      for (const { id, photos: had } of lots) {
        const got = planned.filter(({ lotId, problem }) => lotId === id && problem === null);
        const sequences = got.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
        expect(sequences).toEqual(sequences.map((_, at) => at + 1));
        expect(had + got.length).toBeLessThanOrEqual(LOT_PHOTOS_MAX);
      }
    }),
  );
});
