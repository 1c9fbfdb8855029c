import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPhotos } from '../../operations/photo-archives/add-photos.ts';
import { type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newLabel } from '../../testing/seller/manifests.ts';
import {
  assignPhotosOf,
  getArchive,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { existsSync } from 'node:fs';
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

describe('photoArchives.cancelPhotoArchive', () => {
  const cancel = async (id: string, who = seller) =>
    (await world.call('photoArchives.cancelPhotoArchive', { archive_id: id }, { as: who.token }))
      .body;

  test('removes a file that is not added yet', async () => {
    const id = await at.ready(await zipOf('x.jpg'));
    expect(codeOf(await cancel(id, other))).toBe('NotFound');
    expect(dataOf(await cancel(id))).toEqual({});
    await expect.poll(() => at.rowOf(id)).toBeUndefined();
    expect(existsSync(at.fileOf(id))).toBe(false);
    expect(codeOf(await cancel(id))).toBe('NotFound');
  });

  test('stops adding, keeps what was added, and adds the others after another confirmation', async () => {
    const [one, two] = [newLabel(), newLabel()];
    const lots = [
      await addDraft(world, seller.id, { lpn: one }),
      await addDraft(world, seller.id, { lpn: two }),
    ];
    const countPhotos = async () =>
      (await Promise.all(lots.map((lot) => at.imagesOf('draftLots', lot)))).flat().length;
    const id = await at.ready(await zipOf(`${one}.jpg`, `${two}.jpg`, 'IMG_1.jpg'));
    const archive = await at.confirm(id);
    const { uploads } = world.app.context;
    const receive = uploads.receive.bind(uploads);
    // The second photo is being saved at the moment of the cancellation.
    vi.spyOn(uploads, 'receive')
      .mockImplementationOnce(receive)
      .mockImplementationOnce(async (...given) => {
        expect(await countPhotos()).toBe(1);
        expect(dataOf(await cancel(id))).toEqual({});
        return receive(...given);
      });
    await addPhotos(world.app.context, archive, { forMs: minutes(1) });
    expect(await countPhotos()).toBe(1);
    expect(await getArchive(world, seller, { id })).toMatchObject({
      state: 'ready',
      counts: { added: 1, waiting: 1, assignable: 1 },
    });
    expect(existsSync(at.fileOf(id))).toBe(true);
    expect(await at.addAll(id, 'ready')).toMatchObject({ counts: { added: 2, waiting: 0 } });
    expect(await countPhotos()).toBe(2);
  });

  test.each([
    ['done', 'finishes a file with photos that no lot gets', false],
    ['stopped', 'drops photos that lots were chosen for', true],
  ])('%s: %s, and keeps it in the list', async (state, _, isChosen) => {
    const lpn = newLabel();
    const lotId = await addDraft(world, seller.id, { lpn });
    const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg'));
    await at.addAll(id, 'ready');
    const place = (await at.placesOf(id))['IMG_1.jpg'] ?? -1;
    const choice = { archive_id: id, places: [place], lot_id: lotId };
    if (isChosen) dataOf(await assignPhotosOf(world, seller, choice));
    expect(dataOf(await cancel(id))).toEqual({});
    expect(await getArchive(world, seller, { id })).toMatchObject({ state, counts: { added: 1 } });
    await expect.poll(async () => (await at.rowOf(id))?.isStored).toBe(false);
    expect(await at.imagesOf('draftLots', lotId)).toHaveLength(1);
  });
});
