import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.updateSource', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('CARD-02 updateSource changes the expiry', async () => {
    const buyer = await addBuyer(world);
    const source_id = await saveCard(world, buyer, 'good');
    const input = { source_id, exp_month: '01', exp_year: '2046' };
    const { body } = await world.call('cards.updateSource', input, { as: buyer.token });
    expect(body).toMatchObject({
      data: { responseData: { id: source_id, exp_month: 1, exp_year: 2046 } },
    });
  });

  test('updateSource refuses a past month, a missing one, and another user’s card', async () => {
    const buyer = await addBuyer(world);
    const source_id = await saveCard(world, buyer, 'good');
    const update = (exp_month: string, exp_year: string, as = buyer.token) =>
      world.call('cards.updateSource', { source_id, exp_month, exp_year }, { as });
    expect((await update('01', '2020')).body).toMatchObject({ code: 'CardExpired' });
    expect((await update('', '2046')).body).toMatchObject({
      fieldErrors: { exp_month: 'Required!' },
    });
    const other = await addBuyer(world);
    expect((await update('01', '2046', other.token)).status).toBe(404);
  });
});
