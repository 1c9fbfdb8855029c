import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildAuction } from '../../testing/build.ts';
import {
  refund,
  refundedAtSandbox,
  sellPaidLot,
  type PaidLot,
} from '../../testing/fixtures/refunds.ts';
import { addStaff, type Buyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('refunds.previewRefund', () => {
  let world: World;
  let sale: PaidLot;
  beforeAll(async () => {
    world = await openWorld();
    sale = await sellPaidLot(world, { condition: 'Scratch & Dent' });
  });
  afterAll(() => world.close());

  const preview = async (
    choice: { amount?: string; refund_mode?: 'card' | 'credit'; lot_id?: string } = {},
    staff: Buyer = sale.staff,
  ) => {
    const input = { lot_id: sale.lotId, ...choice };
    return (await world.call('refunds.previewRefund', input, { as: staff.token })).body;
  };

  test('R30: returns to the cent what would be refunded, for each part and method', async () => {
    expect(await preview({ amount: '50' })).toMatchObject({
      data: {
        amount: '50.00',
        maximum: '126.36',
        bid_amount: '39.57',
        buypremium_amt: '6.73',
        salestax_amt: '3.70',
        cards: [{ card: 'Visa ending in 4242', amount: '50.00' }],
        card_amount: '50.00',
        credit_amount: '0.00',
        refund_types: ['guarantee', 'our error'],
        returnable: true,
      },
    });
    const credit = { amount: '126.36', cards: [], card_amount: '0.00', credit_amount: '126.36' };
    expect(await preview({ refund_mode: 'credit' })).toMatchObject({ data: credit });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([]);
  });

  test('R30: refuses for the same reasons as a refund', async () => {
    expect(await preview({ amount: '126.37' })).toMatchObject({ code: 'RefundTooLarge' });
    expect(await preview({ amount: '0' })).toMatchObject({ code: 'RefundTooSmall' });
    expect(await preview({ lot_id: newId() })).toMatchObject({ code: 'NotFound' });
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    expect(await preview({}, elsewhere)).toMatchObject({ code: 'WrongCenter' });
    const asked = { returned: 1, refund_type: 'guarantee', amount: '26.36' } as const;
    expect(await refund(world, sale, asked)).toMatchObject({ status: 'success' });
    expect(await preview()).toMatchObject({ data: { maximum: '100.00', returnable: false } });
    await refund(world, sale);
    expect(await preview()).toMatchObject({ code: 'RefundedAlready' });
  });
});
