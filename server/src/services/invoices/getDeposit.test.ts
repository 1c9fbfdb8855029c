import { expect, test } from 'vitest';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld } from '../../testing/world.ts';

test('getDeposit shows nothing held to a new buyer, and refuses guests', async () => {
  const world = await openWorld();
  const buyer = await addBuyer(world);
  const { body } = await world.call('invoices.getDeposit', {}, { as: buyer.token });
  expect(body).toMatchObject({ data: { deposit_held: '0.00', deposit_returning: '0.00' } });
  expect((await world.call('invoices.getDeposit', {})).status).toBe(401);
  await world.close();
});
