import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.listSources', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('listSources lists the caller’s cards, the primary one first', async () => {
    const buyer = await addBuyer(world, 'good');
    const second = await saveCard(world, buyer, 'lacks funds', 1);
    const { body } = await world.call('cards.listSources', {}, { as: buyer.token });
    expect(body).toMatchObject({
      data: {
        responseData: {
          data: [
            { id: second, last4: '9995', is_primary: 1 },
            { last4: '4242', is_primary: 0 },
          ],
          has_more: false,
        },
      },
    });
    const viaGet = await world.call('cards.getSkyflowCredit', {}, { as: buyer.token });
    expect(viaGet.body).toEqual(body);
  });

  test('SELL-07 listSources lists the cards that a seller has saved', async () => {
    const seller = await addMember(world, 'seller');
    const id = await saveCard(world, seller, 'good');
    const { body } = await world.call('cards.listSources', {}, { as: seller.token });
    expect(body).toMatchObject({ data: { responseData: { data: [{ id, last4: '4242' }] } } });
  });

  test('listSources refuses guests', async () => {
    expect((await world.call('cards.listSources', {})).status).toBe(401);
    expect((await world.call('cards.getSkyflowCredit', {})).status).toBe(401);
  });
});
