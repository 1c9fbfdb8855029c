import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toDate } from '../../db/database.ts';
import { buildCenter } from '../../testing/build.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { SHIPPED } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, START, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const publish = async (
  auction_id: string,
  {
    version = 1,
    as = world.seller.token,
    key,
  }: { version?: number; as?: string; key?: string } = {},
) => {
  const options = key === undefined ? { as } : { as, key };
  return (await world.call('sellerAuctions.publishAuction', { auction_id, version }, options)).body;
};
const lotsOf = (auctionId: string) =>
  world.owner
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .selectAll('lots')
    .select('lotStates.closesAt')
    .where('auctionId', '=', auctionId)
    .orderBy('number')
    .execute();

test('SELL-01 publishAuction turns its drafts into lots, which close one after the other', async () => {
  const id = await world.addDraft({ deposit: '20.00', ...SHIPPED });
  const report = { ...NOTHING_KNOWN, inspectorNote: 'A scratch on the left.' };
  const [first, second] = await world.addLots(id, [
    { lpn: 'LPN-KETTLE-1', internalNote: 'From pallet 9', title: 'Copper kettle' },
    { depositCents: 500, report, buyNowCents: 5000 },
  ]);
  // The center's rate counts from publishing on (R55).
  await world.owner
    .updateTable('centers')
    .set({ taxBps: 700 })
    .where('id', '=', world.center)
    .execute();
  // So does the seller's commission (R58), and a later rate is for later auctions.
  const setCommission = (commissionBps: number) =>
    world.owner
      .updateTable('users')
      .set({ commissionBps })
      .where('id', '=', world.seller.id)
      .execute();
  await setCommission(1250);
  expect(dataOf(await publish(id))).toEqual({ lot_count: 2 });
  await setCommission(2000);
  const terms = world.owner.selectFrom('auctions').select('commissionBps').where('id', '=', id);
  expect(await terms.executeTakeFirstOrThrow()).toEqual({ commissionBps: 1250 });
  const lots = await lotsOf(id);
  expect(lots.map((lot) => [lot.id, lot.number, lot.phase, lot.lpn])).toEqual([
    [first, 1, 'upcoming', 'LPN-KETTLE-1'],
    [second, 2, 'upcoming', expect.stringMatching(/^LPNHD\d{4}00002$/)],
  ]);
  const [kettle, drill] = lots;
  expect(kettle).toMatchObject({ internalNote: 'From pallet 9', depositCents: 2000 });
  expect(drill).toMatchObject({ depositCents: 500, buyNowCents: 5000 });
  expect((drill?.closesAt ?? 0) - (kettle?.closesAt ?? 0)).toBe(seconds(10));
  expect(await world.read(id)).toMatchObject({ state: 'upcoming', tax_bps: 700, lot_count: 2 });
  const drafts = await world.owner.selectFrom('draftLots').select('id').execute();
  expect(drafts).toEqual([]);
  // Buyers see and find them; the note stays private.
  const product = { product_id: first ?? '' };
  const shown = await world.call('catalog.getProductInfo', product, { as: world.buyer.token });
  expect(dataOf(shown.body)).toMatchObject({
    title: 'Copper kettle',
    shipping: '12.00',
    shipping_more: '5.00',
  });
  expect(JSON.stringify(shown.body)).not.toContain('pallet 9');
  const found = await world.call('catalog.searchProducts', { searchtext: 'copper kettle' });
  expect(JSON.stringify(dataOf(found.body))).toContain(first);
  expect(await world.auditOf(id)).toContainEqual(
    expect.objectContaining({ action: 'auction published', actorId: world.seller.id }),
  );
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('publishAuction publishes once, however often it is asked', async () => {
  const id = await world.addDraft();
  await world.addLots(id, [{}]);
  const key = 'one-click-twice';
  const both = await Promise.all([publish(id, { key }), publish(id, { key })]);
  for (const body of both) expect(dataOf(body)).toEqual({ lot_count: 1 });
  expect(codeOf(await publish(id))).toBe('AuctionPublished');
  expect(await lotsOf(id)).toHaveLength(1);
});

test('publishAuction names what is missing, and writes nothing', async () => {
  const id = await world.addDraft();
  expect(await publish(id)).toMatchObject({
    code: 'AuctionNotReady',
    statusText: 'It can’t be published yet. Add at least one lot.',
  });
  await world.addLots(id, [{ title: 'Sofa', startPriceCents: null }, { title: '' }]);
  expect(await publish(id)).toMatchObject({
    code: 'LotsNotReady',
    statusText: 'Sofa: Enter a start price. (and 1 more)',
  });
  expect(await world.read(id)).toMatchObject({ state: 'draft', published_at: null, lot_count: 2 });
  expect(await lotsOf(id)).toEqual([]);
});

test('publishAuction refuses a start that has passed, and a label that is in use', async () => {
  const past = await world.addDraft();
  await world.addLots(past, [{}]);
  await world.owner
    .updateTable('auctions')
    .set({ startsAt: toDate(START - minutes(60 * 24 * 365 * 10)) })
    .where('id', '=', past)
    .execute();
  expect(await publish(past)).toMatchObject({ facts: { problem: expect.stringMatching(/start/) } });
  const id = await world.addDraft();
  await world.addLots(id, [{ lpn: 'LPN-TWICE' }]);
  await world.publish(id);
  const again = await world.addDraft();
  await world.addLots(again, [{ title: 'Lamp', lpn: 'LPN-TWICE' }]);
  expect(await publish(again)).toMatchObject({
    statusText: 'Lamp: label LPN-TWICE is on another lot',
  });
});

test('R22 publishAuction relists goods under their label, at their own center only', async () => {
  const id = await world.addDraft();
  const [origin = ''] = await world.addLots(id, [{ lpn: 'LPN-AGAIN' }]);
  await world.publish(id);
  await world.owner.updateTable('lots').set({ phase: 'unsold' }).where('id', '=', origin).execute();
  await world.owner
    .updateTable('lotStates')
    .set({ phase: 'unsold' })
    .where('lotId', '=', origin)
    .execute();
  const next = await world.addDraft();
  const [again] = await world.addLots(next, [{ relistedFrom: origin }]);
  const elsewhere = (await buildCenter(world.owner)).id;
  const moveTo = (centerId: string) =>
    world.owner.updateTable('auctions').set({ centerId }).where('id', '=', next).execute();
  await moveTo(elsewhere);
  expect(codeOf(await publish(next))).toBe('LotsNotReady');
  await moveTo(world.center);
  await world.publish(next);
  const lots = await lotsOf(next);
  expect(lots).toMatchObject([{ id: again, lpn: 'LPN-AGAIN', relistedFrom: origin }]);
  const [old] = await lotsOf(id);
  expect(old?.relistedAt).not.toBeNull();
});

test('publishAuction refuses other sellers and changes that the seller has not seen', async () => {
  const id = await world.addDraft();
  await world.addLots(id, [{}]);
  expect(codeOf(await publish(id, { as: world.other.token }))).toBe('NotFound');
  expect(codeOf(await publish(id, { version: 7 }))).toBe('AuctionChanged');
  expect(codeOf(await publish('nothing'))).toBe('NotFound');
});
