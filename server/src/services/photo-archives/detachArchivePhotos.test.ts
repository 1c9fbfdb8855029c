import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newLabel } from '../../testing/seller/manifests.ts';
import {
  assignPhotosOf,
  getArchive,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';

let at: ArchiveWorld;
beforeAll(async () => {
  at = await openArchiveWorld();
});
afterAll(() => at.world.close());

const detach = async (archive_id: string, places: readonly number[], who = at.seller) => {
  const input = { archive_id, places: [...places] };
  const as = { as: who.token };
  return codeOf((await at.world.call('photoArchives.detachArchivePhotos', input, as)).body);
};

const unassign = async (archive_id: string, places: readonly number[]) => {
  const input = { archive_id, places: [...places] };
  const as = { as: at.seller.token };
  return codeOf((await at.world.call('photoArchives.unassignArchivePhotos', input, as)).body);
};

const assign = async (archive_id: string, places: readonly number[], lot_id: string) =>
  dataOf(await assignPhotosOf(at.world, at.seller, { archive_id, places: [...places], lot_id }));

/** A lot, another one, and a ZIP file with two photos of the first and one of none. */
async function arrange() {
  const lpn = newLabel();
  const named = await addDraft(at.world, at.seller.id, { lpn });
  const other = await addDraft(at.world, at.seller.id, {});
  const id = await at.ready(await zipOf(`${lpn}-1.jpg`, `${lpn}-2.jpg`, 'IMG_1.jpg'));
  const places = await at.placesOf(id);
  const of = (name: string): number => places[name] ?? -1;
  return { id, named, other, first: of(`${lpn}-1.jpg`), loose: of('IMG_1.jpg') };
}

const read = (id: string) => getArchive(at.world, at.seller, { id });

test('detachArchivePhotos takes a photo off the lot that its name says, which can be undone', async () => {
  const { id, named, first } = await arrange();
  const before = await read(id);
  expect(await detach(id, [first])).toBe('success');
  const without = await read(id);
  expect(without).toMatchObject({ photos: 1, counts: { waiting: 1, assignable: 2 } });
  expect(without.fileList.find(({ place }) => place === first)).toMatchObject({
    outcome: 'unknown',
    lot: null,
    is_chosen: true,
  });
  expect(await unassign(id, [first])).toBe('success');
  expect(await read(id)).toEqual(before);
  expect(await detach(id, [first])).toBe('success');
  const done = await at.addAll(id, 'ready');
  expect(done).toMatchObject({ photos: 1, counts: { added: 1, assignable: 2 } });
  expect(await at.imagesOf('draftLots', named)).toHaveLength(1);
  // Its first lot is still known, after the others were added.
  expect(await unassign(id, [first])).toBe('success');
  expect(await read(id)).toMatchObject({ photos: 2, done: 1, counts: { waiting: 1 } });
});

test('detachArchivePhotos undoes a choice before it: of a lot for a photo without one, and of a move', async () => {
  const { id, named, other, first, loose } = await arrange();
  const before = await read(id);
  await assign(id, [loose, first], other);
  expect(await read(id)).toMatchObject({ photos: 3 });
  expect(await detach(id, [loose, first])).toBe('success');
  const without = await read(id);
  expect(without).toMatchObject({ photos: 1, counts: { waiting: 1, assignable: 2 } });
  // The one without a lot is as before; the moved one remembers the lot that its name says.
  expect(without.fileList.filter(({ is_chosen }) => is_chosen)).toMatchObject([{ place: first }]);
  expect(await unassign(id, [loose])).toBe('PhotoNotAssigned');
  expect(await unassign(id, [first])).toBe('success');
  expect(await read(id)).toEqual(before);
  const files = before.fileList.filter(({ lot }) => lot?.id === named);
  expect(files.map(({ place }) => place)).toContain(first);
});

test('a photo taken off its lot can be given to another one, and back to the first', async () => {
  const { id, other, first } = await arrange();
  const before = await read(id);
  expect(await detach(id, [first])).toBe('success');
  await assign(id, [first], other);
  expect(await read(id)).toMatchObject({ photos: 2, counts: { waiting: 2, lots: 2 } });
  expect(await unassign(id, [first])).toBe('success');
  expect(await read(id)).toEqual(before);
});

test('detachArchivePhotos takes off all of the photos, or none when one has no lot', async () => {
  const { id, first, loose } = await arrange();
  const before = await read(id);
  expect(await detach(id, [first, loose])).toBe('PhotoHasNoLot');
  expect(await detach(id, [first, 999])).toBe('PhotoHasNoLot');
  expect(await detach(id, [first], at.other)).toBe('NotFound');
  expect(await read(id)).toEqual(before);
  await at.addAll(id, 'ready');
  expect(await detach(id, [first])).toBe('PhotoHasNoLot');
  await at.confirm(id);
  expect(await detach(id, [first])).toBe('ArchiveBusy');
});

test('of the same two requests at once to detach, discard or restore, one is refused', async () => {
  const { id, first } = await arrange();
  const before = await read(id);
  const twice = async (request: () => Promise<string>) =>
    (await Promise.all([request(), request()])).toSorted();
  expect(await twice(() => detach(id, [first]))).toEqual(['PhotoHasNoLot', 'success']);
  expect(await twice(() => unassign(id, [first]))).toEqual(['PhotoNotAssigned', 'success']);
  const discard = async () =>
    codeOf(
      await assignPhotosOf(at.world, at.seller, { archive_id: id, places: [first], lot_id: null }),
    );
  expect(await twice(discard)).toEqual(['PhotoNotAssignable', 'success']);
  expect(await twice(() => unassign(id, [first]))).toEqual(['PhotoNotAssigned', 'success']);
  expect(await read(id)).toEqual(before);
});
