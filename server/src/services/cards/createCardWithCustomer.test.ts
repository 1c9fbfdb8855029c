import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, BILLING, saveCard, tokenise, type Buyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.createCardWithCustomer', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const save = (buyer: Buyer, card_token: string, key?: string) => {
    const input = { card_token, address: BILLING, consent: true } as const;
    const options = { as: buyer.token, ...(key === undefined ? {} : { key }) };
    return world.call('cards.createCardWithCustomer', input, options);
  };

  test('createCardWithCustomer stores brand, last four, name and expiry; the first is primary', async () => {
    const buyer = await addBuyer(world);
    const token = await tokenise(world, 'good');
    const { body } = await save(buyer, token);
    expect(body).toMatchObject({
      status: 'success',
      statusText: 'Card added successfully',
      data: {
        responseData: {
          object: 'card',
          brand: 'Visa',
          last4: '4242',
          name: 'Pat Example',
          exp_month: 12,
          exp_year: 2044,
          is_primary: 1,
          address: BILLING,
        },
      },
    });
    const stored = await world.owner
      .selectFrom('cards')
      .select('consentAt')
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(stored.consentAt).toBeGreaterThan(0);
  });

  test('createCardWithCustomer takes the card from its token, whatever the form repeats of it', async () => {
    const buyer = await addBuyer(world);
    const input = {
      card_token: await tokenise(world, 'good'),
      address: BILLING,
      consent: true,
      object: 'card',
      card_name: 'Someone Else',
      card_exp_month: 1,
      card_exp_year: '2030',
      description: 'A customer',
      email: 'other@example.com',
      name: 'Someone Else',
    } as const;
    const { body } = await world.call('cards.createCardWithCustomer', input, { as: buyer.token });
    expect(body).toMatchObject({
      data: { responseData: { name: 'Pat Example', exp_month: 12, exp_year: 2044 } },
    });
  });

  test('CARD-04 only tokens are stored: no row of any table holds the number or the CVC', async () => {
    const buyer = await addBuyer(world, 'good');
    await saveCard(world, buyer, 'fails on charge');
    await save(buyer, '4242 4242 4242 4242');
    const tables = await world.owner.introspection.getTables();
    const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
    expect(columns.filter((name) => /cvc|cvv|card_?number/i.test(name))).toEqual([]);
    let cards = 0;
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select whole::text as row from ${sql.id(schema ?? 'public', name)} whole`.execute(
        world.owner,
      );
      // A number written together or in groups of four would be found; the last four digits are
      // allowed, and fewer than eight occur in random ids by chance.
      for (const { row } of rows) expect(row, name).not.toMatch(/4242[ -]?4242|4000[ -]?0000/);
      if (name === 'cards' && schema === 'public') cards = rows.length;
    }
    expect(cards).toBeGreaterThanOrEqual(2);
  });

  test('createCardWithCustomer returns one card for one key, and refuses a fourth card', async () => {
    const buyer = await addBuyer(world);
    const token = await tokenise(world, 'good');
    const twice = await Promise.all([
      save(buyer, token, 'key-of-the-card'),
      save(buyer, token, 'key-of-the-card'),
    ]);
    expect(twice[0].body).toEqual(twice[1].body);
    await saveCard(world, buyer, 'good');
    await saveCard(world, buyer, 'good');
    const fourth = await save(buyer, await tokenise(world, 'good'));
    expect(fourth.body).toMatchObject({ code: 'CardLimitReached' });
  });

  test('createCardWithCustomer refuses a card that the provider refuses, and another user’s token', async () => {
    const buyer = await addBuyer(world);
    const refused = await save(buyer, await tokenise(world, 'refused immediately'));
    expect(refused.body).toMatchObject({ code: 'CardRefused' });
    expect((await save(buyer, 'tok_unknown')).body).toMatchObject({ code: 'CardRefused' });
    const taken = await tokenise(world, 'good');
    await save(buyer, taken);
    const thief = await addBuyer(world);
    expect((await save(thief, taken)).body).toMatchObject({ code: 'CardRefused' });
  });

  test('createCardWithCustomer accepts no card number, and requires consent and an address', async () => {
    const buyer = await addBuyer(world);
    const number = await save(buyer, '4242 4242 4242 4242');
    expect(number.body).toMatchObject({ code: 'CardNumberRefused' });
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/custom/createSource',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: { card_token: 'tok_any', address: { ...BILLING, city: '' }, consent: false },
    });
    expect(response.json()).toMatchObject({
      code: 'InputInvalid',
      fieldErrors: { 'address.city': 'Required!', consent: 'Please Accept to Continue' },
    });
  });
});
