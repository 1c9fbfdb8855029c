import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  awaitReceipt,
  chargedAtSandbox,
  grantCredit,
  isDeactivated,
  paymentStates,
  saveCard,
  sellLots,
  sellOne,
  sumLedger,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { chargeInvoice } from './charge-invoice.ts';

describe('the automatic charge', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const dueOf = async (as: string, invoice_id: string): Promise<string> => {
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as });
    if (body.status === 'error') throw new Error(body.code);
    return body.data.total_due_amount;
  };

  test('R23, R24, R28: the jobs close, invoice and charge once, with journals', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId } = await sellLots(world, [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 10_000 },
    ]);
    const invoiceId = await awaitReceipt(world, buyer, auctionId);
    // 10.00 + 3.00 + 1.04 tax, and 100.00 + 17.00 + 9.36 tax at 8 %.
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([14_040]);
    expect(await dueOf(buyer.token, invoiceId)).toBe('0.00');
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await sumLedger(world, invoiceId)).toEqual({
      'buyer receivable': 0,
      'gateway clearing': 14_040,
      'premium revenue': -2000,
      'seller payable': -11_000,
      'tax payable': -1040,
    });
  });

  test('R24: charges once when called concurrently', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sellOne(world, buyer, 2000);
    await Promise.all(Array.from({ length: 5 }, () => chargeInvoice(world.app.context, invoiceId)));
    expect(await chargedAtSandbox(world, invoiceId)).toHaveLength(1);
  });

  test('R27: adds the card fee of the auction', async () => {
    const buyer = await addBuyer(world, 'good');
    const sales = [{ buyer, hammerCents: 10_000 }];
    const { auctionId } = await sellLots(world, sales, { cardFeeBps: 250 });
    const invoiceId = await awaitReceipt(world, buyer, auctionId);
    // 100.00 + 17.00 + 9.36 = 126.36, plus 2.5 %.
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([12_636 + 316]);
    expect(await dueOf(buyer.token, invoiceId)).toBe('0.00');
  });

  test('PAY-05, R24: deactivates on a declined card, reactivates when all receipts are paid', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const first = await sellOne(world, buyer, 1000);
    const second = await sellOne(world, buyer, 2000);
    expect(await paymentStates(world, first)).toEqual(['declined']);
    expect(await dueOf(buyer.token, first)).toBe('14.04');
    expect(await isDeactivated(world, buyer)).toBe(true);
    const source_id = await saveCard(world, buyer, 'good', 1);
    const pay = (invoice_id: string) =>
      world.call('invoices.payWithCard', { invoice_id, source_id }, { as: buyer.token });
    expect((await pay(first)).status).toBe(200);
    expect(await isDeactivated(world, buyer)).toBe(true);
    expect((await pay(second)).status).toBe(200);
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await chargedAtSandbox(world, first)).toEqual([1404]);
  });

  test('R24: leaves the receipt unpaid and deactivates the account without a card', async () => {
    const buyer = await addBuyer(world);
    const invoiceId = await sellOne(world, buyer, 1000);
    expect(await paymentStates(world, invoiceId)).toEqual([]);
    expect(await isDeactivated(world, buyer)).toBe(true);
  });

  test('R54: leaves the receipt unpaid with a link when the bank asks for verification', async () => {
    const buyer = await addBuyer(world, 'asks for verification');
    const invoiceId = await sellOne(world, buyer, 1000);
    expect(await paymentStates(world, invoiceId)).toEqual(['needs verification']);
    expect(await isDeactivated(world, buyer)).toBe(false);
    const { body } = await world.call(
      'invoices.viewReceipt',
      { invoice_id: invoiceId },
      { as: buyer.token },
    );
    const link = body.status === 'success' ? body.data.payments[0]?.verification_url : null;
    expect(link).toMatch(/^\/sandbox\/verify\/ch_/);
  });

  test('R25, R54: uses credit first only if the buyer opted in', async () => {
    const careful = await addBuyer(world, 'good');
    await grantCredit(world, careful, 5000);
    const plain = await sellOne(world, careful, 1000);
    expect(await chargedAtSandbox(world, plain)).toEqual([1404]);
    const optedIn = await addBuyer(world, 'good');
    await grantCredit(world, optedIn, 404);
    await world.owner
      .updateTable('users')
      .set({ creditAppliedFirst: true })
      .where('id', '=', optedIn.id)
      .execute();
    const invoiceId = await sellOne(world, optedIn, 1000);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1000]);
    expect(await dueOf(optedIn.token, invoiceId)).toBe('0.00');
  });
});
