import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.listBidLimitRequests', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  test('lists open requests for administrators, oldest first', async () => {
    const admin = await world.addPerson('admin');
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const { id } = ann;
    await world.owner
      .updateTable('users')
      .set({ bidLimitCents: 2000 })
      .where('id', '=', id)
      .execute();
    await world.call('bidding.requestBidLimit', { amount: 500 }, { as: ann.token });
    await world.clock.stopAt(NOON + 1000);
    await world.call('bidding.requestBidLimit', { amount: 600 }, { as: bob.token });
    const list = () => world.call('bidding.listBidLimitRequests', {}, { as: admin.token });
    const { body } = await list();
    expect(body).toMatchObject({
      data: {
        requests: [
          { username: ann.username, current_limit: '20.00', requested: '500.00' },
          {
            username: bob.username,
            email: `${bob.username}@example.com`,
            current_limit: null,
            requested: '600.00',
            requested_at: new Date(NOON + 1000).toISOString(),
          },
        ],
      },
    });
    const first = body.status === 'success' ? (body.data.requests[0]?.id ?? '') : '';
    await world.call('bidding.approveBidLimitRequest', { id: first }, { as: admin.token });
    expect((await list()).body).toMatchObject({ data: { requests: [{ username: bob.username }] } });
  });

  test.each(['buyer', 'seller', 'staff'] as const)('refuses a %s', async (role) => {
    const person = await world.addPerson(role);
    const { status, body } = await world.call(
      'bidding.listBidLimitRequests',
      {},
      { as: person.token },
    );
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'RoleMissing' } });
  });
});
