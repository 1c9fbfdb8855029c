import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.retrieveCustomer', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('retrieveCustomer returns the customer with the cards', async () => {
    const { token: as } = await addBuyer(world, 'good');
    const { body } = await world.call('cards.retrieveCustomer', {}, { as });
    expect(body).toMatchObject({
      data: { responseData: { sources: { data: [{ last4: '4242', is_primary: 1 }] } } },
    });
  });

  test('retrieveCustomer returns none before the first card, and no other user’s customer', async () => {
    const { token: as } = await addBuyer(world);
    expect((await world.call('cards.retrieveCustomer', {}, { as })).status).toBe(404);
    const known = await addBuyer(world, 'good');
    const foreign = { customer_id: 'cus_of_somebody_else' };
    const { status } = await world.call('cards.retrieveCustomer', foreign, { as: known.token });
    expect(status).toBe(404);
  });
});
