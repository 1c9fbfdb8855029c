import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { issueDueInvoices } from '../../jobs/issue-due-invoices.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { until } from '../../testing/process.ts';
import {
  openPurchaseWorld,
  OFFER_TOTAL_CENTS,
  type PurchaseWorld,
} from '../../testing/fixtures/purchases.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  chargedAtSandbox,
  isDeactivated,
  paymentStates,
  saveBank,
} from '../../testing/fixtures/sales.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { closeLot } from '../auctions/close-lot.ts';
import { lapseDueHolds } from './lapse-holds.ts';
import { recordHeartbeat } from '../auctions/recover-from-outage.ts';
import { resolvePayments } from '../payments/resolve-payments.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';

describe('R18 R60 an unpaid buy-now purchase', () => {
  let world: PurchaseWorld;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openPurchaseWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const lapse = () => lapseDueHolds(world.app.context);
  const inMinutes = async (count: number) => (await readNow(world.owner)) + minutes(count);
  const offer = async (closesInMinutes = 90) =>
    world.addOffer({ closesAt: await inMinutes(closesInMinutes) });
  const invoice = (id: string) =>
    world.owner.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const pending = async (person: Person) => {
    const { body } = await world.call('account.pendingCount', {}, { as: person.token });
    return dataOf(body).responseData;
  };
  const cardFor = async (person: Person, product_id: string) => {
    const { body } = await world.call(
      'catalog.getProductInfo',
      { product_id },
      { as: person.token },
    );
    return dataOf(body);
  };
  const expectSound = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  test('R24 is not charged automatically, and is pending when its hold has expired', async () => {
    const ann = await world.addPayer();
    const id = await world.take(ann, await offer());
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, id)).toEqual([]);
    expect(await pending(ann)).toBe(0);
    await world.clock.advance(minutes(30) - 1);
    expect(await pending(ann)).toBe(0);
    await world.clock.advance(1);
    expect(await pending(ann)).toBe(1);
    await lapse();
    expect(await pending(ann)).toBe(0);
    expect(await isDeactivated(world, ann)).toBe(false);
  });

  test('BID-20 R18 is reopened after 30 minutes with the same close, and its receipt is void', async () => {
    const [ann, bob] = [await world.addPayer(), await world.addPayer()];
    const closesAt = await inMinutes(90);
    const lot = await world.addOffer({ closesAt });
    const id = await world.take(ann, lot);
    const pay_until = new Date(await inMinutes(30)).toISOString();
    expect(await cardFor(ann, lot)).toMatchObject({ pay_until, buynow_lapsed: 0 });
    expect(await cardFor(bob, lot)).toMatchObject({ pay_until: null, buynow_lapsed: 0 });
    await world.clock.advance(minutes(30) - 1);
    await lapse();
    expect((await world.lotRow(lot)).phase).toBe('sold');
    await world.clock.advance(1);
    await Promise.all([lapse(), lapse()]);
    expect(await world.lotRow(lot)).toMatchObject({
      phase: 'open',
      closesAt,
      leaderId: null,
      hammerCents: null,
      sequence: 2,
    });
    expect((await invoice(id)).voidedAt).not.toBe(null);
    expect(codeOf(await world.pay(ann, id))).toBe('InvoiceVoid');
    expect(await cardFor(ann, lot)).toMatchObject({
      bidtopstatus: '',
      buynowed: null,
      buynowamount: null,
      common_invoice: null,
      pay_until: null,
      buynow_lapsed: 1,
    });
    expect(codeOf(await world.buy(ann, lot))).toBe('BuyNowLapsed');
    expect(await cardFor(bob, lot)).toMatchObject({ buynowamount: '90.00', buynow_lapsed: 0 });
    await world.bid(ann, lot, '2.00');
    expect(codeOf(await world.buy(bob, lot))).toBe('BuyNowEnded');
    await expectSound();
  });

  test('BID-20 R60 is reopened for 30 minutes after its close, and can be sold again', async () => {
    const [ann, bob] = [await world.addPayer(), await world.addPayer()];
    const lot = await offer(10);
    const id = await world.take(ann, lot);
    await world.clock.advance(minutes(30));
    await lapse();
    const { closesAt, phase } = await world.lotRow(lot);
    expect([phase, closesAt]).toEqual(['open', await inMinutes(30)]);
    await world.bid(bob, lot, '2.00');
    await world.clock.advance(minutes(30));
    await until('the lot has closed', async () => {
      await closeLot(world.app.context.workerDb, lot);
      return (await world.lotRow(lot)).phase === 'sold';
    });
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: bob.id, hammerCents: 100 });
    expect((await invoice(id)).voidedAt).not.toBe(null);
    await expectSound();
  });

  const wonBy = async ({ token: as }: Person, pickup_status: '' | '0') =>
    dataOf((await world.call('bids.getWon', { pickup_status }, { as })).body).wonCount;

  test('R18 waits for its pickup only when it is paid', async () => {
    const ann = await world.addPayer();
    const id = await world.take(ann, await offer());
    expect([await wonBy(ann, ''), await wonBy(ann, '0')]).toEqual([1, 0]);
    await world.pay(ann, id);
    expect(await wonBy(ann, '0')).toBe(1);
  });

  test('R18 R32 belongs to the buyer for good when paid in time', async () => {
    const ann = await world.addPayer();
    const lot = await offer();
    const id = await world.take(ann, lot);
    const payUntil = async () => {
      const input = { invoice_id: id };
      const options = { as: ann.token };
      const { body } = await world.call('invoices.getCheckoutInvoiceDetail', input, options);
      return dataOf(body).pay_until;
    };
    expect(await payUntil()).toBe(new Date(await inMinutes(30)).toISOString());
    await world.clock.advance(minutes(30) - 1);
    expect(await world.pay(ann, id)).toMatchObject({ data: { payment_status: 'paid' } });
    expect(await payUntil()).toBe(null);
    expect(await chargedAtSandbox(world, id)).toEqual([OFFER_TOTAL_CENTS]);
    await world.clock.advance(minutes(5));
    await lapse();
    expect(await world.lotRow(lot)).toMatchObject({ phase: 'sold', leaderId: ann.id });
    expect(await cardFor(ann, lot)).toMatchObject({ buynowpaid: 1, common_invoice: id });
    const windows = await world.owner
      .selectFrom('pickupWindows')
      .select('invoiceId')
      .where('invoiceId', '=', id)
      .execute();
    expect(windows).toHaveLength(1);
    await expectSound();
  });

  test('R18 turns partial payments into credit when the hold lapses', async () => {
    const ann = await world.addPayer();
    const id = await world.take(ann, await offer());
    await world.pay(ann, id, '40.00');
    await world.clock.advance(minutes(30));
    await lapse();
    expect((await invoice(id)).voidedAt).not.toBe(null);
    expect(await sumOwedToUser(world.owner, ann.id, 'buyer credit')).toBe(4_000);
    const { body } = await world.call('credits.getCreditAndCoupon', {}, { as: ann.token });
    expect(dataOf(body).creditAndCouponList[0]).toMatchObject({ amount: '40.00' });
    await expectSound();
  });

  test('R29 does not lapse while a charge is pending', async () => {
    sandboxFaults.afterCharge = outage;
    const ann = await world.addPayer();
    const lot = await offer();
    const id = await world.take(ann, lot);
    expect(await cardFor(ann, lot)).toMatchObject({ payment_processing: false });
    expect(await world.pay(ann, id)).toMatchObject({ data: { payment_status: 'processing' } });
    const processing = { payment_processing: true, pay_until: null, buynowpaid: 0 };
    expect(await cardFor(ann, lot)).toMatchObject(processing);
    await world.clock.advance(minutes(31));
    await lapse();
    expect((await world.lotRow(lot)).phase).toBe('sold');
    delete sandboxFaults.afterCharge;
    await resolvePayments(world.app.context);
    await lapse();
    expect(await cardFor(ann, lot)).toMatchObject({
      buynowpaid: 1,
      payment_processing: false,
      market_status: 'sold',
    });
    expect(await chargedAtSandbox(world, id)).toEqual([OFFER_TOTAL_CENTS]);
    await expectSound();
  });

  test('is paid in full by a bank account, and does not lapse until the bank has decided', async () => {
    const ann = await world.addPayer();
    const lot = await offer();
    const id = await world.take(ann, lot);
    const source_id = await saveBank(world, ann);
    const byBank = async (amount?: string) => {
      const order = { invoice_id: id, source_id, ...(amount === undefined ? {} : { amount }) };
      return (await world.call('invoices.payWithCard', order, { as: ann.token })).body;
    };
    expect(await byBank('60.00')).toMatchObject({ code: 'BankPaysAll' });
    expect(await paymentStates(world, id)).toEqual([]);
    expect(await byBank()).toMatchObject({ data: { payment_status: 'processing' } });
    await world.clock.advance(minutes(31));
    await lapse();
    expect(await cardFor(ann, lot)).toMatchObject({ payment_processing: true });
    await resolvePayments(world.app.context);
    expect(await cardFor(ann, lot)).toMatchObject({ buynowpaid: 1, payment_processing: false });
    await expectSound();
  });

  test('R29 cancels a pending bank confirmation, which then charges no card', async () => {
    const ann = await world.addPayer('asks for verification');
    const lot = await offer();
    const id = await world.take(ann, lot);
    expect(codeOf(await world.pay(ann, id))).toBe('CardNeedsVerification');
    await world.clock.advance(minutes(30));
    await lapse();
    expect(await paymentStates(world, id)).toEqual(['abandoned']);
    expect(await chargedAtSandbox(world, id)).toEqual([]);
    expect((await world.lotRow(lot)).phase).toBe('open');
    await expectSound();
  });

  test('R21 R64 does not lapse during an outage or maintenance', async () => {
    const [ann, bob] = [await world.addPayer(), await world.addPayer()];
    const [over, running] = [await offer(), await offer()];
    await world.take(ann, over);
    await world.clock.advance(minutes(20));
    await world.take(bob, running);
    await world.clock.advance(minutes(10));
    // The first hold expired before the outage of half an hour.
    await world.clock.advanceThroughOutage(minutes(30));
    await until('the store is back', async () => {
      await recordHeartbeat(world.app.context.workerDb);
      return (await world.owner.selectFrom('outages').select('id').execute()).length > 0;
    });
    await lapse();
    expect((await world.lotRow(over)).phase).toBe('open');
    expect((await world.lotRow(running)).phase).toBe('sold');
    await world.clock.advance(minutes(20));
    await lapse();
    expect((await world.lotRow(running)).phase).toBe('open');
    await expectSound();
  });

  test('is either paid or lapsed when both run concurrently, with a balanced ledger', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ann = await world.addPayer();
      const lot = await offer();
      const id = await world.take(ann, lot);
      await world.clock.advance(minutes(30));
      const [paid] = await Promise.all([world.pay(ann, id), lapse(), lapse()]);
      await lapse();
      const sold = codeOf(paid) === 'success';
      expect((await world.lotRow(lot)).phase).toBe(sold ? 'sold' : 'open');
      expect(await chargedAtSandbox(world, id)).toEqual(sold ? [OFFER_TOTAL_CENTS] : []);
    }
    await expectSound();
  });

  test('R39 emails the buyer once per lapsed purchase', async () => {
    const ann = await world.addPayer();
    const lot = await offer();
    await world.take(ann, lot);
    const templates = async () =>
      (await messagesTo(world, `${ann.username}@example.com`)).map(({ template }) => template);
    await until('the purchase is templates', async () =>
      (await templates()).includes('lot-bought'),
    );
    await world.clock.advance(minutes(30));
    await lapse();
    await until('the lapse is templates', async () =>
      (await templates()).includes('purchase-lapsed'),
    );
    expect(
      (await templates()).filter((template) => /bought|lapsed|invoice/.test(template)),
    ).toEqual(['purchase-lapsed', 'lot-bought']);
    const [lapsed] = await messagesTo(world, `${ann.username}@example.com`);
    expect(lapsed?.bodyText).toContain(
      'You can still bid on it, but you can’t use Buy Now on it again.',
    );
  });
});

describe('R23 an auction with a held lot', () => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await openPurchaseWorld();
  });
  afterAll(() => world.close());

  test('R23 invoices each winner once, after the hold has ended', async () => {
    const [ann, bob] = [await world.addPayer(), await world.addPayer()];
    const soon = (await readNow(world.owner)) + seconds(6);
    const [held, won] = [
      await world.addOffer({ closesAt: soon + hours(1) }),
      await world.addLot({ closesAt: soon }),
    ];
    await world.owner.updateTable('auctions').set({ softCloseSeconds: 0 }).execute();
    await world.bid(bob, won, '5.00');
    const id = await world.take(ann, held);
    await world.clock.advance(seconds(6));
    await until('the lot has closed', async () => (await world.lotRow(won)).phase === 'sold');
    await issueDueInvoices(world.app.context);
    const billed = async () =>
      (
        await world.owner
          .selectFrom('invoices')
          .select('userId')
          .where('userId', '=', bob.id)
          .execute()
      ).length;
    expect(await billed()).toBe(0);
    await world.pay(ann, id);
    await Promise.all([issueDueInvoices(world.app.context), issueDueInvoices(world.app.context)]);
    expect(await billed()).toBe(1);
    const auction = await world.owner.selectFrom('auctions').select('invoicedAt').execute();
    expect(auction).not.toContainEqual({ invoicedAt: null });
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});
