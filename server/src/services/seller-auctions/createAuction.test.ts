import { hours, toIso } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addImpersonated } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { SHIPPED } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, START, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const create = async (changes = {}, as = world.seller.token, seller_id?: string) => {
  const whose = seller_id === undefined ? {} : { seller_id };
  const input = { auction: { ...world.typed(), ...changes }, ...whose };
  return (await world.call('sellerAuctions.createAuction', input, { as })).body;
};

test('SELL-01 createAuction stores the terms of an auction that is not published', async () => {
  const increments = [
    { from: '0.00', step: '0.25' },
    { from: '10.00', step: '2.00' },
  ];
  const { auction_id } = dataOf(
    await create({ increments, bid_limit: '500', deposit: '25', extbidding: 120, ...SHIPPED }),
  );
  expect(await world.read(auction_id)).toMatchObject({
    title: 'Tools and garden',
    state: 'draft',
    published_at: null,
    center: { id: world.center },
    starts_at: toIso(START),
    ends_at: toIso(START + hours(48)),
    extbidding: 120,
    premium_bps: 1500,
    premium_minimum: '2.00',
    deposit: '25.00',
    bid_limit: '500.00',
    increments,
    standard_increments: false,
    ...SHIPPED,
    pickup_days: 6,
    tax_bps: 800,
    lot_count: 0,
    version: 1,
  });
  const actorId = world.seller.id;
  expect(await world.auditOf(auction_id)).toMatchObject([{ action: 'auction created', actorId }]);
});

test('createAuction names the field of an error', async () => {
  const increments = [{ from: '1', step: '0' }];
  const shipping = { ...SHIPPED, shipping_more: '12.01' };
  expect(await create({ title: '', ends_at: toIso(START), increments, ...shipping })).toMatchObject(
    {
      code: 'InputInvalid',
      fieldErrors: {
        'auction.title': 'Enter a title.',
        'auction.ends_at': 'Choose an end after the start.',
        'auction.shipping_more': 'Enter at most the price of the first item.',
        'auction.increments.0.step': 'Enter an increment of at least $0.01.',
      },
    },
  );
  expect(await create({ delivery_mode: 2, shipping: '12' })).toMatchObject({
    fieldErrors: { 'auction.shipping_more': 'Enter an amount up to $1,000.00; 0 ships free.' },
  });
  expect(await create({ shipping: '12' })).toMatchObject({
    fieldErrors: { 'auction.shipping': 'Leave it empty where buyers pick up.' },
  });
  expect(codeOf(await create({ center: 'nowhere' }))).toBe('CenterMissing');
});

test('only an admin creates one for a seller, audited', async () => {
  const { admin, buyer, other, seller } = world;
  expect(codeOf(await create({}, admin.token))).toBe('SellerMissing');
  const { auction_id } = dataOf(await create({}, admin.token, seller.id));
  expect(await world.auditOf(auction_id)).toMatchObject([
    { actorId: admin.id, details: { sellerId: seller.id } },
  ]);
  expect(codeOf(await create({}, other.token, seller.id))).toBe('NotFound');
  expect(codeOf(await create({}, buyer.token))).toBe('RoleMissing');
  const impersonated = await addImpersonated(world);
  await world.owner
    .updateTable('users')
    .set({ role: 'seller' })
    .where('id', '=', impersonated.id)
    .execute();
  expect(codeOf(await create({}, impersonated.token))).toBe('ImpersonatorMayNot');
});
