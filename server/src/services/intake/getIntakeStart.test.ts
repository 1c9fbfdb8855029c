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

const ask = async (code: string, who = seller) =>
  (await world.call('intake.getIntakeStart', { code }, { as: who.token })).body;

test('finds the draft that waits for its goods, by label and by product code', async () => {
  const fields = { title: 'Drill', upc: '012345678905', msrpCents: 9900, floorLocation: 'A-1' };
  const first = await addDraft(world, seller.id, { ...fields, lpn: 'LPN00001' });
  const second = await addDraft(world, seller.id, { ...fields, lpn: 'LPN00002' });
  const known = { draft_id: second, lpn: 'LPN00002', title: 'Drill', msrp: '99.00' };
  expect(dataOf(await ask('lpn00002'))).toMatchObject({ lpn: 'LPN00002', upc: '', known });
  expect(dataOf(await ask('0 12345 67890 5'))).toMatchObject({
    lpn: '',
    upc: '012345678905',
    known: { draft_id: first, floor_location: 'A-1' },
  });
  expect(dataOf(await ask('LPN00002', other)).known).toBeNull();
});

test('finds what an earlier lot of the seller says about the goods', async () => {
  const lot = await addOpenLot(world, seller.id);
  const goods = { title: 'Kettle', upc: '036000291452', msrpCents: 4500, brand: 'Sharp' };
  await world.owner.updateTable('lots').set(goods).where('id', '=', lot).execute();
  expect(dataOf(await ask('036000291452')).known).toEqual({
    draft_id: null,
    lpn: '',
    title: 'Kettle',
    description: 'A thing.',
    category: expect.any(String),
    condition: null,
    brand: 'Sharp',
    msrp: '45.00',
    item_count: 1,
    floor_location: '',
    photo_count: 0,
  });
  expect(dataOf(await ask('036000291452', other)).known).toBeNull();
  expect(dataOf(await ask('LPN99999')).known).toBeNull();
});

test('refuses a text that is no code, and buyers', async () => {
  expect(codeOf(await ask('???'))).toBe('CodeUnreadable');
  expect(codeOf(await ask('LPN00001', await addMember(world)))).toBe('RoleMissing');
});
