import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { succeedLate, takeLate, unpaidChargesOf } from '../../testing/fixtures/double-payments.ts';
import { tokenOf } from '../../testing/fixtures/payment-links.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  awaitReceipt,
  chargedAtSandbox,
  isDeactivated,
  paymentStates,
  saveCard,
  sellLots,
  sellOne,
  sumLedger,
  tokenise,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { reconcileCharges } from './reconcile-charges.ts';
import { resolvePayment, resolvePayments } from './resolve-payments.ts';

describe('a receipt that is paid twice', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  /** An unpaid receipt of 14.04, and a card that can pay it. */
  const owe = async (cardFeeBps = 0) => {
    const buyer = await addBuyer(world, 'fails on charge');
    const sale = await sellLots(world, [{ buyer, hammerCents: 1000 }], { cardFeeBps });
    const invoiceId = await awaitReceipt(world, buyer, sale.auctionId);
    return { buyer, invoiceId, cardId: await saveCard(world, buyer, 'good') };
  };
  const creditOf = async ({ token }: Buyer) =>
    dataOf((await world.call('credits.getCreditAndCoupon', {}, { as: token })).body);
  const receiptOf = async ({ token }: Buyer, invoice_id: string) =>
    dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as: token })).body);
  const emailsTo = async ({ id }: Buyer) => {
    const rows = await world.owner
      .selectFrom('messages')
      .select('bodyText')
      .where('userId', '=', id)
      .where('template', '=', 'payment-received')
      .execute();
    return rows.map(({ bodyText }) => bodyText ?? '');
  };
  const verifies = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  const payByCard = async ({ buyer, invoiceId, cardId }: Awaited<ReturnType<typeof owe>>) => {
    const input = { invoice_id: invoiceId, source_id: cardId };
    return (await world.call('invoices.payWithCard', input, { as: buyer.token })).body;
  };

  test('has the second payment as credit, once, and the buyer is informed', async () => {
    const debt = await owe();
    const { buyer, invoiceId } = debt;
    const [declined = ''] = await unpaidChargesOf(world, invoiceId);
    dataOf(await payByCard(debt));
    await takeLate(world, declined);
    const resolve = () => resolvePayment(world.app.context, declined);
    await Promise.all([resolve(), resolve(), reconcileCharges(world.app.context)]);
    await resolve();
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404, 1404]);
    expect(await sumLedger(world, invoiceId)).toMatchObject({
      'buyer receivable': 0,
      'buyer credit': -1404,
      'gateway clearing': 2808,
    });
    const credit = await creditOf(buyer);
    expect(credit.available_credits).toBe('14.04');
    expect(credit.creditAndCouponList).toMatchObject([
      {
        amount: '14.04',
        credit_notes: expect.stringMatching(/^Paid beyond what was due, receipt/),
      },
    ]);
    const receipt = await receiptOf(buyer, invoiceId);
    expect(receipt).toMatchObject({ status: 'paid', total_due_amount: '0.00' });
    const paid = receipt.payments.filter(({ status }) => status === 'succeeded');
    expect(paid.map(({ surplus }) => surplus).toSorted()).toEqual(['0.00', '14.04']);
    await until('the emails are queued', async () => (await emailsTo(buyer)).length === 2);
    const surplus = (await emailsTo(buyer)).filter((text) => text.includes('account credit'));
    expect(surplus).toHaveLength(1);
    expect(surplus[0]).toContain('We added $14.04 to your account credit');
    await verifies();
  });

  test('keeps what was due of a payment, with the card fee on that part', async () => {
    const debt = await owe(250);
    const { buyer, invoiceId, cardId } = debt;
    const input = { invoice_id: invoiceId, source_id: cardId, amount: '10.00' };
    dataOf((await world.call('invoices.payWithCard', input, { as: buyer.token })).body);
    await succeedLate(world, invoiceId);
    // Of 14.04 and 0.35, 4.04 and the fee of 0.10 on them pay the receipt.
    expect(await sumLedger(world, invoiceId)).toMatchObject({
      'buyer receivable': 0,
      'card fees': -35,
      'buyer credit': -1025,
    });
    expect(await receiptOf(buyer, invoiceId)).toMatchObject({ status: 'paid' });
    await verifies();
  });

  test('is paid by a charge that succeeds after it was declined, where nothing else was', async () => {
    const { buyer, invoiceId } = await owe();
    expect(await isDeactivated(world, buyer)).toBe(true);
    await takeLate(world, (await unpaidChargesOf(world, invoiceId))[0] ?? '');
    await reconcileCharges(world.app.context);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await receiptOf(buyer, invoiceId)).toMatchObject({ status: 'paid' });
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '0.00' });
    expect(await isDeactivated(world, buyer)).toBe(false);
    await verifies();
  });

  test('after its confirmation was canceled has the confirmed charge as credit', async () => {
    const buyer = await addBuyer(world, 'asks for verification');
    const invoiceId = await sellOne(world, buyer, 1000);
    const cardId = await saveCard(world, buyer, 'good');
    dataOf(await payByCard({ buyer, invoiceId, cardId }));
    expect(await paymentStates(world, invoiceId)).toEqual(['abandoned', 'succeeded']);
    await succeedLate(world, invoiceId);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '14.04' });
    await verifies();
  });

  test('is void when its payment resolves: all of it is credit, and no pickup opens', async () => {
    const { buyer, invoiceId } = await owe();
    await world.owner.transaction().execute(async (tx) => {
      const invoice = await lockInvoice(tx, invoiceId);
      if (invoice !== undefined) await voidInvoice(tx, invoice);
    });
    await succeedLate(world, invoiceId);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '14.04' });
    const windows = world.owner.selectFrom('pickupWindows').where('invoiceId', '=', invoiceId);
    expect(await windows.selectAll().execute()).toEqual([]);
  });

  test('by its link and at the checkout at one moment is charged once', async () => {
    const debt = await owe();
    const { buyer, invoiceId } = debt;
    const link = { token: tokenOf(world, invoiceId), card_token: await tokenise(world, 'good') };
    const [own, linked] = await Promise.all([
      payByCard(debt),
      world.call('invoices.payByLink', { ...link, tamount: '14.04' }),
    ]);
    expect([codeOf(own), codeOf(linked.body)]).toContain('success');
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '0.00' });
  });

  test('is not charged automatically while a payment of the buyer is processing', async () => {
    const debt = await owe();
    const { buyer, invoiceId } = debt;
    await saveCard(world, buyer, 'good', 1);
    sandboxFaults.afterCharge = outage;
    expect(dataOf(await payByCard(debt))).toMatchObject({ payment_status: 'processing' });
    clearFaults(sandboxFaults);
    // As if the job of the charge were late.
    const untried = { chargeTriedAt: null };
    await world.owner.updateTable('invoices').set(untried).where('id', '=', invoiceId).execute();
    await chargeInvoice(world.app.context, invoiceId);
    expect(await paymentStates(world, invoiceId)).toEqual(['declined', 'processing']);
    await world.clock.advance(minutes(2));
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoiceId)).toEqual(['declined', 'succeeded']);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });
});
