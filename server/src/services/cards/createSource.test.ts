import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  BILLING,
  saveCard,
  tokenise,
  tokeniseBank,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const add = async (buyer: Buyer, card_token: string, change: object = {}) => {
  const input = { object: 'bank_account', card_token, address: BILLING, consent: true } as const;
  return world.call('cards.createSource', { ...input, ...change }, { as: buyer.token });
};
const listOf = async (buyer: Buyer, input: object = {}) =>
  dataOf((await world.call('cards.listSources', input, { as: buyer.token })).body).responseData
    .data;

describe('cards.createSource', () => {
  test('CARD-06 createSource saves a bank account as new, masked, and lists it beside the cards', async () => {
    const buyer = await addBuyer(world, 'good');
    const { body } = await add(buyer, await tokeniseBank(world));
    const saved = dataOf(body).responseData;
    expect(saved).toEqual({
      id: expect.any(String) as string,
      object: 'bank_account',
      bank_name: 'Test Bank',
      last4: '6789',
      routing_number: '110000000',
      status: 'new',
      verified_by: 'amounts',
      verification_url: null,
      name: 'Pat Example',
      is_primary: 0,
      address: BILLING,
    });
    expect((await listOf(buyer)).map(({ object }) => object)).toEqual(['card', 'bank_account']);
    expect(await listOf(buyer, { object: 'bank_account' })).toEqual([saved]);
    expect(await listOf(buyer, { object: 'card' })).toHaveLength(1);
    const source = { source_id: saved.id };
    const one = await world.call('cards.retrieveSource', source, { as: buyer.token });
    expect(dataOf(one.body).responseData).toEqual(saved);
    const { rows } = await sql<{ row: string }>`
      select cards::text as row from cards
      union all select whole::text from sandbox.cards whole`.execute(world.owner);
    for (const { row } of rows) expect(row).not.toContain('000123456789');
  });

  const { postal_code: zip, ...others } = BILLING;
  test.each([
    ['among the other fields', { address: undefined, ...others, zip }],
    ['with a zip', { address: { ...others, zip } }],
  ])('S3 createSource accepts the address %s', async (_, form) => {
    const buyer = await addBuyer(world);
    const change = { object: 'card', is_primary: '1', ...form };
    const { body } = await add(buyer, await tokenise(world, 'good'), change);
    expect(dataOf(body).responseData.address).toEqual(BILLING);
  });

  test('S3 createSource names each part of an address that is missing', async () => {
    const buyer = await addBuyer(world);
    const flat = await add(buyer, 'tok_any', { address: undefined, line1: '1 Dock Street' });
    const missing = { city: 'Required!', state: 'Required!', zip: 'Required!' };
    expect(flat.body).toMatchObject({ fieldErrors: { ...missing, country: 'Required!' } });
    const nested = await add(buyer, 'tok_any', { address: others });
    expect(nested.body).toMatchObject({ fieldErrors: { 'address.postal_code': 'Required!' } });
  });

  test.each(['abc', 'zzz!', '3003', '00000'])(
    'createSource refuses the zip code %s',
    async (wrong) => {
      const buyer = await addBuyer(world);
      const nested = await add(buyer, 'tok_any', { address: { ...BILLING, postal_code: wrong } });
      expect(nested.body).toMatchObject({
        fieldErrors: { 'address.postal_code': 'Invalid zip code' },
      });
      const flat = await add(buyer, 'tok_any', { address: undefined, ...others, zip: wrong });
      expect(flat.body).toMatchObject({ fieldErrors: { zip: 'Invalid zip code' } });
    },
  );

  test('a card saved with another zip code before stays in use', async () => {
    const buyer = await addBuyer(world, 'good');
    const stored = { ...BILLING, city: '12345', postal_code: 'abc' };
    await world.owner
      .updateTable('cards')
      .set({ address: JSON.stringify(stored) })
      .where('userId', '=', buyer.id)
      .execute();
    const [card] = await listOf(buyer, { object: 'card' });
    expect(card?.address).toEqual(stored);
    const change = { source_id: card?.id ?? '', exp_month: 12, exp_year: 2044 };
    const { status } = await world.call('cards.updateSource', change, { as: buyer.token });
    expect(status).toBe(200);
  });

  test('createSource saves a card too, and refuses tokens of others and a fourth source', async () => {
    const buyer = await addBuyer(world);
    const card = await add(buyer, await tokenise(world, 'good'), { object: 'card' });
    expect(dataOf(card.body).responseData).toMatchObject({ object: 'card', is_primary: 1 });
    const token = await tokeniseBank(world);
    expect((await add(buyer, token)).status).toBe(200);
    const thief = await addBuyer(world);
    expect(codeOf((await add(thief, token)).body)).toBe('BankRefused');
    expect(codeOf((await add(thief, 'btok_unknown')).body)).toBe('BankRefused');
    expect(codeOf((await add(thief, await tokenise(world, 'good'))).body)).toBe('BankRefused');
    await saveCard(world, buyer, 'good');
    expect(codeOf((await add(buyer, await tokeniseBank(world))).body)).toBe('CardLimitReached');
  });
});
