import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

let world: BiddingWorld;
beforeAll(async () => {
  world = await openBiddingWorld({ env: { HAMMERDOCK_TRUST_PROXY: '1' } });
});
afterAll(() => world.close());

const message = (text: string, key: string, address = '203.0.113.7') =>
  world.call(
    'inbox.saveContactMessage',
    { name: 'Ann Other', email: 'ann@example.com', subject: 'Hours', message: text },
    { key, headers: { 'x-forwarded-for': address } },
  );
const countMessages = async (text: string) => {
  const rows = world.owner.selectFrom('inboxMessages').select('id').where('body', '=', text);
  return (await rows.execute()).length;
};

test('R69 a refused bid succeeds under its own key once the obstacle is gone (B6)', async () => {
  const ann = await world.addBidder();
  const product_id = await world.addLot();
  const { auctionId, centerId } = world.testAuction;
  await world.owner.deleteFrom('locationAcceptances').where('userId', '=', ann.id).execute();
  const key = randomUUID();
  const bid = async () => {
    const input = { product_id, wsprice: '5.00' };
    return (await world.call('bidding.placeBid', input, { as: ann.token, key })).body;
  };
  expect(await bid()).toMatchObject({ code: 'LocationNotAccepted' });
  await world.owner
    .insertInto('locationAcceptances')
    .values({ userId: ann.id, auctionId, centerId })
    .execute();
  expect(await bid()).toMatchObject({ status: 'success' });
  expect(await world.countEvents(product_id)).toBe(1);
});

test('a key of another call does not lift the limit of a call', async () => {
  const strict = await openBiddingWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const { token: as } = await strict.addBidder();
  const key = randomUUID();
  const search = { title: 'Drills', searchtext: 'searchtext=drill' };
  expect((await strict.call('savedSearches.addSavedSearch', search, { as, key })).status).toBe(200);
  const product_id = await strict.addLot();
  const ask = () =>
    strict.call('inbox.sendLotMessage', { product_id, message: 'Is it new?' }, { as, key });
  const answers: number[] = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push((await ask()).status);
  expect(answers).toEqual([...Array<number>(20).fill(409), 429]);
  await strict.close();
});

test('guests at two addresses can use the same key without sharing answers', async () => {
  const key = randomUUID();
  const [one, two] = [`first ${key}`, `second ${key}`];
  expect((await message(one, key)).status).toBe(200);
  expect((await message(two, key, '203.0.113.8')).status).toBe(200);
  expect([await countMessages(one), await countMessages(two)]).toEqual([1, 1]);
  expect((await message(two, key)).body).toMatchObject({ code: 'KeyReused' });
});
