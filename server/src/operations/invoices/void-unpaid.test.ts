import { hours, seconds } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { reactivate } from '../../commands/reactivate.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { issueDueInvoices } from '../../jobs/issue-due-invoices.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { buildAuction } from '../../testing/build.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { until } from '../../testing/process.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  chargedAtSandbox,
  isDeactivated,
  paymentStates,
  saveCard,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { forfeitDueLots } from './forfeit-lots.ts';
import { resolvePayments } from '../payments/resolve-payments.ts';
import { remindAndVoidUnpaid } from './void-unpaid.ts';

const DAY = hours(24);

describe('R52 an unpaid invoice', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const run = () => remindAndVoidUnpaid(world.app.context);
  const invoice = (id: string) =>
    world.owner.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const emailOf = async ({ id }: Buyer): Promise<string> =>
    (
      await world.owner
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email;
  const emailsAbout = async (buyer: Buyer, template: string, count: number) => {
    const email = await emailOf(buyer);
    const written = async () =>
      (await messagesTo(world, email)).filter((message) => message.template === template);
    await until(`${count} emails ${template}`, async () => (await written()).length >= count);
    return written();
  };
  const partly = async (buyer: Buyer, invoice_id: string) => {
    const source_id = await saveCard(world, buyer, 'good');
    const input = { invoice_id, source_id, amount: '9.00' };
    dataOf((await world.call('invoices.payWithCard', input, { as: buyer.token })).body);
  };
  const lotsOf = async (invoiceId: string): Promise<string[]> =>
    (
      await world.owner
        .selectFrom('invoiceLines')
        .select('lotId')
        .where('invoiceId', '=', invoiceId)
        .execute()
    ).map(({ lotId }) => lotId);

  test('causes one reminder on each of days 1, 3 and 6, with the consequences', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    await sellOne(world, buyer, 1000);
    for (const [day, count] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      await world.clock.advance(day * DAY);
      await Promise.all([run(), run()]);
      await run();
      await emailsAbout(buyer, 'invoice-unpaid', count);
    }
    const emails = await emailsAbout(buyer, 'invoice-unpaid', 3);
    expect(emails).toHaveLength(3);
    expect(
      emails.map(({ subject }) => subject).filter((one) => one.startsWith('Last day')),
    ).toHaveLength(1);
    for (const { bodyText } of emails) {
      expect(bodyText).toContain('$14.04 due on receipt');
      expect(bodyText).toContain('your items go back to auction');
      expect(bodyText).toContain('account credit');
      expect(bodyText).toMatch(/Pay by card without signing in: \S+\/pay\?token=[\w.-]{59}\n/);
    }
  });

  test('is void after 7 days: credit for partial payments, lots relisted, account deactivated', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const id = await sellOne(world, buyer, 1000);
    await partly(buyer, id);
    await world.clock.advance(7 * DAY - seconds(30));
    await run();
    expect((await invoice(id)).voidedAt).toBe(null);
    await world.clock.advance(seconds(60));
    await Promise.all([run(), run()]);
    expect((await invoice(id)).voidedAt).not.toBe(null);
    expect(await sumOwedToUser(world.owner, buyer.id, 'buyer credit')).toBe(900);
    const [email] = await emailsAbout(buyer, 'invoice-voided', 1);
    expect(email?.bodyText).toContain('$9.00 you paid is now account credit');
    await issueDueInvoices(world.app.context);
    const [lotId = ''] = await lotsOf(id);
    const billed = world.owner.selectFrom('invoiceLines').select('id').where('lotId', '=', lotId);
    expect(await billed.execute()).toHaveLength(1);
    const receipt = await world.call(
      'invoices.viewReceipt',
      { invoice_id: id },
      { as: buyer.token },
    );
    expect(dataOf(receipt.body)).toMatchObject({ status: 'void', due_date: null });
    expect(dataOf(receipt.body).void_date).not.toBe(null);
    const won = await world.call('bids.getWon', {}, { as: buyer.token });
    expect(dataOf(won.body).wonList).toEqual([]);
    await expectRelisted(lotId);
    expect(await isDeactivated(world, buyer)).toBe(true);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  /** After its seller has an upcoming auction at its center. */
  async function expectRelisted(lotId: string): Promise<void> {
    const { owner } = world;
    const again = owner.selectFrom('lots').select('auctionId').where('relistedFrom', '=', lotId);
    await forfeitDueLots(world.app.context);
    expect(await again.execute()).toEqual([]);
    const now = await readNow(owner);
    const next = await buildAuction(owner, { endsAt: now + hours(48) });
    const place = await owner
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .select(['auctions.centerId', 'auctions.sellerId'])
      .where('lots.id', '=', lotId)
      .executeTakeFirstOrThrow();
    await owner
      .updateTable('auctions')
      .set({ ...place, startsAt: new Date(now + hours(24)) })
      .where('id', '=', next)
      .execute();
    await Promise.all([forfeitDueLots(world.app.context), forfeitDueLots(world.app.context)]);
    expect(await again.execute()).toEqual([{ auctionId: next }]);
  }

  test('keeps the account deactivated after another payment, until an admin reactivates it', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    await sellOne(world, buyer, 1000);
    await world.clock.advance(7 * DAY);
    await run();
    const source_id = await saveCard(world, buyer, 'good');
    const invoice_id = await sellOne(world, buyer, 2000);
    const paid = { invoice_id, source_id };
    dataOf((await world.call('invoices.payWithCard', paid, { as: buyer.token })).body);
    expect(await isDeactivated(world, buyer)).toBe(true);
    const lines: string[] = [];
    const store = { db: world.owner, print: (line: string) => void lines.push(line) };
    const operate = async (email: string, reason: string): Promise<number> =>
      reactivate.run(
        { ...store, config: world.app.context.config, owner: world.database.owner },
        { words: [], options: { email, reason } },
      );
    const email = await emailOf(buyer);
    expect(await operate(email, '')).toBe(2);
    expect(await operate('unknown@example.com', 'Called us')).toBe(1);
    expect(await operate(email, 'Called us')).toBe(0);
    expect(await operate(email, 'Called us')).toBe(1);
    expect(lines).toContain(`${email} is active again. It had been deactivated for: invoice void.`);
    expect(await isDeactivated(world, buyer)).toBe(false);
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select('details')
      .where('subject', '=', buyer.id)
      .where('action', '=', 'account reactivated')
      .execute();
    expect(audit).toEqual([{ details: { reason: 'Called us', deactivatedFor: 'invoice void' } }]);
    await emailsAbout(buyer, 'account-reactivated', 1);
  });

  test('has no consequences once it is paid', async () => {
    const buyer = await addBuyer(world, 'good');
    const id = await sellOne(world, buyer, 1000);
    await world.clock.advance(7 * DAY);
    await run();
    expect(await invoice(id)).toMatchObject({ voidedAt: null, unpaidStepAt: null });
    const emails = await messagesTo(world, await emailOf(buyer));
    expect(emails.filter(({ template }) => template === 'invoice-unpaid')).toEqual([]);
  });

  test('is not voided while a charge is pending', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const id = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good');
    sandboxFaults.afterCharge = outage;
    const paid = await world.call(
      'invoices.payWithCard',
      { invoice_id: id, source_id },
      { as: buyer.token },
    );
    expect(dataOf(paid.body).payment_status).toBe('processing');
    await world.clock.advance(7 * DAY);
    await run();
    expect((await invoice(id)).voidedAt).toBe(null);
    delete sandboxFaults.afterCharge;
    await resolvePayments(world.app.context);
    await world.clock.advance(hours(1));
    await run();
    expect((await invoice(id)).voidedAt).toBe(null);
    expect(await chargedAtSandbox(world, id)).toEqual([1404]);
  });

  test('cancels a pending bank confirmation, and cannot be paid afterwards', async () => {
    const buyer = await addBuyer(world, 'asks for verification');
    const id = await sellOne(world, buyer, 1000);
    await world.clock.advance(7 * DAY);
    await run();
    expect((await invoice(id)).voidedAt).not.toBe(null);
    expect(await paymentStates(world, id)).toEqual(['abandoned']);
    const source_id = await saveCard(world, buyer, 'good');
    const late = await world.call(
      'invoices.payWithCard',
      { invoice_id: id, source_id },
      { as: buyer.token },
    );
    expect(codeOf(late.body)).toBe('InvoiceVoid');
  });

  test('shows its due date on the receipt and in the list', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const id = await sellOne(world, buyer, 1000);
    const { issuedAt } = await invoice(id);
    const due_date = new Date(issuedAt + 7 * DAY).toISOString();
    const receipt = await world.call(
      'invoices.viewReceipt',
      { invoice_id: id },
      { as: buyer.token },
    );
    expect(dataOf(receipt.body)).toMatchObject({ due_date, void_date: null });
    const list = await world.call('invoices.getReceipt', {}, { as: buyer.token });
    expect(dataOf(list.body).receiptList).toMatchObject([{ due_date }]);
  });
});
