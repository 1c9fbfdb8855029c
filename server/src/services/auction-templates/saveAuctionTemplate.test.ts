import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { SHIPPED } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const save = async (auction_id: string, name: string, as = world.seller.token) =>
  (await world.call('auctionTemplates.saveAuctionTemplate', { auction_id, name }, { as })).body;
const list = async (as = world.seller.token) =>
  (await world.call('auctionTemplates.listAuctionTemplates', {}, { as })).body;

test('saveAuctionTemplate keeps terms and times of day, once for each name', async () => {
  const id = await world.addDraft({ bid_limit: '75.00', ...SHIPPED });
  const { template_id } = dataOf(await save(id, 'Weekly'));
  const [template] = dataOf(await list()).templateList;
  expect(template).toMatchObject({
    id: template_id,
    name: 'Weekly',
    center: { id: world.center },
    premium_bps: 1500,
    bid_limit: '75.00',
    ...SHIPPED,
    pickup_days: 6,
  });
  const lasts = Date.parse(template?.ends_at ?? '') - Date.parse(template?.starts_at ?? '');
  expect(Math.abs(lasts - 48 * 3_600_000)).toBeLessThanOrEqual(3_600_000);
  const other = await world.addDraft({ premium_bps: 1000 });
  expect(dataOf(await save(other, 'weekly'))).toEqual({ template_id });
  expect(dataOf(await list()).templateList).toMatchObject([
    { name: 'weekly', premium_bps: 1000, delivery_mode: 1, shipping: null, shipping_more: null },
  ]);
});

test('saveAuctionTemplate refuses other sellers and empty names', async () => {
  const id = await world.addDraft();
  expect(codeOf(await save(id, 'Mine', world.other.token))).toBe('NotFound');
  expect(await save(id, ' ')).toMatchObject({ fieldErrors: { name: 'Enter a name' } });
});
