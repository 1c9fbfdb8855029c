import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.deleteSource', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('deleteSource removes a card that is not the primary one', async () => {
    const buyer = await addBuyer(world, 'good');
    const source_id = await saveCard(world, buyer, 'good');
    const { body } = await world.call('cards.deleteSource', { source_id }, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    const left = body.data.responseData.data.map((card) => card.is_primary);
    expect(left).toEqual([1]);
  });

  test('CARD-02 deleteSource refuses to delete the primary card: "Default card is required"', async () => {
    const buyer = await addBuyer(world);
    const source_id = await saveCard(world, buyer, 'good');
    const { status, body } = await world.call(
      'cards.deleteSource',
      { source_id },
      { as: buyer.token },
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ statusText: 'Default card is required' });
    const other = await addBuyer(world);
    const foreign = await world.call('cards.deleteSource', { source_id }, { as: other.token });
    expect(foreign.status).toBe(404);
  });
});
