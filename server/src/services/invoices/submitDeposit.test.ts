import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addBuyer, saveCard, type Buyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.submitDeposit', () => {
  let world: World;
  let product_id: string;
  beforeAll(async () => {
    world = await openWorld();
    product_id = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await world.owner
      .updateTable('lots')
      .set({ depositCents: 5000 })
      .where('id', '=', product_id)
      .execute();
  });
  afterAll(() => world.close());

  const submit = async (buyer: Buyer, change: object = {}, key?: string) => {
    const options = { as: buyer.token, ...(key === undefined ? {} : { key }) };
    const input = { product_id, ...change };
    return (await world.call('invoices.submitDeposit', input, options)).body;
  };

  test('R57: submitDeposit charges once and books the deposit as a liability', async () => {
    const buyer = await addBuyer(world, 'good');
    const key = 'the-deposit-of-this-buyer';
    const answers = await Promise.all([submit(buyer, {}, key), submit(buyer, {}, key)]);
    for (const body of answers) {
      expect(body).toMatchObject({
        statusText: 'Deposit submitted successfully',
        data: { payment_status: 'paid', deposit_amount: '50.00', deposit_held: '50.00' },
      });
    }
    expect(await submit(buyer)).toMatchObject({ code: 'DepositHeldAlready' });
    const held = await world.owner
      .selectFrom('entries')
      .select(['account', 'amountCents'])
      .where('userId', '=', buyer.id)
      .execute();
    expect(held).toEqual([{ account: 'buyer deposit', amountCents: -5000 }]);
  });

  test('submitDeposit refuses without a card, on a decline, and for an amount that differs from ours', async () => {
    const buyer = await addBuyer(world);
    expect(await submit(buyer)).toMatchObject({ code: 'NoCardOnFile' });
    const source_id = await saveCard(world, buyer, 'fails on charge');
    expect(await submit(buyer, { source_id })).toMatchObject({ code: 'CardDeclined' });
    expect(await submit(buyer, { deposit_amount: '1.00' })).toMatchObject({
      code: 'AmountMismatch',
    });
    expect(await submit(buyer, { product_id: 'nothing' })).toMatchObject({ code: 'NotFound' });
  });
});
