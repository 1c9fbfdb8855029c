// All amounts on pages are sums of the ledger, and follow it (R28).
import type { LedgerAccount } from '@hammerdock/domain/invoicing/journals.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  grantCredit,
  holdDeposit,
  saveCard,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
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
    await holdDeposit(world.owner, buyer.id, 2500);
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

  /** What a choice of card and credit pays, and what it leaves. */
  async function expectPreviewFollows(invoice_id: string, due: number): Promise<void> {
    for (const applycreditFlag of [0, 1] as const) {
      const given = { invoice_id, applycreditFlag };
      const seen = dataOf((await world.call('invoices.previewCheckout', given, as())).body);
      const [amount, left] = [cents(seen.amount), cents(seen.due_after)];
      expect(amount + left, 'the preview').toBe(due);
      expect(cents(seen.credit_used) + cents(seen.card_amount)).toBe(amount);
      expect(cents(seen.discountoff)).toBe(0 - (await sumOf('buyer credit')));
    }
  }

  async function listEntries(account: LedgerAccount): Promise<number[]> {
    const { rows } = await sql<{ cents: string }>`
      select amount_cents as cents from entries
      where account = ${account} and user_id = ${buyer.id}::uuid`.execute(world.owner);
    return rows.map((entry) => Number(entry.cents));
  }
  const signed = (amount: string): number => cents(amount) * (amount.startsWith('-') ? -1 : 1);
  const byAmount = (one: number, other: number): number => one - other;

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
      expect(cents(row?.final_total ?? '')).toBe(cents(page.final_total));
      if (due > 0) await expectPreviewFollows(id, due);
    }
    const { responseData } = dataOf((await world.call('account.pendingCount', {}, as())).body);
    expect(responseData, 'the menu').toBe(pending);
    const credits = dataOf((await world.call('credits.getCreditAndCoupon', {}, as())).body);
    expect(cents(credits.available_credits), 'the page of credits').toBe(
      0 - (await sumOf('buyer credit')),
    );
    const movements = credits.creditAndCouponList.map(({ amount }) => signed(amount));
    expect(movements.toSorted(byAmount), 'the table of credits').toEqual(
      (await listEntries('buyer credit')).map((entry) => 0 - entry).toSorted(byAmount),
    );
    const profile = dataOf((await world.call('account.getUserProfileDetails', {}, as())).body);
    expect(cents(profile.otherInfo.deposit_amount), 'the deposits').toBe(
      0 - (await sumOf('buyer deposit')),
    );
    const { wonList } = dataOf((await world.call('bids.getWon', {}, as())).body);
    for (const lot of wonList) {
      const due = await sumOf('buyer receivable', lot.common_invoice);
      expect(lot.paid, 'the won lots').toBe(due === 0);
    }
    expect(wonList).toHaveLength(2);
  }

  test('PAY-09 R28 equal the sums of the ledger, through every kind of payment', async () => {
    await expectPagesFollow();
    await pay(unpaid, '50.00');
    await expectPagesFollow();
    await pay(unpaid, '40.00', 1);
    await expectPagesFollow();
    await pay(unpaid, await dueOnPage(unpaid));
    await expectPagesFollow();
    expect(await dueOnPage(unpaid)).toBe('0.00');
  });

  test('PAY-09 R28 follow the ledger when only it changes', async () => {
    const before = 0 - (await sumOf('buyer credit'));
    await grantCredit(world, buyer, 777);
    const credits = dataOf((await world.call('credits.getCreditAndCoupon', {}, as())).body);
    expect(cents(credits.available_credits)).toBe(before + 777);
    await expectPagesFollow();
  });

  test('PAY-09 R30 follow a refund to the card and to credit', async () => {
    const sale = await sellPaidLot(world, { hammerCents: 10_000 });
    const given = { as: sale.buyer.token };
    dataOf(await refund(world, sale, { amount: '12.00', refund_mode: 'credit' }));
    dataOf(await refund(world, sale, { amount: '20.00' }));
    const { rows } = await sql<{ sum: string }>`
      select -sum(amount_cents) as sum from entries
      join journals on journals.id = entries.journal_id
      where journals.kind = 'refund made' and journals.invoice_id = ${sale.invoiceId}::uuid
        and account in ('refunds', 'buyer credit')`.execute(world.owner);
    const refunded = Number(rows[0]?.sum);
    expect(refunded).toBe(3200);
    const invoice_id = sale.invoiceId;
    const page = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, given)).body);
    expect(cents(page.refunded_total), 'the receipt').toBe(refunded);
    const { refundList } = dataOf((await world.call('refunds.getRefund', {}, given)).body);
    const sum = refundList.reduce((total, { amount }) => total + cents(amount), 0);
    expect(sum, 'the page of refunds').toBe(refunded);
    const credits = dataOf((await world.call('credits.getCreditAndCoupon', {}, given)).body);
    expect(cents(credits.available_credits), 'the page of credits').toBe(1200);
  });
});
