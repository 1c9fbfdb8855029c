import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { openSandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { openPool } from '../../db/pool.ts';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('cards.beginCardSetup', () => {
  let world: World;
  let isDown = false;
  beforeAll(async () => {
    const nowhere = { connection: { host: '127.0.0.1', port: 1 } };
    const options = { max: 1, name: 'test', onError: () => undefined };
    world = await openWorld({
      payments: {
        ...openSandbox(openPool(nowhere, options)),
        createCustomer: (reference) => Promise.resolve(`cus_${reference}`),
        beginCardSetup: (customer) =>
          isDown
            ? Promise.reject(new GatewayOutage('down'))
            : Promise.resolve({ clientSecret: `secret of ${customer}` }),
      },
    });
  });
  afterAll(() => world.close());

  test('beginCardSetup answers with the provider’s secret for the caller', async () => {
    const buyer = await addBuyer(world);
    const options = { as: buyer.token };
    const { body } = await world.call('cards.beginCardSetup', {}, options);
    expect(body).toMatchObject({ data: { client_secret: `secret of cus_${buyer.id}` } });
  });

  test('beginCardSetup refuses a fourth card, and says that the provider is down', async () => {
    const buyer = await addBuyer(world);
    isDown = true;
    const down = await world.call('cards.beginCardSetup', {}, { as: buyer.token });
    expect(down.body).toMatchObject({ code: 'GatewayUnavailable' });
    isDown = false;
    for (const last4 of ['0001', '0002', '0003']) {
      await world.owner
        .insertInto('cards')
        .values({
          id: crypto.randomUUID(),
          userId: buyer.id,
          gatewayCard: `pm_${last4}`,
          brand: 'Visa',
          last4,
          holder: 'Pat Example',
          expMonth: 12,
          expYear: 2044,
          address: '{}',
          isPrimary: false,
          consentAt: new Date(),
        })
        .execute();
    }
    const full = await world.call('cards.beginCardSetup', {}, { as: buyer.token });
    expect(full.body).toMatchObject({ code: 'CardLimitReached' });
  });
});

test('beginCardSetup finds nothing where the card form needs no secret', async () => {
  const world = await openWorld();
  const buyer = await addBuyer(world);
  await saveCard(world, buyer, 'good');
  expect((await world.call('cards.beginCardSetup', {}, { as: buyer.token })).status).toBe(404);
  await world.close();
});
