// All amounts on pages are sums of the ledger, and follow it (R28).
import type { LedgerAccount } from '@hammerdock/domain/invoicing/journals.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  grantCredit,
  saveCard,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('the amounts on every page', () => {
  let world: World;
  let buyer: Buyer;
  let source_id: string;
  let unpaid: string;
  let paid: string;
  beforeAll(async () => {
    world = await openWorld();
    buyer = await addBuyer(world, 'fails on charge');
    unpaid = await sellOne(world, buyer, 12_345);
    source_id = await saveCard(world, buyer, 'good');
    paid = await sellOne(world, buyer, 1000);
    await pay(paid, await dueOnPage(paid));
    await grantCredit(world, buyer, 1250);
  });
  afterAll(() => world.close());

  const as = () => ({ as: buyer.token });
  const pay = async (invoice_id: string, amount: string, applycreditFlag: 0 | 1 = 0) => {
    const given = { invoice_id, source_id, amount, applycreditFlag };
    dataOf((await world.call('invoices.payWithCardOrUserCredits', given, as())).body);
  };
  const receipt = async (invoice_id: string) =>
    dataOf((await world.call('invoices.viewReceipt', { invoice_id }, as())).body);
  const dueOnPage = async (invoice_id: string) => (await receipt(invoice_id)).total_due_amount;

  /** In dollars as pages show it; what is owed to others is on the credit side. */
  async function sumOf(account: LedgerAccount, invoiceId: string | null = null): Promise<number> {
    const ofInvoice = invoiceId === null ? sql`true` : sql`invoice_id = ${invoiceId}::uuid`;
    const { rows } = await sql<{ sum: string }>`
      select coalesce(sum(amount_cents), 0) as sum from entries
      where account = ${account} and ${ofInvoice}
        and (user_id = ${buyer.id}::uuid or user_id is null or account = 'seller payable')
    `.execute(world.owner);
    return Number(rows[0]?.sum);
  }
  const cents = (amount: string): number => fromDecimal(amount.replace('-', '')) ?? Number.NaN;

  async function expectPagesFollow(): Promise<void> {
    let pending = 0;
    for (const id of [unpaid, paid]) {
      const due = await sumOf('buyer receivable', id);
      if (due > 0) pending += 1;
      const page = await receipt(id);
      expect(cents(page.total_due_amount), 'the receipt').toBe(due);
      const { receiptList } = dataOf((await world.call('invoices.getReceipt', {}, as())).body);
      const row = receiptList.find((one) => one.id === id);
      expect(cents(row?.total_due_amount ?? ''), 'the list of receipts').toBe(due);
      expect(row?.status === 'paid').toBe(due === 0);
      expect(page.status === 'paid').toBe(due === 0);
      const given = { invoice_id: id };
      const checkout = await world.call('invoices.getCheckoutInvoiceDetail', given, as());
      expect(cents(dataOf(checkout.body).total_due_amount), 'the checkout').toBe(due);
      expect(cents(dataOf(checkout.body).discountoff)).toBe(0 - (await sumOf('buyer credit')));
      expect(cents(page.bidamount_total)).toBe(0 - (await sumOf('seller payable', id)));
      expect(cents(page.buypremium_total)).toBe(0 - (await sumOf('premium revenue', id)));
      expect(cents(page.salestax_total)).toBe(0 - (await sumOf('tax payable', id)));
      const settled = page.payments.filter(({ status }) => status === 'succeeded');
      const sum = settled.reduce((total, { amount }) => total + cents(amount), 0);
      expect(cents(page.final_total) - sum, 'the payments on the receipt').toBe(due);
    }
    const { responseData } = dataOf((await world.call('account.pendingCount', {}, as())).body);
    expect(responseData, 'the menu').toBe(pending);
    const credits = dataOf((await world.call('credits.getCreditAndCoupon', {}, as())).body);
    expect(cents(credits.available_credits), 'the page of credits').toBe(
      0 - (await sumOf('buyer credit')),
    );
    const { wonList } = dataOf((await world.call('bids.getWon', {}, as())).body);
    for (const lot of wonList) {
      const due = await sumOf('buyer receivable', lot.common_invoice);
      expect(lot.paid, 'the won lots').toBe(due === 0);
    }
    expect(wonList).toHaveLength(2);
  }

  test('R28 equal the sums of the ledger, through every kind of payment', async () => {
    await expectPagesFollow();
    await pay(unpaid, '50.00');
    await expectPagesFollow();
    await pay(unpaid, '40.00', 1);
    await expectPagesFollow();
    await pay(unpaid, await dueOnPage(unpaid));
    await expectPagesFollow();
    expect(await dueOnPage(unpaid)).toBe('0.00');
  });

  test('R28 and follow it when only the ledger changes', async () => {
    const before = 0 - (await sumOf('buyer credit'));
    await grantCredit(world, buyer, 777);
    const credits = dataOf((await world.call('credits.getCreditAndCoupon', {}, as())).body);
    expect(cents(credits.available_credits)).toBe(before + 777);
    await expectPagesFollow();
  });
});
