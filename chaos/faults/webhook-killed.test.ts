// A node that is killed while it handles a webhook of the provider. The provider delivers it again
// to another node, or never again; then the comparison with the provider's list does the rest.
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { resolveRefunds } from '@hammerdock/server/src/operations/payments/finish-refund.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { refund, refundPartsOf } from '@hammerdock/server/src/testing/fixtures/refunds.ts';
import {
  addStaff,
  sellLots,
  sumLedger,
  type Buyer,
} from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { runNode, until, type TestProcess } from '@hammerdock/server/src/testing/process.ts';
import type { ProviderObject } from '../stripe/account.ts';
import { EMULATOR_KEYS } from '../stripe/emulator.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';
import { untilTransactionsEnd } from './until-transactions-end.ts';

const nodeEntry = path.join(import.meta.dirname, 'money-node.ts');
const HAMMER_CENTS = 1000;
const TOTAL_CENTS = 1404;

interface Sale {
  readonly buyer: Buyer;
  readonly auctionId: string;
  readonly lotId: string;
  readonly invoiceId: string;
  readonly paymentId: string;
}

/** What a webhook is about. */
interface Change {
  readonly sale: Sale;
  readonly event: ProviderObject;
  /** What is recorded of it here. */
  readonly read: () => Promise<string>;
}

/** What comes of it in the end. */
interface End {
  readonly recorded: string;
  readonly ledger: Readonly<Record<string, number>>;
  /** The message to the buyer. */
  readonly template: string;
}

const isAbout = (event: ProviderObject, id: string): boolean => JSON.stringify(event).includes(id);

describe('webhooks of Stripe with a node killed before or after each step', () => {
  let stripe: StripeWorld;
  let running: TestProcess | undefined;
  const notified: { userId: string; template: string }[] = [];
  beforeAll(async () => {
    stripe = await openStripeWorld();
  });
  afterEach(() => void running?.child.kill('SIGKILL'));
  afterAll(() => stripe.close());

  const deliverToNode = async (
    { event }: Change,
    at: string,
    side: string,
  ): Promise<number | string> => {
    const { payload, header } = stripe.emulator.sign(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': header };
    const request = { url: '/webhooks/stripe', headers, payload };
    const env = {
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: stripe.world.database.url,
      HAMMERDOCK_SECRET: 'of all nodes '.repeat(3),
      HAMMERDOCK_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: EMULATOR_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: EMULATOR_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: EMULATOR_KEYS.webhookSecret,
      STRIPE_API_URL: stripe.emulator.url,
    };
    const args = [nodeEntry, JSON.stringify({ at, side }), JSON.stringify(request)];
    running = runNode({ args, env });
    const ended = await running.ended;
    await untilTransactionsEnd(stripe.world.owner);
    return ended;
  };

  const findPayment = async (auctionId: string) => {
    const row = await stripe.world.owner
      .selectFrom('payments')
      .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
      .select(['payments.id as paymentId', 'invoiceId', 'state', 'gatewayCharge'])
      .where('invoices.auctionId', '=', auctionId)
      .executeTakeFirst();
    const { invoiceId = null } = row ?? {};
    return row === undefined || invoiceId === null ? undefined : { ...row, invoiceId };
  };
  const sell = async (buyer: Buyer): Promise<Sale> => {
    const { world, emulator } = stripe;
    const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: HAMMER_CENTS }]);
    const { events } = emulator.account;
    await until('the lot is charged', async () => {
      const charged = await findPayment(auctionId);
      return charged !== undefined && events.some((event) => isAbout(event, charged.paymentId));
    });
    const payment = await findPayment(auctionId);
    if (payment === undefined) throw new Error('there is no payment');
    return { buyer, auctionId, lotId: lotIds[0] ?? '', ...payment };
  };
  /** A lot that is charged to a bank account, whose bank has not decided yet. */
  const sellToBank = async (): Promise<Sale> => {
    const { buyer, sourceId } = await stripe.addBank('good');
    const input = { source_id: sourceId, amounts: [32, 45] as [number, number] };
    await stripe.world.call('cards.verifySource', input, { as: buyer.token });
    return sell(buyer);
  };
  /** The jobs look it up by themselves; then they wait for a tenth of its age. */
  const lookUp = async (): Promise<void> => {
    await stripe.world.clock.advance(hours(2));
    await resolvePayments(stripe.world.app.context);
    await resolveRefunds(stripe.world.app.context);
  };
  const lastEvent = (type: string, about: string): ProviderObject => {
    const event = stripe.emulator.account.events.findLast(
      (each) => each['type'] === type && isAbout(each, about),
    );
    if (event === undefined) throw new Error(`there is no ${type} about ${about}`);
    return event;
  };
  const giveBack = async ({ auctionId, lotId, buyer }: Sale): Promise<string> => {
    await refund(stripe.world, { lotId, staff: await addStaff(stripe.world, auctionId) });
    const [part = ''] = await refundPartsOf(stripe.world, buyer.id);
    return part;
  };
  const readRefund = (part: string) => async (): Promise<string> => {
    const row = await stripe.world.owner
      .selectFrom('cardRefunds')
      .select('state')
      .where('id', '=', part)
      .executeTakeFirstOrThrow();
    return row.state;
  };

  const CHANGES: Readonly<Record<string, () => Promise<Change>>> = {
    'a charge that its bank accepts': async () => {
      const sale = await sellToBank();
      await lookUp();
      stripe.emulator.account.clearCharges();
      const event = lastEvent('payment_intent.succeeded', sale.paymentId);
      const read = async () => (await findPayment(sale.auctionId))?.state ?? 'none';
      return { sale, event, read };
    },
    'a refund that its bank accepts': async () => {
      const sale = await sellToBank();
      stripe.emulator.account.clearCharges();
      await stripe.deliver(lastEvent('payment_intent.succeeded', sale.paymentId));
      const part = await giveBack(sale);
      await lookUp();
      stripe.emulator.account.clearCharges();
      return { sale, event: lastEvent('refund.updated', part), read: readRefund(part) };
    },
    'a refund that its bank sends back': async () => {
      const sale = await sell(await stripe.addCard('good'));
      const part = await giveBack(sale);
      stripe.emulator.account.failRefund(part);
      return { sale, event: lastEvent('refund.failed', part), read: readRefund(part) };
    },
    'a disputed charge': async () => {
      const sale = await sell(await stripe.addCard('good'));
      const dispute = stripe.emulator.account.openDispute(sale.paymentId);
      const read = async () => {
        const disputes = stripe.world.owner.selectFrom('disputes').select('state');
        return (await disputes.where('id', '=', dispute).executeTakeFirst())?.state ?? 'none';
      };
      return { sale, event: lastEvent('charge.dispute.created', dispute), read };
    },
  };
  const nothingOwed = { 'buyer receivable': 0 };
  const ENDS: Readonly<Record<string, End>> = {
    'a charge that its bank accepts': {
      recorded: 'succeeded',
      ledger: { ...nothingOwed, 'gateway clearing': TOTAL_CENTS },
      template: 'payment-received',
    },
    'a refund that its bank accepts': {
      recorded: 'succeeded',
      ledger: { ...nothingOwed, 'gateway clearing': 0, refunds: 0 },
      template: 'refund-made',
    },
    'a refund that its bank sends back': {
      recorded: 'failed',
      ledger: { ...nothingOwed, 'gateway clearing': TOTAL_CENTS, 'buyer credit': -TOTAL_CENTS },
      template: 'refund-failed',
    },
    'a disputed charge': {
      recorded: 'open',
      ledger: { ...nothingOwed, chargebacks: TOTAL_CENTS },
      template: 'dispute-opened',
    },
  };

  const stateOf = async ({ id }: ProviderObject): Promise<string> => {
    const rows = await stripe.world.owner
      .selectFrom('gatewayEvents')
      .select('appliedAt')
      .where('id', '=', id)
      .execute();
    return rows.map(({ appliedAt }) => (appliedAt === null ? 'received' : 'applied')).join(' ');
  };
  const expectOnce = async ({ sale, read }: Change, end: End): Promise<void> => {
    const { emulator, world } = stripe;
    expect(await read()).toBe(end.recorded);
    expect(await sumLedger(world, sale.invoiceId)).toMatchObject(end.ledger);
    expect(emulator.account.amountsTaken(sale.paymentId)).toEqual([TOTAL_CENTS]);
    const { gatewayCharge } = (await findPayment(sale.auctionId)) ?? {};
    const refunds = emulator.account.amountsRefunded(gatewayCharge ?? '');
    expect(refunds).toEqual(end.template === 'refund-made' ? [TOTAL_CENTS] : []);
    expect((await verify(world.owner, () => Promise.resolve({}))).discrepancies).toEqual([]);
    expect(emulator.refused).toEqual([]);
  };
  const count = async (userId: string, template: string): Promise<number> => {
    const messages = stripe.world.owner.selectFrom('messages').select('id');
    const rows = await messages
      .where('userId', '=', userId)
      .where('template', '=', template)
      .execute();
    return rows.length;
  };

  const received = 'insert into "gateway_events"';
  const applied = 'update "gateway_events"';
  const charge = ['a charge that its bank accepts', 'update "payments" set'] as const;
  const given = ['a refund that its bank accepts', 'update "card_refunds" set state'] as const;
  const failed = ['a refund that its bank sends back', 'update "card_refunds" set state'] as const;
  const dispute = ['a disputed charge', 'insert into "disputes"'] as const;

  // What is left: the event, and what it is about.
  test.each([
    [charge[0], received, 'before', '', 'processing', 'again'],
    [charge[0], received, 'after', 'received', 'processing', 'again'],
    [...charge, 'before', 'received', 'processing', 'again'],
    [...charge, 'after', 'received', 'succeeded', 'again'],
    [charge[0], applied, 'before', 'received', 'succeeded', 'again'],
    [charge[0], applied, 'after', 'applied', 'succeeded', 'again'],
    [charge[0], received, 'before', '', 'processing', 'never again'],
    [...charge, 'before', 'received', 'processing', 'never again'],
    [...given, 'before', 'received', 'processing', 'again'],
    [...given, 'before', 'received', 'processing', 'never again'],
    [...failed, 'before', 'received', 'succeeded', 'again'],
    [...failed, 'before', 'received', 'succeeded', 'never again'],
    [...dispute, 'before', 'received', 'none', 'again'],
    [...dispute, 'before', 'received', 'none', 'never again'],
  ])(
    'R29, R59: %s is recorded once; killed at %s, %s (%j, %s); delivered %s',
    async (what, at, side, event, record, delivered) => {
      const change = await CHANGES[what]?.();
      const end = ENDS[what];
      if (change === undefined || end === undefined) throw new Error(`${what} is not known`);
      expect(await deliverToNode(change, at, side)).toBe('SIGKILL');
      expect([await stateOf(change.event), await change.read()]).toEqual([event, record]);
      if (delivered === 'again') {
        const twice = [stripe.deliver(change.event), stripe.deliver(change.event)];
        expect(await Promise.all(twice)).toEqual([204, 204]);
        expect(await stateOf(change.event)).toBe('applied');
      } else {
        const { context } = stripe.world.app;
        await Promise.all([reconcileCharges(context), reconcileCharges(context)]);
      }
      await expectOnce(change, end);
      const { userId, template } = { userId: change.sale.buyer.id, template: end.template };
      await until('the buyer is notified', async () => (await count(userId, template)) > 0);
      notified.push({ userId, template });
    },
  );

  test('each buyer was notified of it once', async () => {
    for (const { userId, template } of notified) expect(await count(userId, template)).toBe(1);
  });
});
