import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const change = async (auction_id: string, version: number, changes = {}, as?: string) => {
  const input = { auction_id, version, auction: { ...world.typed(), ...changes } };
  const caller = { as: as ?? world.seller.token };
  return (await world.call('sellerAuctions.changeAuction', input, caller)).body;
};

test('SELL-01 changeAuction changes a draft, and never over another’s change', async () => {
  const id = await world.addDraft();
  expect(dataOf(await change(id, 1, { title: 'Garden', pickup_days: 3 }))).toEqual({ version: 2 });
  expect(codeOf(await change(id, 1, { title: 'Tools' }))).toBe('AuctionChanged');
  expect(await world.read(id)).toMatchObject({ title: 'Garden', pickup_days: 3 });
});

test('R55 changeAuction refuses a published auction', async () => {
  const id = await world.addPublished();
  const before = await world.read(id);
  expect(codeOf(await change(id, before.version))).toBe('AuctionPublished');
  expect(await world.read(id)).toEqual(before);
});

test('changeAuction refuses faults, other sellers and unknown centers', async () => {
  const id = await world.addDraft();
  expect(await change(id, 1, { pickup_days: 0 })).toMatchObject({
    fieldErrors: { 'auction.pickup_days': 'Enter days from 1 to 30.' },
  });
  expect(codeOf(await change(id, 1, { center: 'nowhere' }))).toBe('CenterMissing');
  expect(codeOf(await change(id, 1, {}, world.other.token))).toBe('NotFound');
  expect(codeOf(await change('nothing', 1))).toBe('NotFound');
});

test('an admin changes it for the seller, audited', async () => {
  const { admin, seller } = world;
  const id = await world.addDraft();
  expect(codeOf(await change(id, 1, { title: 'By hand' }, admin.token))).toBe('success');
  const details = { sellerId: seller.id, version: 2 };
  expect(await world.auditOf(id)).toMatchObject([
    { action: 'auction created', actorId: seller.id },
    { action: 'auction changed', actorId: admin.id, details },
  ]);
});
