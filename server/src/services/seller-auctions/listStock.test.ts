import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const stock = async (as = world.seller.token, seller_id?: string) => {
  const whose = seller_id === undefined ? {} : { seller_id };
  return (await world.call('sellerAuctions.listStock', whose, { as })).body;
};

test('listStock lists drafts that are in no auction', async () => {
  const [lot] = await world.addLots(null, [{ title: 'Lamp', startPriceCents: null }]);
  await world.addLots(await world.addDraft(), [{}]);
  expect(dataOf(await stock())).toEqual({
    lotCount: 1,
    lotList: [
      {
        id: lot,
        lpn: '',
        title: 'Lamp',
        assigned: false,
        problems: [{ field: 'start_price', problem: 'Enter a start price.' }],
      },
    ],
  });
});

test('listStock begins with what waits for the published auction, and has what missed another', async () => {
  const [waited = '', missed = ''] = await world.addLots(null, [
    { title: 'Waits', startPriceCents: null },
    { title: 'Missed', startPriceCents: null },
  ]);
  const assign = (lot: string, auctionId: string) =>
    world.owner.updateTable('draftLots').set({ auctionId }).where('id', '=', lot).execute();
  const upcoming = await world.addDraft();
  await world.addLots(upcoming, [{}]);
  await world.publish(upcoming);
  await assign(waited, upcoming);
  await assign(missed, await world.addPublished());
  const titles = async (auction_id: string) => {
    const input = { auction_id };
    const { body } = await world.call('sellerAuctions.listStock', input, {
      as: world.seller.token,
    });
    const { lotList, lotCount } = dataOf(body);
    expect(lotCount).toBe(lotList.length);
    return lotList.map(({ title, assigned }) => (assigned ? `${title}: assigned` : title));
  };
  expect(await titles(upcoming)).toEqual(['Waits: assigned', 'Lamp', 'Missed']);
  expect(await titles(await world.addDraft())).toEqual(['Lamp', 'Missed']);
  await world.owner.deleteFrom('draftLots').where('id', 'in', [waited, missed]).execute();
});

test('listStock shows another seller’s stock to admins only', async () => {
  expect(dataOf(await stock(world.other.token)).lotCount).toBe(0);
  expect(codeOf(await stock(world.other.token, world.seller.id))).toBe('NotFound');
  expect(codeOf(await stock(world.admin.token))).toBe('SellerMissing');
  expect(dataOf(await stock(world.admin.token, world.seller.id)).lotCount).toBe(1);
});
