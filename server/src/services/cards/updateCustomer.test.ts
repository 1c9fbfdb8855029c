import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, BILLING } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.updateCustomer', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const recorded = (gatewayCustomer: string) =>
    world.owner
      .selectFrom('sandbox.customers')
      .select(['name', 'email', 'address'])
      .where('id', '=', gatewayCustomer)
      .executeTakeFirstOrThrow();

  test('updateCustomer tells the provider name and email of the account, and the given address', async () => {
    const { id, token: as } = await addBuyer(world, 'good');
    const account = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };
    const home = { address1: '9 Elm', address2: 'B', city: 'Macon', state: 'GA', zip: '31201' };
    await world.owner
      .updateTable('users')
      .set({ ...account, ...home })
      .where('id', '=', id)
      .execute();
    const update = async (input: object) => {
      const { body } = await world.call('cards.updateCustomer', input, { as });
      if (body.status === 'error') throw new Error(body.code);
      return body.data.responseData;
    };
    const customer = await update({ email: 'other@example.com', name: 'Other' });
    expect(customer.sources.data).toMatchObject([{ last4: '4242' }]);
    const known = { name: 'Ann Lee', email: 'ann@example.com' };
    expect(await recorded(customer.id)).toEqual({ ...known, address: '9 Elm, B, Macon, GA 31201' });
    await update({ address: { ...BILLING, line1: '2 Oak', line2: '' } });
    const { city, state, postal_code } = BILLING;
    const address = `2 Oak, ${city}, ${state} ${postal_code}`;
    expect(await recorded(customer.id)).toEqual({ ...known, address });
  });

  test('updateCustomer finds no customer before the first visit, nor that of another user', async () => {
    const { token: as } = await addBuyer(world);
    expect((await world.call('cards.updateCustomer', {}, { as })).status).toBe(404);
    const known = await addBuyer(world, 'good');
    const foreign = { customer_id: 'cus_of_somebody_else' };
    const { status } = await world.call('cards.updateCustomer', foreign, { as: known.token });
    expect(status).toBe(404);
  });

  test('updateCustomer says that the provider is down', async () => {
    const { token: as } = await addBuyer(world, 'good');
    await world.owner.schema.alterTable('sandbox.customers').renameTo('absent').execute();
    const { body } = await world.call('cards.updateCustomer', {}, { as });
    await world.owner.schema.alterTable('sandbox.absent').renameTo('customers').execute();
    expect(body).toMatchObject({ code: 'GatewayUnavailable' });
  });
});
