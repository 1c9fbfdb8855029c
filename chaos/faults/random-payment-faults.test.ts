// Charges, refunds and webhooks in random order, with a provider that fails in between: in the end
// each cent was taken and given back once, the ledger is right, and the buyer knows.
// `npm run faults` makes a thousand runs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { closeLot } from '@hammerdock/server/src/operations/auctions/close-lot.ts';
import { issueInvoices } from '@hammerdock/server/src/operations/invoices/issue-invoices.ts';
import { chargeInvoice } from '@hammerdock/server/src/operations/payments/charge-invoice.ts';
import { resolveRefunds } from '@hammerdock/server/src/operations/payments/finish-refund.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { buildAuction, buildLot } from '@hammerdock/server/src/testing/build.ts';
import { returnIdleDeposits } from '@hammerdock/server/src/operations/payments/return-deposit.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { refund, refundPartsOf } from '@hammerdock/server/src/testing/fixtures/refunds.ts';
import { addStaff, sellLots, type Buyer } from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import type { World } from '@hammerdock/server/src/testing/world.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';
import { fault, runOf, SEEDS, setFault } from './random-runs.ts';

const step = fc.oneof(
  { weight: 3, arbitrary: fault },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'charge',
      'charge twice at once',
      'pay',
      'look up payments',
      'look up refunds',
      'compare',
      'bank returns a refund',
      'confirm at the bank',
      'leave a deposit',
      'return the deposit',
    ),
  },
  { weight: 3, arbitrary: fc.nat(20).map((webhook) => ({ webhook })) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 1404 }).map((refundCents) => ({ refundCents })),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const behavior = fc.constantFrom('good', 'good', 'lacks funds', 'asks for verification');

interface Sale {
  readonly buyer: Buyer;
  readonly staff: Buyer;
  readonly invoiceId: string;
  readonly lotId: string;
  /** Bidding on it asks for a deposit. */
  readonly depositLotId: string;
  /** The provider's events before this sale. */
  readonly eventsBefore: number;
}

async function sell(
  { world, emulator, addCard }: StripeWorld,
  card: typeof behavior extends fc.Arbitrary<infer B> ? B : never,
): Promise<Sale> {
  const eventsBefore = emulator.account.events.length;
  const buyer = await addCard(card);
  const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
  const [lotId = ''] = lotIds;
  const invoiceId = await issueInvoice(world, auctionId, lotId);
  const depositLotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const terms = { depositCents: 5000 };
  await world.owner.updateTable('lots').set(terms).where('id', '=', depositLotId).execute();
  const staff = await addStaff(world, auctionId);
  return { buyer, staff, invoiceId, lotId, depositLotId, eventsBefore };
}

/** A job of the store may close the lot or issue the invoice at the same time. */
async function issueInvoice({ app, owner }: World, auctionId: string, lotId: string) {
  let invoiceId: string | undefined;
  await until('the invoice is issued', async () => {
    await closeLot(app.context.workerDb, lotId);
    await issueInvoices(app.context, auctionId);
    const issued = await owner
      .selectFrom('invoices')
      .select('id')
      .where('auctionId', '=', auctionId)
      .executeTakeFirst();
    invoiceId = issued?.id;
    return invoiceId !== undefined;
  });
  return invoiceId ?? '';
}

async function perform(stripe: StripeWorld, sale: Sale, wanted: Step): Promise<void> {
  const { world, emulator, deliver } = stripe;
  const { context } = world.app;
  const { buyer, staff, invoiceId, lotId, eventsBefore } = sale;
  const as = buyer.token;
  if (typeof wanted === 'object') {
    if ('fault' in wanted) {
      setFault(emulator, wanted.fault);
    } else if ('webhook' in wanted) {
      const event = emulator.account.events.slice(eventsBefore).at(-1 - wanted.webhook);
      if (event !== undefined) expect([204, 503]).toContain(await deliver(event));
    } else {
      const amount = (wanted.refundCents / 100).toFixed(2);
      await refund(world, { lotId, staff }, { amount });
    }
    return;
  }
  switch (wanted) {
    case 'charge':
      return chargeInvoice(context, invoiceId);
    case 'charge twice at once':
      await Promise.all([chargeInvoice(context, invoiceId), chargeInvoice(context, invoiceId)]);
      return;
    case 'pay':
      return pay(stripe, buyer, invoiceId);
    case 'look up payments':
      await world.clock.advance(minutes(2));
      return resolvePayments(context);
    case 'look up refunds':
      await world.clock.advance(minutes(2));
      return resolveRefunds(context);
    case 'confirm at the bank':
      return confirmAtBank(stripe, invoiceId);
    case 'leave a deposit':
      await world.call('invoices.submitDeposit', { product_id: sale.depositLotId }, { as });
      return;
    case 'return the deposit':
      await world.call('invoices.returnDeposit', {}, { as });
      return;
    case 'bank returns a refund':
      return returnRefund(stripe, buyer);
    case 'compare':
      return reconcileCharges(context);
    default:
      return wanted satisfies never;
  }
}

async function pay({ world }: StripeWorld, { token: as }: Buyer, invoice_id: string) {
  const { body } = await world.call('cards.listSources', {}, { as });
  const source_id = body.status === 'success' ? (body.data.responseData.data[0]?.id ?? '') : '';
  await world.call('invoices.payWithCard', { invoice_id, source_id }, { as });
}

async function confirmAtBank({ world, emulator }: StripeWorld, invoiceId: string): Promise<void> {
  const waiting = await world.owner
    .selectFrom('payments')
    .select('verificationUrl')
    .where('invoiceId', '=', invoiceId)
    .where('state', '=', 'needs verification')
    .executeTakeFirst();
  const intent = waiting?.verificationUrl?.split('/').at(-1);
  if (intent !== undefined) emulator.account.verify(intent, true);
}

async function returnRefund({ world, emulator }: StripeWorld, buyer: Buyer): Promise<void> {
  for (const part of await refundPartsOf(world, buyer.id)) {
    const state = await world.owner
      .selectFrom('cardRefunds')
      .select('state')
      .where('id', '=', part)
      .executeTakeFirst();
    if (state?.state === 'succeeded') return emulator.account.failRefund(part);
  }
}

/** The provider recovers, and everything that was to be repeated or looked up is. */
async function recover(stripe: StripeWorld, { eventsBefore }: Sale): Promise<void> {
  const { world, emulator, deliver } = stripe;
  setFault(emulator, 'none');
  for (let turn = 0; turn < 3; turn += 1) {
    await world.clock.advance(minutes(11));
    await resolvePayments(world.app.context);
    await resolveRefunds(world.app.context);
    await returnIdleDeposits(world.app.context);
    for (const event of emulator.account.events.slice(eventsBefore).toReversed()) {
      expect(await deliver(event)).toBe(204);
    }
  }
  await reconcileCharges(world.app.context);
}

async function expectRight({ world, emulator }: StripeWorld, { buyer }: Sale): Promise<void> {
  const payments = await world.owner
    .selectFrom('payments')
    .select(['id', 'state', 'amountCents', 'gatewayCharge'])
    .where('userId', '=', buyer.id)
    .execute();
  let clearing = 0;
  for (const { id, state, amountCents, gatewayCharge } of payments) {
    expect(state).not.toBe('processing');
    const taken = emulator.account.amountsTaken(id);
    expect(taken).toEqual(state === 'succeeded' ? [amountCents] : []);
    const returned = emulator.account.amountsRefunded(gatewayCharge ?? '');
    clearing += sum(taken) - sum(returned);
  }
  const parts = await refundPartsOf(world, buyer.id);
  const pending = await world.owner
    .selectFrom('cardRefunds')
    .select('id')
    .where('id', 'in', [...parts, NO_PART])
    .where('state', '=', 'pending')
    .execute();
  expect(pending).toEqual([]);
  const booked = await world.owner
    .selectFrom('entries')
    .innerJoin('journals', 'journals.id', 'entries.journalId')
    .select('amountCents')
    .where('account', '=', 'gateway clearing')
    .where('journals.userId', '=', buyer.id)
    .execute();
  expect(sum(booked.map(({ amountCents }) => amountCents))).toBe(clearing);
}

const NO_PART = '00000000-0000-0000-0000-000000000000';

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Each payment is confirmed to its buyer once, after the events of all runs were handled. */
async function expectInformed({ world }: StripeWorld): Promise<void> {
  const count = async (template: string): Promise<number> =>
    (
      await world.owner
        .selectFrom('messages')
        .select('id')
        .where('template', '=', template)
        .execute()
    ).length;
  const succeeded = await world.owner
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'succeeded')
    .execute();
  await until('each payment was confirmed to its buyer', async () => {
    return (await count('payment-received')) >= succeeded.length;
  });
  expect(await count('payment-received')).toBe(succeeded.length);
}

describe('random faults of the payment provider', () => {
  test.each(SEEDS)(
    'charge once, refund once, and leave a right ledger: seed %i',
    async (seed) => {
      const stripe = await openStripeWorld();
      const run = fc.asyncProperty(
        behavior,
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (card, steps) => {
          const sale = await sell(stripe, card);
          for (const wanted of steps) await perform(stripe, sale, wanted);
          await recover(stripe, sale);
          await expectRight(stripe, sale);
        },
      );
      await fc.assert(run, runOf(seed));
      await expectInformed(stripe);
      const { discrepancies } = await verify(stripe.world.owner, () => Promise.resolve({}));
      expect(discrepancies.filter(({ check }) => check !== 'outbox drained')).toEqual([]);
      expect(stripe.emulator.refused).toEqual([]);
      await stripe.close();
    },
    600_000,
  );
});
