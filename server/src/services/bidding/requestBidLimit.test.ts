import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { addImpersonated } from '../../testing/fixtures/members.ts';

describe('bidding.requestBidLimit', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const request = (person: Pick<Person, 'token'>, amount: string, key = randomUUID()) =>
    world.call('bidding.requestBidLimit', { amount }, { as: person.token, key });
  const listOf = (person: Pick<Person, 'id'>) =>
    world.owner
      .selectFrom('bidLimitRequests')
      .select(['requestedCents', 'decidedAt', 'approved'])
      .where('userId', '=', person.id)
      .execute();

  test('R14 sends administrators one request, also when it is sent repeatedly', async () => {
    const ann = await world.addBidder();
    const key = randomUUID();
    const first = await request(ann, '500', key);
    expect(first.body).toMatchObject({
      statusText: 'Your request was sent.',
      data: { requested: '500.00' },
    });
    expect((await request(ann, '500', key)).body).toEqual(first.body);
    expect(await listOf(ann)).toEqual([
      { requestedCents: 50_000, decidedAt: null, approved: null },
    ]);
  });

  test('refuses a second one while the first is open, and an invalid amount', async () => {
    const ann = await world.addBidder();
    await request(ann, '500');
    expect((await request(ann, '600')).body).toMatchObject({ code: 'BidLimitRequestOpen' });
    expect((await request(ann, '0')).body).toMatchObject({ code: 'InputInvalid' });
    expect((await request(ann, '5.001')).body).toMatchObject({ code: 'InputInvalid' });
    expect(await listOf(ann)).toHaveLength(1);
  });

  test('refuses an impersonating admin, and creates no request', async () => {
    const seen = await addImpersonated(world);
    expect((await request(seen, '500')).body).toMatchObject({ code: 'ImpersonatorMayNot' });
    expect(await listOf(seen)).toEqual([]);
  });
});
