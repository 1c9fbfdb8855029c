import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { newLabel } from '../../testing/seller/manifests.ts';
import {
  addPhotosOf,
  assignPhotosOf,
  getArchive,
  openArchiveWorld,
  outcomesOf,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { addDraft, addOpenLot } from '../../testing/seller/seller-lots.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';

let at: ArchiveWorld;
beforeAll(async () => {
  at = await openArchiveWorld();
});
afterAll(() => at.world.close());

const assign = async (
  archive_id: string,
  places: number | undefined | readonly (number | undefined)[],
  lot_id: string | null,
  who = at.seller,
) =>
  codeOf(
    await assignPhotosOf(at.world, who, {
      archive_id,
      places: [places].flat().map((place) => place ?? -1),
      lot_id,
    }),
  );

test('assignArchivePhotos gives photos to a lot behind those it gets, and discards others', async () => {
  const lpn = newLabel();
  const lotId = await addDraft(at.world, at.seller.id, { lpn, title: 'Pan' });
  const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_2.jpg', 'IMG_1.jpg', 'IMG_3.jpg'));
  const places = await at.placesOf(id);
  expect(await assign(id, places['IMG_2.jpg'], lotId)).toBe('success');
  expect(await assign(id, places['IMG_1.jpg'], lotId)).toBe('success');
  expect(await assign(id, places['IMG_3.jpg'], null)).toBe('success');
  const found = await getArchive(at.world, at.seller, { id });
  expect(found).toMatchObject({ photos: 3, counts: { waiting: 3, not_added: 0, lots: 1 } });
  expect(found.fileList.map(({ path }) => path)).toEqual([`${lpn}.jpg`, 'IMG_2.jpg', 'IMG_1.jpg']);
  const done = await at.addAll(id);
  expect(outcomesOf(done.fileList)).toEqual({
    [`${lpn}.jpg`]: 'added',
    'IMG_2.jpg': 'added',
    'IMG_1.jpg': 'added',
  });
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(3);
});

test('assignArchivePhotos gives several photos to a lot at once, in the order given, or none of them', async () => {
  const images = Array.from({ length: LOT_PHOTOS_MAX - 3 }, (_, index) => `demo-${index}`);
  const lotId = await addDraft(at.world, at.seller.id, { images });
  const names = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg', 'IMG_4.jpg'];
  const id = await at.ready(await zipOf(...names));
  const places = await at.placesOf(id);
  const of = (...wanted: string[]) => wanted.map((name) => places[name]);
  expect(await assign(id, of(...names), lotId)).toBe('LotPhotosFull');
  expect(await assign(id, [...of('IMG_1.jpg'), 999], lotId)).toBe('PhotoNotAssignable');
  expect(await assign(id, of('IMG_1.jpg', 'IMG_1.jpg'), lotId)).toBe('InputInvalid');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 0 });
  expect(await assign(id, of('IMG_3.jpg', 'IMG_1.jpg'), lotId)).toBe('success');
  const { photos, fileList } = await getArchive(at.world, at.seller, { id, show: 'matched' });
  expect(photos).toBe(2);
  expect(fileList.map(({ path }) => path)).toEqual(['IMG_3.jpg', 'IMG_1.jpg']);
  expect(await assign(id, of('IMG_2.jpg', 'IMG_4.jpg'), null)).toBe('success');
  expect(await at.addAll(id)).toMatchObject({ counts: { added: 2, not_added: 0 } });
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(LOT_PHOTOS_MAX - 1);
});

test('assignArchivePhotos makes an archive without matches one that can be added', async () => {
  const lotId = await addDraft(at.world, at.seller.id, {});
  const id = await at.ready(await zipOf('IMG_1.jpg'));
  expect(codeOf(await addPhotosOf(at.world, at.seller, id))).toBe('ArchiveBusy');
  expect(await assign(id, (await at.placesOf(id))['IMG_1.jpg'], lotId)).toBe('success');
  expect(await at.addAll(id)).toMatchObject({ counts: { added: 1 } });
});

test('assignArchivePhotos refuses files that are no photos, and full lots', async () => {
  const lpn = newLabel();
  const images = Array.from({ length: LOT_PHOTOS_MAX - 1 }, (_, index) => `demo-${index}`);
  const lotId = await addDraft(at.world, at.seller.id, { lpn, images });
  const text = Buffer.from('no picture');
  const content = await zipOf(`${lpn}.jpg`, 'IMG_1.jpg', ['notes.jpg', text]);
  const id = await at.ready(content);
  const places = await at.placesOf(id);
  expect(await assign(id, places['IMG_1.jpg'], lotId)).toBe('LotPhotosFull');
  expect(await assign(id, places['notes.jpg'], lotId)).toBe('PhotoNotAssignable');
  // A photo that waits for the lot takes no second place there.
  expect(await assign(id, places[`${lpn}.jpg`], lotId)).toBe('success');
  expect(await assign(id, 999, null)).toBe('PhotoNotAssignable');
  await at.confirm(id);
  expect(await assign(id, places['IMG_1.jpg'], null)).toBe('ArchiveBusy');
});

test('assignArchivePhotos moves photos with a lot to another one, until they are added', async () => {
  const [lpn, otherLpn] = [newLabel(), newLabel()];
  const named = await addDraft(at.world, at.seller.id, { lpn });
  const other = await addDraft(at.world, at.seller.id, { lpn: otherLpn });
  const names = [`${lpn}-1.jpg`, `${lpn}-2.jpg`, `${otherLpn}.jpg`, 'IMG_1.jpg'];
  const id = await at.ready(await zipOf(...names));
  const places = await at.placesOf(id);
  expect(await assign(id, [places['IMG_1.jpg'], places[`${lpn}-1.jpg`]], other)).toBe('success');
  const { photos, counts, fileList } = await getArchive(at.world, at.seller, { id });
  expect(photos).toBe(4);
  expect(counts).toMatchObject({ waiting: 4, not_added: 0, lots: 2 });
  const ofOther = fileList.filter(({ lot }) => lot?.id === other);
  expect(ofOther.map(({ path, is_chosen }) => [path, is_chosen])).toEqual([
    [`${otherLpn}.jpg`, false],
    ['IMG_1.jpg', true],
    [`${lpn}-1.jpg`, true],
  ]);
  await at.addAll(id);
  expect(await at.imagesOf('draftLots', named)).toHaveLength(1);
  expect(await at.imagesOf('draftLots', other)).toHaveLength(3);
});

test('assignArchivePhotos discards photos with a lot, of which the lot gets none', async () => {
  const lpn = newLabel();
  const lotId = await addDraft(at.world, at.seller.id, { lpn });
  const id = await at.ready(await zipOf(`${lpn}-1.jpg`, `${lpn}-2.jpg`, 'IMG_1.jpg'));
  const places = await at.placesOf(id);
  const wanted = [places[`${lpn}-1.jpg`], places['IMG_1.jpg']];
  expect(await assign(id, wanted, null)).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({
    photos: 1,
    state: 'ready',
  });
  expect(await at.addAll(id)).toMatchObject({ photos: 1, done: 1, counts: { added: 1 } });
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
});

test('assignArchivePhotos keeps the file when the last photo that waited is discarded', async () => {
  const lpn = newLabel();
  await addDraft(at.world, at.seller.id, { lpn });
  const lotId = await addDraft(at.world, at.seller.id, {});
  const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg'));
  await at.addAll(id, 'ready');
  const place = (await at.placesOf(id))['IMG_1.jpg'];
  expect(await assign(id, place, lotId)).toBe('success');
  expect(await assign(id, place, null)).toBe('success');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({
    state: 'ready',
    photos: 1,
    done: 1,
    counts: { waiting: 0, assignable: 0, discarded: 1 },
  });
  expect(await assign(id, place, lotId)).toBe('PhotoNotAssignable');
});

test('assignArchivePhotos goes on after the first photos were added, until none is left', async () => {
  const lpn = newLabel();
  const lotId = await addDraft(at.world, at.seller.id, { lpn });
  const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'));
  const places = await at.placesOf(id);
  const first = await at.addAll(id, 'ready');
  expect(first).toMatchObject({
    photos: 1,
    done: 1,
    counts: { added: 1, waiting: 0, not_added: 3, assignable: 3 },
  });
  expect(await assign(id, places[`${lpn}.jpg`], lotId)).toBe('PhotoNotAssignable');
  expect(await assign(id, places['IMG_1.jpg'], lotId)).toBe('success');
  expect(await assign(id, places['IMG_2.jpg'], null)).toBe('success');
  const second = await at.addAll(id, 'ready');
  expect(second).toMatchObject({ photos: 2, done: 2, counts: { added: 2, assignable: 1 } });
  // In the order in which the lot got them.
  const added = second.fileList.filter(({ outcome }) => outcome === 'added');
  expect(added.map(({ path }) => path)).toEqual([`${lpn}.jpg`, 'IMG_1.jpg']);
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(2);
  expect(existsSync(at.fileOf(id))).toBe(true);
  expect(await assign(id, places['IMG_3.jpg'], lotId)).toBe('success');
  expect(await at.addAll(id)).toMatchObject({ state: 'done', counts: { discarded: 1 } });
  expect(await assign(id, places['IMG_3.jpg'], lotId)).toBe('ArchiveBusy');
  await expect.poll(() => existsSync(at.fileOf(id))).toBe(false);
});

test('assignArchivePhotos gives a photo whose lot has closed to another one', async () => {
  const closed = await addOpenLot(at.world, at.seller.id);
  const { lpn } = await at.world.owner
    .selectFrom('lots')
    .select('lpn')
    .where('id', '=', closed)
    .executeTakeFirstOrThrow();
  const id = await at.ready(await zipOf(`${lpn}.jpg`));
  await at.world.owner
    .updateTable('lotStates')
    .set({ phase: 'unsold' })
    .where('lotId', '=', closed)
    .execute();
  expect(outcomesOf((await at.addAll(id, 'ready')).fileList)).toEqual({ [`${lpn}.jpg`]: 'closed' });
  const lotId = await addDraft(at.world, at.seller.id, {});
  expect(await assign(id, (await at.placesOf(id))[`${lpn}.jpg`], lotId)).toBe('success');
  await at.addAll(id);
  expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
});

test('assignArchivePhotos refuses the archive and the lots of another seller', async () => {
  const theirs = await addDraft(at.world, at.other.id, {});
  const mine = await addDraft(at.world, at.seller.id, {});
  const id = await at.ready(await zipOf('IMG_1.jpg'));
  const place = (await at.placesOf(id))['IMG_1.jpg'];
  expect(await assign(id, place, theirs)).toBe('NotFound');
  expect(await assign(id, place, newId())).toBe('NotFound');
  expect(await assign(id, place, mine, at.other)).toBe('NotFound');
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 0 });
});

test('assignArchivePhotos gives a photo to the last of two lots chosen at once', async () => {
  const lots = [
    await addDraft(at.world, at.seller.id, {}),
    await addDraft(at.world, at.seller.id, {}),
  ];
  const id = await at.ready(await zipOf('IMG_1.jpg'));
  const place = (await at.placesOf(id))['IMG_1.jpg'];
  const both = await Promise.all(lots.map((lot) => assign(id, place, lot)));
  expect(both).toEqual(['success', 'success']);
  expect(await getArchive(at.world, at.seller, { id })).toMatchObject({ photos: 1 });
  await at.addAll(id);
  const images = await Promise.all(lots.map((lot) => at.imagesOf('draftLots', lot)));
  expect(images.flat()).toHaveLength(1);
});
