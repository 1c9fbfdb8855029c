import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventJobs } from '../../jobs/schedule.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  grantCredit,
  saveCard,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.getCheckoutInvoiceDetail', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('getCheckoutInvoiceDetail adds cards, credit and the limits of a partial payment (R26)', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1001);
    await saveCard(world, buyer, 'good');
    await grantCredit(world, buyer, 700);
    const input = { invoice_id };
    const options = { as: buyer.token };
    const { body } = await world.call('invoices.getCheckoutInvoiceDetail', input, options);
    // 10.01 + 3.00 + 1.04: a quarter of 14.05 is 3.5125, and rounds up.
    expect(body).toMatchObject({
      data: {
        total_due_amount: '14.05',
        discountoff: '7.00',
        partial_minimum: '3.52',
        partial_maximum: '14.05',
        payment_processing: false,
        primary_declined: false,
        cards: [{ last4: '4242', is_primary: 1 }],
      },
    });
  });

  test('getCheckoutInvoiceDetail counts credit in a payment that waits for the bank as available', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 400);
    const as = { as: buyer.token };
    const atBank = await saveCard(world, buyer, 'asks for verification');
    const pay = async (input: object) =>
      (await world.call('invoices.payWithCardOrUserCredits', { invoice_id, ...input }, as)).body;
    const first = { amount: '5.00', source_id: atBank, applycreditFlag: 1 } as const;
    expect(await pay(first)).toMatchObject({ code: 'CardNeedsVerification' });

    const { body } = await world.call('invoices.getCheckoutInvoiceDetail', { invoice_id }, as);
    const figures = {
      total_due_amount: '14.04',
      finalAmountWithCredit: '14.04',
      discountoff: '4.00',
      status: 'unpaid',
    };
    const bounds = { partial_minimum: '3.51', partial_maximum: '14.04' };
    expect(dataOf(body)).toMatchObject({ ...figures, ...bounds, credit_at_bank: '4.00' });
    await expectSameElsewhere(invoice_id, buyer, figures);
    const choice = { invoice_id, amount: '14.04', applycreditFlag: 1 } as const;
    const preview = await world.call('invoices.previewCheckout', choice, as);
    const sums = { credit_used: '4.00', card_amount: '10.04', due_after: '0.00' };
    expect(dataOf(preview.body)).toMatchObject({ ...sums, discountoff: '4.00' });

    const source_id = await saveCard(world, buyer, 'good');
    const stated = { amount: '14.04', tamount: figures.total_due_amount };
    expect(await pay({ ...stated, source_id, applycreditFlag: 1 })).toMatchObject({
      data: { payment_status: 'paid', credit_used: '4.00', card_total: '10.04' },
    });
    const after = await world.call('invoices.getCheckoutInvoiceDetail', { invoice_id }, as);
    expect(dataOf(after.body)).toMatchObject({ discountoff: '0.00', credit_at_bank: '0.00' });
  });

  /** The lists, the receipt and the notices name the amount that the checkout asks for. */
  async function expectSameElsewhere(
    invoice_id: string,
    buyer: Buyer,
    figures: { total_due_amount: string; status: string },
  ): Promise<void> {
    const as = { as: buyer.token };
    const { total_due_amount, status } = figures;
    const receipt = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, as)).body);
    expect(receipt).toMatchObject(figures);
    const parts = receipt.payments.filter((each) => each.status === 'needs verification');
    expect(parts.map(({ method, amount }) => `${method} ${amount}`).toSorted()).toEqual([
      'card 1.00',
      'credit 4.00',
    ]);
    const list = await world.call('invoices.getReceipt', { action: 'partial' }, as);
    const bank_question = { amount: '1.00', credit: '4.00' };
    expect(dataOf(list.body).receiptList).toMatchObject([
      { total_due_amount, status, bank_question },
    ]);
    const inPlay = await world.call('bids.getInPlay', {}, as);
    expect(dataOf(inPlay.body).to_pay).toContain(`1 receipt to pay, $${total_due_amount}, by`);
    const pause = await world.call('account.getBiddingPause', {}, as);
    expect(dataOf(pause.body)).toMatchObject({ total_due_amount });
    const paymentId = receipt.payments.find(({ method }) => method === 'card')?.id ?? '';
    await eventJobs['tell-payment'](world.app.context, { paymentId });
    await eventJobs['tell-unpaid'](world.app.context, { invoiceId: invoice_id, day: 1 });
    const notified = await world.call('notifications.listNotifications', {}, as);
    const texts = JSON.stringify(dataOf(notified.body));
    expect(texts).toContain('with your Visa 3155. $4.00 more comes from your account credit.');
    expect(texts).toContain(`$${total_due_amount} is due on receipt`);
    expect(texts).toContain(`You have $${total_due_amount} due on receipt`);
  }

  test('getCheckoutInvoiceDetail does not find another user’s receipt', async () => {
    const invoice_id = await sellOne(world, await addBuyer(world), 1000);
    const { token: as } = await addBuyer(world);
    const { status } = await world.call(
      'invoices.getCheckoutInvoiceDetail',
      { invoice_id },
      { as },
    );
    expect(status).toBe(404);
  });
});
