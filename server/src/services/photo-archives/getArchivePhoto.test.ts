import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newLabel } from '../../testing/seller/manifests.ts';
import { openArchiveWorld, type ArchiveWorld } from '../../testing/seller/photo-archives.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';

let at: ArchiveWorld;
beforeAll(async () => {
  at = await openArchiveWorld();
});
afterAll(() => at.world.close());

const ask = async (archive_id: string, place: number | undefined, who = at.seller) => {
  const input = { archive_id, place: place ?? 999 };
  return (await at.world.call('photoArchives.getArchivePhoto', input, { as: who.token })).body;
};

test('getArchivePhoto answers for a picture of a file that is stored', async () => {
  const lpn = newLabel();
  const lotId = await addDraft(at.world, at.seller.id, { lpn, title: 'Pan' });
  const text = Buffer.from('no picture');
  const id = await at.ready(await zipOf(`${lpn}.jpg`, 'IMG_1.jpg', ['notes.jpg', text]));
  const places = await at.placesOf(id);
  expect(dataOf(await ask(id, places['IMG_1.jpg']))).toMatchObject({
    path: 'IMG_1.jpg',
    outcome: 'unknown',
    lot: null,
    preview: { small: `/archive-photos/${id}/320/${places['IMG_1.jpg']}.webp` },
  });
  expect(dataOf(await ask(id, places[`${lpn}.jpg`]))).toMatchObject({ lot: { id: lotId } });
  const admin = await addMember(at.world, 'admin');
  expect(dataOf(await ask(id, places['IMG_1.jpg'], admin)).path).toBe('IMG_1.jpg');
  expect(codeOf(await ask(id, places['notes.jpg']))).toBe('NotFound');
  expect(codeOf(await ask(id, undefined))).toBe('NotFound');
});

test('getArchivePhoto refuses another seller, an unknown file, and one that is over', async () => {
  const id = await at.ready(await zipOf('IMG_1.jpg'));
  const place = (await at.placesOf(id))['IMG_1.jpg'];
  expect(codeOf(await ask(id, place, at.other))).toBe('NotFound');
  expect(codeOf(await ask(newId(), place))).toBe('NotFound');
  const done = { state: 'done' };
  await at.world.owner.updateTable('photoArchives').set(done).where('id', '=', id).execute();
  expect(codeOf(await ask(id, place))).toBe('NotFound');
});
