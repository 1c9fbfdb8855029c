import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, BILLING, tokenise } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

interface Source {
  readonly id: string;
  readonly is_primary: 0 | 1;
  readonly exp_year: number;
}

interface Answer {
  readonly data: { readonly responseData: Source & { readonly data: readonly Source[] } };
}

/** The specification's other names for the operations on saved cards (S7). */
const NAMES = [
  {
    add: 'createPaymentMethod',
    list: 'listPaymentMethods',
    update: 'updatePaymentMethod',
    makePrimary: 'defaultPaymentMethod',
    remove: 'deletePaymentMethod',
  },
  {
    add: 'addSkyflowCredit',
    list: 'getSkyflowCredit',
    update: 'updateSkyflowCredit',
    makePrimary: 'defaultSkyflowCard',
    remove: 'deleteSkyflowCredit',
  },
] as const;

describe('saved cards by their other names', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const ask = async (as: string, name: string, input: object): Promise<Answer['data']> => {
    const method = name.startsWith('getSkyflow') ? 'GET' : 'POST';
    const response = await world.app.http.inject({
      method,
      url: `/api/custom/${name}`,
      headers: { authorization: `Bearer ${as}`, 'idempotency-key': randomUUID() },
      ...(method === 'POST' ? { payload: input } : {}),
    });
    expect([name, response.statusCode]).toEqual([name, 200]);
    return response.json<Answer>().data;
  };

  test.each(NAMES)('CARD-07 $add, $list, $update, $makePrimary and $remove', async (names) => {
    const { token: as } = await addBuyer(world);
    const add = async () => {
      const card_token = await tokenise(world, 'good');
      const card = { card_token, address: BILLING, consent: true };
      return (await ask(as, names.add, card)).responseData;
    };
    const [first, second] = [await add(), await add()];
    const listed = async () => (await ask(as, names.list, {})).responseData.data;
    expect((await listed()).map(({ id, is_primary }) => [id, is_primary])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    await ask(as, names.update, { source_id: second.id, exp_month: '03', exp_year: '2040' });
    await ask(as, names.makePrimary, { source_id: second.id });
    expect(await listed()).toMatchObject([
      { id: second.id, is_primary: 1, exp_year: 2040 },
      { id: first.id, is_primary: 0 },
    ]);
    await ask(as, names.remove, { source_id: first.id });
    expect((await listed()).map(({ id }) => id)).toEqual([second.id]);
  });

  test('CARD-07 retrievePaymentMethod returns one card', async () => {
    const { token: as } = await addBuyer(world, 'good');
    const [card] = (await ask(as, 'listPaymentMethods', {})).responseData.data;
    const found = await ask(as, 'retrievePaymentMethod', { source_id: card?.id });
    expect(found.responseData).toEqual(card);
  });
});
