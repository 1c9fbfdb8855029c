import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.retrieveSource', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('retrieveSource returns one of the caller’s cards', async () => {
    const buyer = await addBuyer(world);
    const source_id = await saveCard(world, buyer, 'good');
    const { body } = await world.call('cards.retrieveSource', { source_id }, { as: buyer.token });
    expect(body).toMatchObject({ data: { responseData: { id: source_id, expired: false } } });
  });

  test('retrieveSource does not find another user’s card or an invalid id', async () => {
    const owner = await addBuyer(world);
    const source_id = await saveCard(world, owner, 'good');
    const { token: as } = await addBuyer(world);
    expect((await world.call('cards.retrieveSource', { source_id }, { as })).status).toBe(404);
    const odd = await world.call('cards.retrieveSource', { source_id: 'card_1' }, { as });
    expect(odd.status).toBe(404);
  });
});
