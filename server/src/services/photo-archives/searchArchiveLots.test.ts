import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addDraftAuction } from '../../testing/seller/manifests.ts';
import { openArchiveWorld, type ArchiveWorld } from '../../testing/seller/photo-archives.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';

let at: ArchiveWorld;
beforeAll(async () => {
  at = await openArchiveWorld();
});
afterAll(() => at.world.close());

const search = async (archive_id: string, text: string, who = at.seller) =>
  (await at.world.call('photoArchives.searchArchiveLots', { archive_id, text }, { as: who.token }))
    .body;

test('searchArchiveLots finds lots by label, title and number in the auction', async () => {
  const auctionId = await addDraftAuction(at.world, at.seller.id);
  const one = await addDraft(at.world, at.seller.id, { auctionId, title: 'Pan, 12 inch' });
  const two = await addDraft(at.world, at.seller.id, { auctionId, lpn: 'FIND-100', title: 'Pot' });
  await addDraft(at.world, at.seller.id, { title: 'Pan in stock' });
  await addDraft(at.world, at.other.id, { title: 'Pan of another seller' });
  const id = await at.ready(await zipOf('IMG_1.jpg'), { auction_id: auctionId });
  const idsOf = async (text: string) => dataOf(await search(id, text)).lotList.map((lot) => lot.id);
  expect(await idsOf('pan')).toEqual([one]);
  expect(await idsOf('find-1')).toEqual([two]);
  expect(await idsOf('1')).toEqual([one]);
  // The title of the first lot has it, but a number goes first.
  expect(await idsOf('2')).toEqual([two, one]);
  expect(await idsOf('100%')).toEqual([]);
  expect(await idsOf('')).toEqual([one, two]);
  expect(dataOf(await search(id, 'find')).lotList).toEqual([
    { id: two, lpn: 'FIND-100', number: 2, title: 'Pot', photo_count: 0 },
  ]);
});

test('searchArchiveLots names no numbers without an auction, and refuses another seller', async () => {
  await addDraft(at.world, at.seller.id, { title: 'Kettle' });
  const id = await at.ready(await zipOf('IMG_2.jpg'));
  expect(dataOf(await search(id, 'kettle')).lotList).toMatchObject([{ number: null }]);
  expect(codeOf(await search(id, 'kettle', at.other))).toBe('NotFound');
});
