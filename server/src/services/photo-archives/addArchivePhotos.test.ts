import { refused } from '@hammerdock/domain/result.ts';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPhotos } from '../../operations/photo-archives/add-photos.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newLabel } from '../../testing/seller/manifests.ts';
import {
  addPhotosOf,
  awaitArchive,
  getArchive,
  outcomesOf,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { newPhoto, zipOf } from '../../testing/seller/zip-of-photos.ts';
import { addDraft, addOpenLot, auditsOf } from '../../testing/seller/seller-lots.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { until } from '../../testing/process.ts';
import type { World } from '../../testing/world.ts';

let at: ArchiveWorld;
let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  at = await openArchiveWorld();
  ({ world, seller, other } = at);
});
afterAll(() => world.close());

const widthsOf = async (names: readonly string[]) => {
  const { dataDir } = world.app.context.config;
  const sizes = names.map((name) => sharp(path.join(dataDir, 'pictures', `${name}.webp`)));
  return Promise.all(sizes.map(async (size) => (await size.metadata()).width));
};
const widthOf = async (content: Uint8Array) => (await sharp(content).metadata()).width;

describe('photoArchives.addArchivePhotos', () => {
  test('adds photos behind those of a draft, in the order of their numbers', async () => {
    const lpn = newLabel();
    const lotId = await addDraft(world, seller.id, { lpn, images: ['demo-1'] });
    const [first, second, third] = [await newPhoto(), await newPhoto(), await newPhoto()];
    const id = await at.ready(
      await zipOf([`${lpn}-10.jpg`, third], [`${lpn}_2.jpg`, second], [`${lpn}.jpg`, first]),
    );
    const done = await at.addAll(id);
    expect(done).toMatchObject({ photos: 3, done: 3, counts: { added: 3, not_added: 0 } });
    const [shown, ...names] = await at.imagesOf('draftLots', lotId);
    expect(shown).toBe('demo-1');
    const widths = await Promise.all([first, second, third].map(widthOf));
    expect(await widthsOf(names)).toEqual(widths);
    const originals = await world.owner
      .selectFrom('lotPhotos')
      .select(['originalKey', 'sellerId'])
      .where('name', 'in', names)
      .execute();
    const { dataDir } = world.app.context.config;
    for (const { originalKey, sellerId } of originals) {
      expect([existsSync(path.join(dataDir, originalKey)), sellerId]).toEqual([true, seller.id]);
    }
    await expect.poll(() => existsSync(at.fileOf(id))).toBe(false);
  });

  test('adds a photo to a lot once, however often it is sent', async () => {
    const lpn = newLabel();
    const lotId = await addDraft(world, seller.id, { lpn });
    const photo = await newPhoto();
    const content = await zipOf([`${lpn}.jpg`, photo], [`${lpn}-2.jpg`, photo]);
    const first = await at.addAll(await at.ready(content));
    expect(outcomesOf(first.fileList)).toEqual({
      [`${lpn}.jpg`]: 'added',
      [`${lpn}-2.jpg`]: 'same',
    });
    const again = await at.addAll(await at.ready(content));
    expect(again.counts).toMatchObject({ added: 0, not_added: 2 });
    expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
    expect(dataOf(await addPhotosOf(world, seller, again.id))).toEqual({});
  });

  test('adds to published lots with an entry in the audit, and not to closed ones', async () => {
    const [open, closed] = [await addOpenLot(world, seller.id), await addOpenLot(world, seller.id)];
    const labels = await world.owner
      .selectFrom('lots')
      .select(['id', 'lpn'])
      .where('id', 'in', [open, closed])
      .execute();
    const lpnOf = (id: string) => labels.find((lot) => lot.id === id)?.lpn ?? '';
    const id = await at.ready(await zipOf(`${lpnOf(open)}.jpg`, `${lpnOf(closed)}.jpg`));
    await world.owner
      .updateTable('lotStates')
      .set({ phase: 'unsold' })
      .where('lotId', '=', closed)
      .execute();
    const { fileList } = await at.addAll(id, 'ready');
    expect(outcomesOf(fileList)).toEqual({
      [`${lpnOf(open)}.jpg`]: 'added',
      [`${lpnOf(closed)}.jpg`]: 'closed',
    });
    const added = await at.imagesOf('lots', open);
    expect(added).toHaveLength(1);
    expect(await auditsOf(world, open)).toMatchObject([
      { actorId: seller.id, action: 'photos added', details: { added, archiveId: id } },
    ]);
    expect(await at.imagesOf('lots', closed)).toEqual([]);
  });

  test('has no effect when repeated, also while other photos are left over', async () => {
    const lpn = newLabel();
    await addDraft(world, seller.id, { lpn });
    const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg'));
    await at.addAll(id, 'ready');
    expect(dataOf(await addPhotosOf(world, seller, id))).toEqual({});
    expect(await at.rowOf(id)).toMatchObject({ state: 'ready', photoCount: 1, doneCount: 1 });
  });

  test('ends after two weeks without a change, with what was added', async () => {
    const lpn = newLabel();
    await addDraft(world, seller.id, { lpn });
    const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg'));
    await at.addAll(id, 'ready');
    const updatedAt = sql<Date>`app.now() - interval '15 days'`;
    await world.owner
      .updateTable('photoArchives')
      .set({ updatedAt })
      .where('id', '=', id)
      .execute();
    await expect.poll(() => at.workOn(id)).toMatchObject({ state: 'done', isStored: false });
    expect(existsSync(at.fileOf(id))).toBe(false);
  });

  test('goes on after a restart, and adds nothing twice', async () => {
    const [one, two] = [newLabel(), newLabel()];
    const lots = [
      await addDraft(world, seller.id, { lpn: one }),
      await addDraft(world, seller.id, { lpn: two }),
    ];
    const id = await at.ready(await zipOf(`${one}.jpg`, `${two}.jpg`));
    const archive = await at.confirm(id);
    // A run ends after its time, with at least one lot done.
    const { context } = world.app;
    await addPhotos(context, archive, { forMs: 0 });
    expect(await countPhotos(lots)).toBeGreaterThanOrEqual(1);
    await awaitArchive(world, seller, { id, state: 'done' });
    expect(await countPhotos(lots)).toBe(2);
  });

  const countPhotos = async (lots: readonly string[]) =>
    (await Promise.all(lots.map((id) => at.imagesOf('draftLots', id)))).flat().length;

  test('keeps the photos for later when the storage is full, with the reason', async () => {
    const lpn = newLabel();
    const lotId = await addDraft(world, seller.id, { lpn });
    const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg'));
    const receive = vi.spyOn(world.app.context.uploads, 'receive');
    receive.mockResolvedValueOnce(refused('StorageFull'));
    dataOf(await addPhotosOf(world, seller, id));
    await until('the job has given up', async () => (await at.rowOf(id))?.problem !== '');
    expect(await getArchive(world, seller, { id })).toMatchObject({
      state: 'ready',
      problem: 'Our storage is full right now. Try again later.',
      counts: { waiting: 1, assignable: 1 },
    });
    const done = await at.addAll(id, 'ready');
    expect(done).toMatchObject({ problem: '', counts: { added: 1 } });
    expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
  });

  test('stops with a reason when a part of the file is gone', async () => {
    const busy = await addMember(world, 'seller');
    const lpn = newLabel();
    await addDraft(world, busy.id, { lpn });
    const id = await at.ready(await zipOf(`${lpn}.jpg`), {}, busy);
    await rm(at.fileOf(id));
    dataOf(await addPhotosOf(world, busy, id));
    const gone = await awaitArchive(world, busy, { id, state: 'stopped' });
    expect(gone.problem).toBe('The file is gone. Upload it again.');
  });

  test('refuses another seller', async () => {
    const id = await at.ready(await zipOf('x.jpg'));
    expect(codeOf(await addPhotosOf(world, other, id))).toBe('NotFound');
    expect(codeOf(await addPhotosOf(world, seller, id))).toBe('ArchiveBusy');
  });
});
