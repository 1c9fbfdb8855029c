import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.createCustomer', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('CARD-03 createCustomer creates a customer for the caller, and returns the same one when repeated', async () => {
    const { token: as } = await addBuyer(world);
    const first = await world.call('cards.createCustomer', {}, { as });
    expect(first.body).toMatchObject({
      status: 'success',
      data: { responseData: { default_source: null, sources: { data: [], has_more: false } } },
    });
    const again = await world.call('cards.createCustomer', {}, { as });
    expect(again.body).toEqual(first.body);
  });

  test('createCustomer refuses an account other than the caller’s', async () => {
    const buyer = await addBuyer(world);
    const other = await addBuyer(world);
    const { status } = await world.call(
      'cards.createCustomer',
      { account_id: other.id },
      { as: buyer.token },
    );
    expect(status).toBe(404);
  });
});
