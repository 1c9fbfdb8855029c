import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
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

const list = async (
  input: { auction_id?: string; lpns?: string[]; seller_id?: string; part?: number },
  who = seller,
) =>
  (await world.call('labels.listLabels', { auction_id: null, ...input }, { as: who.token })).body;
const lotOf = (id: string) =>
  world.owner.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('lists the lots of an auction by number, then its drafts, and counts those without a label', async () => {
  const { id, auctionId, lpn, number } = await lotOf(await addOpenLot(world, seller.id));
  await world.owner
    .updateTable('lots')
    .set({ floorLocation: 'A-1' })
    .where('id', '=', id)
    .execute();
  await addDraft(world, seller.id, { auctionId, lpn: 'LPN20001', title: 'Drill' });
  await addDraft(world, seller.id, { auctionId, title: 'Kettle' });
  const answer = dataOf(await list({ auction_id: auctionId }));
  expect(answer).toMatchObject({ count: 2, unlabeled_count: 1, unknownList: [] });
  expect(answer.labelList).toEqual([
    {
      lpn,
      title: `Lot ${number}`,
      lot_number: number,
      floor_location: 'A-1',
      code: `${world.app.context.config.origin}/productView/${id}`,
    },
    { lpn: 'LPN20001', title: 'Drill', lot_number: null, floor_location: '', code: 'LPN20001' },
  ]);
  expect(dataOf(await list({ auction_id: auctionId, part: 2 })).labelList).toEqual([]);
});

test('finds lots by their labels, and names the labels that no lot of the seller has', async () => {
  await addDraft(world, seller.id, { lpn: 'LPN20002' });
  await addDraft(world, other.id, { lpn: 'LPN20003' });
  const answer = dataOf(await list({ lpns: ['lpn20002', 'LPN20003'] }));
  expect(answer.labelList.map(({ lpn }) => lpn)).toEqual(['LPN20002']);
  expect(answer.unknownList).toEqual(['LPN20003']);
});

test('lists the drafts in stock', async () => {
  const owner = await addMember(world, 'seller');
  await addDraft(world, owner.id, { lpn: 'LPN20004' });
  await addOpenLot(world, owner.id);
  const { labelList } = dataOf(await list({ auction_id: 'stock' }, owner));
  expect(labelList.map(({ lpn }) => lpn)).toEqual(['LPN20004']);
});

test('refuses another seller’s auction, another seller, and buyers', async () => {
  const { auctionId } = await lotOf(await addOpenLot(world, other.id));
  expect(codeOf(await list({ auction_id: auctionId }))).toBe('NotFound');
  expect(codeOf(await list({ seller_id: other.id }))).toBe('NotFound');
  expect(codeOf(await list({}, await addMember(world)))).toBe('RoleMissing');
  const admin = await addMember(world, 'admin');
  expect(codeOf(await list({}, admin))).toBe('SellerMissing');
  expect(dataOf(await list({ auction_id: auctionId, seller_id: other.id }, admin)).count).toBe(1);
});
