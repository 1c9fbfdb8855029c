import { newYorkInstant, toIso } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { SHIPPED } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const duplicate = async (auction_id: string, as = world.seller.token) =>
  (await world.call('sellerAuctions.duplicateAuction', { auction_id }, { as })).body;

test('duplicateAuction copies the terms, a week later on the same wall clock', async () => {
  const id = await world.addDraft({ bid_limit: '75.00', ...SHIPPED });
  const copy = await world.read(dataOf(await duplicate(id)).auction_id);
  const terms = { title: 'Tools and garden', bid_limit: '75.00', ...SHIPPED, version: 1 };
  expect(copy).toMatchObject(terms);
  const start = newYorkInstant({ year: 2030, month: 3, day: 8, hour: 10, minute: 0 });
  // The clocks change on March 10, 2030.
  const end = newYorkInstant({ year: 2030, month: 3, day: 10, hour: 10, minute: 0 });
  expect([copy.starts_at, copy.ends_at]).toEqual([toIso(start), toIso(end)]);
});

test('duplicateAuction refuses another seller’s auction', async () => {
  const id = await world.addDraft();
  expect(codeOf(await duplicate(id, world.other.token))).toBe('NotFound');
  expect(codeOf(await duplicate('nothing'))).toBe('NotFound');
});
