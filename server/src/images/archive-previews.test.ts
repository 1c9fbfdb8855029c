import { expect, test } from 'vitest';
import { StoredArchives } from '../archives/stored-archives.ts';
import type { FileStorage } from '../gateways/storage/gateway.ts';
import { zipOf } from '../testing/seller/zip-of-photos.ts';
import { ArchivePreviews } from './archive-previews.ts';

/** Storage that counts what is read. */
async function openPreviews(...ids: string[]) {
  const content = await zipOf('a.jpg', 'b.jpg', 'c.jpg');
  const read: string[] = [];
  const storage: FileStorage = {
    name: 'test',
    check: () => Promise.resolve(),
    has: () => Promise.resolve(true),
    read: (key) => {
      read.push(key);
      return Promise.resolve(ids.some((id) => key.includes(id)) ? content : undefined);
    },
    write: () => Promise.resolve(),
    takeIn: () => Promise.resolve(),
    presign: null,
    remove: () => Promise.resolve(),
  };
  const previews = new ArchivePreviews(new StoredArchives(storage));
  const make = (id: string, place: number) =>
    previews.make({ id, bytes: content.length }, { place, width: 320 });
  return { make, read };
}

test('the photos of a page read each part of their file once', async () => {
  const { make, read } = await openPreviews('one');
  const made = await Promise.all([0, 1, 2].map((place) => make('one', place)));
  expect(made.every((preview) => preview !== null)).toBe(true);
  expect(read).toEqual(['archives/one/0']);
});

test('two files stay in memory, the ones that were used last', async () => {
  const { make, read } = await openPreviews('one', 'two', 'three');
  for (const id of ['one', 'two', 'one', 'three', 'one', 'two']) await make(id, 0);
  expect(read.map((key) => key.split('/')[1])).toEqual(['one', 'two', 'three', 'two']);
});

test('a file that is gone, or a place that is not in it, has no preview', async () => {
  const { make } = await openPreviews('one');
  expect(await make('lost', 0)).toBeNull();
  expect(await make('one', 9)).toBeNull();
  expect(await make('one', 0)).not.toBeNull();
});
