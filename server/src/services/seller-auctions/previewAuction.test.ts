import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { SHIPPED } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const preview = async (auction_id: string, as = world.seller.token) =>
  (await world.call('sellerAuctions.previewAuction', { auction_id }, { as })).body;

test('previewAuction shows complete lots as buyers will see them, and names the others', async () => {
  const id = await world.addDraft(SHIPPED);
  const [, incomplete] = await world.addLots(id, [
    { title: 'Oak table', startPriceCents: 2500, images: ['a'.repeat(8) + '.jpg'] },
    { title: 'Lamp', condition: null },
  ]);
  const shown = dataOf(await preview(id));
  expect(shown.lotList).toMatchObject([
    {
      title: 'Oak table',
      lot_number: 1,
      next_bid: '25.00',
      cbidtext: 'Starting Bid',
      tax_bps: 800,
      shipping: '12.00',
    },
  ]);
  expect(shown.incompleteList).toEqual([
    {
      id: incomplete,
      lot_number: 2,
      lpn: '',
      title: 'Lamp',
      problems: [{ field: 'condition', problem: 'Choose a condition.' }],
    },
  ]);
  expect(shown.checklist.map(({ name, level }) => `${name} ${level}`)).toEqual([
    'start done',
    'lots done',
    'complete missing',
    'photos warning',
  ]);
  expect(shown.lotCount).toBe(2);
});

test('previewAuction refuses published auctions and other sellers', async () => {
  expect(codeOf(await preview(await world.addPublished()))).toBe('AuctionPublished');
  expect(codeOf(await preview(await world.addDraft(), world.other.token))).toBe('NotFound');
});
