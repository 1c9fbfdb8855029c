import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.defaultSource', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('defaultSource makes a card the only primary one', async () => {
    const buyer = await addBuyer(world, 'good');
    const source_id = await saveCard(world, buyer, 'good');
    const { body } = await world.call('cards.defaultSource', { source_id }, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    expect(body.statusText).toBe('Primary payment method updated');
    const primary = body.data.responseData.data.filter((card) => card.is_primary === 1);
    expect(primary.map(({ id }) => id)).toEqual([source_id]);
  });

  test('defaultSource does not find another user’s card', async () => {
    const owner = await addBuyer(world, 'good');
    const source_id = await saveCard(world, owner, 'good');
    const { token: as } = await addBuyer(world, 'good');
    expect((await world.call('cards.defaultSource', { source_id }, { as })).status).toBe(404);
  });
});
