import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction } from '../../testing/build.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { uploadPhotoNames } from '../../testing/fixtures/uploads.ts';
import { addDraft, addOpenLot } from '../../testing/seller/seller-lots.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  world = await openWorld();
  [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
});
afterAll(() => world.close());

const GOODS = {
  auction_id: null,
  draft_id: null,
  code: 'LPN10001',
  condition: 'Opened Box' as const,
  photos: [],
};
const save = async (input: object, who = seller, key: string = randomUUID()) =>
  (await world.call('intake.saveIntakeLot', { ...GOODS, ...input }, { as: who.token, key })).body;
const rowOf = (id: string) =>
  world.owner.selectFrom('draftLots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function addDraftAuction(who: Member): Promise<string> {
  const id = await buildAuction(world.owner);
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: who.id, publishedAt: null })
    .where('id', '=', id)
    .execute();
  return id;
}

test('saves goods in hand as a draft, once for one key', async () => {
  const auction_id = await addDraftAuction(seller);
  const photos = await uploadPhotoNames(world, seller, 2);
  const input = { auction_id, title: 'Drill', floor_location: 'A-1', msrp: '99.00', photos };
  const key = randomUUID();
  const saved = dataOf(await save(input, seller, key));
  expect(dataOf(await save(input, seller, key))).toEqual(saved);
  expect(saved).toMatchObject({ lpn: 'LPN10001', title: 'Drill' });
  expect(await rowOf(saved.id)).toMatchObject({
    sellerId: seller.id,
    auctionId: auction_id,
    lpn: 'LPN10001',
    condition: 'Opened Box',
    msrpCents: 9900,
    floorLocation: 'A-1',
    images: photos,
  });
});

test('gives goods without a label one, and fills in what an earlier lot says', async () => {
  const lot = await addOpenLot(world, seller.id);
  const goods = { title: 'Kettle', upc: '036000291452', msrpCents: 4500 };
  await world.owner.updateTable('lots').set(goods).where('id', '=', lot).execute();
  const saved = dataOf(await save({ code: '036000291452' }));
  expect(saved).toMatchObject({ title: 'Kettle', lpn: expect.stringMatching(/^LPN[A-Z0-9]{10}$/) });
  expect(await rowOf(saved.id)).toMatchObject({ ...goods, lpn: saved.lpn, auctionId: null });
});

test('completes the draft of a manifest, also where the caller names none', async () => {
  const auction_id = await addDraftAuction(seller);
  const [old] = await uploadPhotoNames(world, seller, 1);
  const imported = { title: 'Blender', lpn: 'LPN10002', startPriceCents: 500, images: [old] };
  const id = await addDraft(world, seller.id, imported);
  const photos = await uploadPhotoNames(world, seller, 1);
  const saved = dataOf(await save({ auction_id, code: 'lpn10002', photos, floor_location: 'B-2' }));
  expect(saved).toEqual({ id, lpn: 'LPN10002', title: 'Blender' });
  expect(await rowOf(id)).toMatchObject({
    title: 'Blender',
    condition: 'Opened Box',
    startPriceCents: 500,
    auctionId: auction_id,
    floorLocation: 'B-2',
    images: [old, ...photos],
    version: 2,
  });
});

const slugOf = async (): Promise<{ id: string; slug: string }> =>
  world.owner.selectFrom('categories').select(['id', 'slug']).limit(1).executeTakeFirstOrThrow();
const MEASURED = { length_inch_hundredths: 1, width_inch_hundredths: 2, height_inch_hundredths: 3 };

test('fills what neither the caller nor an earlier lot tells from a template', async () => {
  const { id: categoryId, slug } = await slugOf();
  const lot = await addOpenLot(world, seller.id);
  const known = { title: 'Mixer', upc: '012345678905', brand: 'Known' };
  await world.owner.updateTable('lots').set(known).where('id', '=', lot).execute();
  const template = {
    title: 'Template',
    description: 'Two speeds.',
    category: slug,
    condition: 'Damaged',
    condition_note: 'Box worn',
    brand: 'Template',
    item_count: 4,
    start_price: '5.00',
    buy_now: '20.00',
    floor_location: 'T-1',
    sku: 'M-1',
    report: {
      tested: 'works',
      completeness: null,
      missing_parts: '',
      defects: null,
      inspector_note: '',
      defect_photos: [],
      size: MEASURED,
      weight_pound_hundredths: 100,
    },
  };
  const saved = dataOf(await save({ code: '012345678905', floor_location: 'A-2', template }));
  expect(await rowOf(saved.id)).toMatchObject({
    title: 'Mixer',
    brand: 'Known',
    condition: 'Opened Box',
    conditionNote: 'Box worn',
    floorLocation: 'A-2',
    itemCount: 4,
    startPriceCents: 500,
    buyNowCents: 2000,
    sku: 'M-1',
    report: { tested: null, weightPoundHundredths: 100 },
  });
  const fresh = dataOf(await save({ code: 'LPN10006', item_count: 2, template }));
  expect(await rowOf(fresh.id)).toMatchObject({ title: 'Template', itemCount: 2, categoryId });
});

test('completes a draft from a template, and keeps what the draft has', async () => {
  const imported = { title: 'Toaster', lpn: 'LPN10007', startPriceCents: 900, itemCount: 3 };
  const id = await addDraft(world, seller.id, imported);
  const template = { title: 'Template', sku: 'T-1', item_count: 9, start_price: '1.00' };
  const more = { buy_now: '2.00', category: 'gone' };
  await save({ code: 'LPN10007', template: { ...template, ...more } });
  // A lower Buy Now price or a category that is gone keeps no lot from being taken in.
  expect(await rowOf(id)).toMatchObject({
    ...imported,
    sku: 'T-1',
    buyNowCents: null,
    categoryId: null,
  });
});

test('refuses what is another seller’s, a label in use, and a published auction', async () => {
  const foreign = await uploadPhotoNames(world, other, 1);
  expect(codeOf(await save({ code: 'LPN10003', photos: foreign }))).toBe('PictureGone');
  const theirs = await addDraftAuction(other);
  expect(codeOf(await save({ code: 'LPN10003', auction_id: theirs }))).toBe('NotFound');
  expect(codeOf(await save({ code: 'LPN10003', seller_id: other.id }))).toBe('NotFound');
  expect(codeOf(await save({ code: 'LPN10003', category: randomUUID() }))).toBe('NotFound');
  const published = await buildAuction(world.owner);
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: seller.id })
    .where('id', '=', published)
    .execute();
  expect(codeOf(await save({ code: 'LPN10003', auction_id: published }))).toBe('AuctionPublished');
  // Another seller's draft is neither completed nor shown.
  const draft_id = await addDraft(world, other.id, { lpn: 'LPN10004' });
  expect(codeOf(await save({ code: 'LPN10004', draft_id }))).toBe('LabelTaken');
  expect(await rowOf(draft_id)).toMatchObject({ version: 1, condition: null });
});

test('refuses a text that is no code, text that no lot may hold, and buyers', async () => {
  expect(codeOf(await save({ code: '???' }))).toBe('CodeUnreadable');
  const card = { code: 'LPN10005', title: 'Pay with 4111 1111 1111 1111' };
  expect(['IntakeFault', 'CardNumberRefused']).toContain(codeOf(await save(card)));
  const costly = { code: 'LPN10005', msrp: '900000.00' };
  expect(await save(costly)).toMatchObject({
    code: 'IntakeFault',
    statusText: 'Enter a retail price up to $100,000.00.',
  });
  expect(codeOf(await save({}, await addMember(world)))).toBe('RoleMissing');
});
