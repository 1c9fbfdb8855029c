import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  saveCard,
  sellLots,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.viewReceipt', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('viewReceipt returns every amount, line and payment (R23, R65)', async () => {
    const buyer = await addBuyer(world, 'good');
    const sales = [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 12_345 },
    ];
    const { auctionId } = await sellLots(world, sales, { cardFeeBps: 300 });
    const invoice_id = await awaitReceipt(world, buyer, auctionId);
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token });
    // 123.45 bears 20.99 premium (17 % is 20.9865) and 11.56 tax (8 % of 144.44 is 11.5552).
    expect(body).toMatchObject({
      data: {
        id: invoice_id,
        user_id: buyer.id,
        status: 'paid',
        delivery_mode: 1,
        bidamount_total: '133.45',
        buypremium_total: '23.99',
        subTotalWithoutDiscount: '157.44',
        subTotalWithDiscount: '157.44',
        salestax_total: '12.60',
        salesTaxWithCredit: '12.60',
        shipcost_total: '0.00',
        final_total: '170.04',
        total_invoice: '170.04',
        finalAmountWithCredit: '170.04',
        total_due_amount: '0.00',
        new_final_total_cfee: '0.00',
        discountoff: '0.00',
        persalescen: '8.00',
        tax_exempt: false,
        bill_first_name: 'Pat',
        checkoutReceiptList: [
          { amount: '10.00', buypremium_amt: '3.00', sub_total_amt: '13.00', salestax_amt: '1.04' },
          { amount: '123.45', buypremium_amt: '20.99', salestax_amt: '11.56', qty: 1 },
        ],
        payments: [
          {
            amount: '170.04',
            card_fee: '5.10',
            method: 'card',
            card: 'Visa ending in 4242',
            automatic: true,
            status: 'succeeded',
          },
        ],
        address_details: [{ name: 'Decatur' }],
      },
    });
  });

  test('viewReceipt counts what waits for its buyer, and says when the last lot was picked up', async () => {
    const buyer = await addBuyer(world, 'good');
    const sales = [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 2000 },
    ];
    const { auctionId, lotIds } = await sellLots(world, sales);
    const invoice_id = await awaitReceipt(world, buyer, auctionId);
    const staff = await addStaff(world, auctionId);
    const read = async () => {
      const as = { as: buyer.token };
      const page = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, as)).body);
      const list = dataOf((await world.call('invoices.getReceipt', {}, as)).body);
      const { waiting_count, picked_up_date } = page;
      // The list says the same.
      expect(list.receiptList[0]).toMatchObject({ waiting_count, picked_up_date });
      return { waiting_count, picked_up_date };
    };
    expect(await read()).toEqual({ waiting_count: 2, picked_up_date: null });
    const pass_id = await openPass(world, staff, buyer);
    const [given = '', other = ''] = lotIds;
    await world.call('pickup.pickUpLot', { pass_id, lot: given }, { as: staff.token });
    const { picked_up_date: at, waiting_count: left } = await read();
    expect(left).toBe(1);
    expect(at).toEqual(expect.any(String));
    const words = { refund_type: 'our error', refund_reason: 'Broken' } as const;
    const giveBack = (lot_id: string) =>
      world.call('refunds.refundLot', { ...words, lot_id, returned: 1 }, { as: staff.token });
    await giveBack(other);
    expect(await read()).toEqual({ waiting_count: 0, picked_up_date: at });
    await giveBack(given);
    expect(await read()).toEqual({ waiting_count: 0, picked_up_date: null });
  });

  test('viewReceipt shows the names and addresses as of its date', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoice_id = await sellOne(world, buyer, 1000);
    const read = async () =>
      dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token })).body);
    const before = await read();
    const home = { address1: '9 New Road', address2: 'Apt 4', city: 'Smyrna', zip: '30080' };
    const change = { first_name: 'Grace', ...home };
    const saved = await world.call('account.updateUserProfile', change, { as: buyer.token });
    expect(saved.status).toBe(200);
    await world.owner
      .updateTable('centers')
      .set({ name: 'Moved', address: '2 New Road', phone: '+14045550199' })
      .execute();
    const { id: source_id } = await world.owner
      .selectFrom('cards')
      .select('id')
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    await saveCard(world, buyer, 'good', 1);
    const removed = await world.call('cards.deleteSource', { source_id }, { as: buyer.token });
    expect(removed.status).toBe(200);
    const after = await read();
    expect(after).toEqual(before);
    expect(after).toMatchObject({ bill_first_name: 'Pat', bill_address1: '1 Main Street' });
    expect(after.payments).toMatchObject([{ card: 'Visa ending in 4242' }]);
    const next = await sellOne(world, buyer, 1000);
    const later = await world.call(
      'invoices.viewReceipt',
      { invoice_id: next },
      { as: buyer.token },
    );
    const bill_address1 = '9 New Road, Apt 4';
    expect(dataOf(later.body)).toMatchObject({ bill_first_name: 'Grace', bill_address1 });
  });

  test('an address that is too long for a payment is cut, so that the receipt can be paid', async () => {
    const buyer = await addBuyer(world, 'good');
    const home = { address1: 'x'.repeat(250), address2: 'Apt 4' };
    await world.owner.updateTable('users').set(home).where('id', '=', buyer.id).execute();
    const invoice_id = await sellOne(world, buyer, 1000);
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token });
    expect(dataOf(body).bill_address1).toBe(home.address1);
  });

  test('viewReceipt does not find another user’s receipt or an invalid id', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoice_id = await sellOne(world, buyer, 1000);
    const { token: as } = await addBuyer(world);
    expect((await world.call('invoices.viewReceipt', { invoice_id }, { as })).status).toBe(404);
    const odd = await world.call('invoices.viewReceipt', { invoice_id: '100001' }, { as });
    expect(odd.status).toBe(404);
  });

  test('viewReceipt of an exempt buyer has no tax, if the exemption came first (R55)', async () => {
    const buyer = await addBuyer(world);
    const before = await sellOne(world, buyer, 1000);
    await world.owner
      .updateTable('users')
      .set({ taxExemptAt: new Date() })
      .where('id', '=', buyer.id)
      .execute();
    const after = await sellOne(world, buyer, 1000);
    const totalOf = async (invoice_id: string) => {
      const { body } = await world.call(
        'invoices.viewReceipt',
        { invoice_id },
        { as: buyer.token },
      );
      return body.status === 'success' ? body.data.final_total : body.code;
    };
    expect([await totalOf(before), await totalOf(after)]).toEqual(['14.04', '13.00']);
  });
});
