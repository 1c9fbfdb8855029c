import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPhotos } from '../../operations/photo-archives/add-photos.ts';
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

const unassign = async (archive_id: string, places: readonly number[], who = at.seller) =>
  codeOf(
    (
      await at.world.call(
        'photoArchives.unassignArchivePhotos',
        { archive_id, places: [...places] },
        { as: who.token },
      )
    ).body,
  );

const assign = async (archive_id: string, places: readonly number[], lot_id: string | null) =>
  dataOf(await assignPhotosOf(at.world, at.seller, { archive_id, places: [...places], lot_id }));

/** A lot, and a ZIP file with one photo of it and two of none. */
async function arrange() {
  const lpn = newLabel();
  const lotId = await addDraft(at.world, at.seller.id, { lpn });
  const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg', 'IMG_2.jpg'));
  const places = await at.placesOf(id);
  const of = (name: string): number => places[name] ?? -1;
  return { id, lotId, named: of(`${lpn}.jpg`), others: [of('IMG_1.jpg'), of('IMG_2.jpg')] };
}

test('unassignArchivePhotos takes photos back from the lot that was chosen for them', async () => {
  const { id, lotId, others } = await arrange();
  await assign(id, others, lotId);
  const chosen = (await getArchive(at.world, at.seller, { id })).fileList;
  expect(chosen.map(({ is_chosen }) => is_chosen)).toEqual([false, true, true]);
  expect(await unassign(id, others)).toBe('success');
  const found = await getArchive(at.world, at.seller, { id });
  expect(found).toMatchObject({ photos: 1, counts: { waiting: 1, not_added: 2, assignable: 2 } });
  expect(found.fileList.filter(({ is_chosen }) => is_chosen)).toEqual([]);
  await assign(id, others.slice(0, 1), lotId);
  expect(await at.addAll(id, 'ready')).toMatchObject({ counts: { added: 2, not_added: 1 } });
});

test('unassignArchivePhotos says again why a photo had no lot', async () => {
  const images = Array.from({ length: LOT_PHOTOS_MAX }, (_, index) => `demo-${index}`);
  const lpn = newLabel();
  const full = await addDraft(at.world, at.seller.id, { lpn, images });
  const other = await addDraft(at.world, at.seller.id, {});
  const id = await at.ready(await zipOf(`${lpn}.jpg`));
  const before = (await getArchive(at.world, at.seller, { id })).fileList;
  expect(before).toMatchObject([{ outcome: 'full', lot: { id: full } }]);
  const places = before.map(({ place }) => place);
  await assign(id, places, other);
  expect(await unassign(id, places)).toBe('success');
  expect((await getArchive(at.world, at.seller, { id })).fileList).toEqual(before);
});

test('unassignArchivePhotos moves photos back to the places that their names say', async () => {
  const lpn = newLabel();
  await addDraft(at.world, at.seller.id, { lpn });
  const lots = [
    await addDraft(at.world, at.seller.id, {}),
    await addDraft(at.world, at.seller.id, {}),
  ];
  const id = await at.ready(await zipOf(`${lpn}-1.jpg`, `${lpn}-2.jpg`, 'IMG_1.jpg'));
  const before = await getArchive(at.world, at.seller, { id });
  const places = await at.placesOf(id);
  const chosen = [places[`${lpn}-2.jpg`] ?? -1, places['IMG_1.jpg'] ?? -1];
  for (const lot of lots) await assign(id, chosen, lot);
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 3 });
  expect(await unassign(id, chosen)).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toEqual(before);
  expect(await unassign(id, chosen)).toBe('PhotoNotAssigned');
});

test('unassignArchivePhotos restores discarded photos with the lots they had', async () => {
  const { id, lotId, named, others } = await arrange();
  await assign(id, others.slice(0, 1), lotId);
  const before = await getArchive(at.world, at.seller, { id });
  await assign(id, [named, ...others], null);
  const without = await getArchive(at.world, at.seller, { id });
  expect(without).toMatchObject({ photos: 0, fileCount: 0, counts: { waiting: 0, discarded: 3 } });
  const discarded = await getArchive(at.world, at.seller, { id, show: 'discarded' });
  expect(discarded.fileCount).toBe(3);
  expect(new Set(discarded.fileList.map(({ place }) => place))).toEqual(
    new Set([named, ...others]),
  );
  expect(discarded.fileList.every(({ preview }) => preview !== null)).toBe(true);
  expect(await unassign(id, [named, ...others, 999])).toBe('PhotoNotAssigned');
  expect(await unassign(id, [named, ...others])).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toEqual(before);
  // Restoring did not undo the choice before it.
  expect(await unassign(id, others.slice(0, 1))).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 1 });
  await assign(id, others, null);
  await at.addAll(id);
});

test('unassignArchivePhotos restores and takes back in one step, until the file is over', async () => {
  const { id, lotId, named, others } = await arrange();
  await assign(id, others, lotId);
  await assign(id, [named], null);
  expect(await unassign(id, [named, ...others])).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({
    photos: 1,
    counts: { waiting: 1, assignable: 2, discarded: 0 },
  });
  await assign(id, others, null);
  await at.addAll(id);
  expect(await unassign(id, others)).toBe('ArchiveBusy');
});

test('unassignArchivePhotos refuses photos whose lots their names say, and added ones', async () => {
  const { id, lotId, named, others } = await arrange();
  await assign(id, others, lotId);
  expect(await unassign(id, [...others, named])).toBe('PhotoNotAssigned');
  expect(await unassign(id, [999])).toBe('PhotoNotAssigned');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 3 });
  await at.addAll(id);
  expect(await unassign(id, others)).toBe('ArchiveBusy');
});

test('unassignArchivePhotos refuses the archive of another seller', async () => {
  const { id, lotId, others } = await arrange();
  await assign(id, others, lotId);
  expect(await unassign(id, others, at.other)).toBe('NotFound');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 3 });
});

test('a job that had read a lot does not add the photos taken back from it meanwhile', async () => {
  const { id, lotId, others } = await arrange();
  await assign(id, others, lotId);
  const archive = await at.confirm(id);
  const { context } = at.world.app;
  const receive = context.uploads.receive.bind(context.uploads);
  // Before its photos are added, the seller stops, takes two back, and goes on.
  vi.spyOn(context.uploads, 'receive').mockImplementationOnce(async (content) => {
    const cancel = 'photoArchives.cancelPhotoArchive';
    dataOf((await at.world.call(cancel, { archive_id: id }, { as: at.seller.token })).body);
    expect(await unassign(id, others)).toBe('success');
    await at.confirm(id);
    return receive(content);
  });
  await addPhotos(context, archive, { forMs: 60_000 });
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({
    state: 'ready',
    photos: 1,
    done: 1,
    counts: { added: 1, waiting: 0, assignable: 2 },
  });
});
