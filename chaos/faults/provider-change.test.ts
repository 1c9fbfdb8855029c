// A store that was used with the payment sandbox moves to Stripe.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '@hammerdock/server/src/commands/run-command.ts';
import { readConfig } from '@hammerdock/server/src/config/config.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { outage } from '@hammerdock/server/src/testing/fakes/sandbox-faults.ts';
import {
  refund,
  sellPaidLot,
  type PaidLot,
} from '@hammerdock/server/src/testing/fixtures/refunds.ts';
import {
  addBuyer,
  chargedAtSandbox,
  isDeactivated,
  paymentStates,
  sellLots,
  sellOne,
  sumLedger,
  type Buyer,
} from '@hammerdock/server/src/testing/fixtures/sales.ts';
import type { TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import { openWorld, type World } from '@hammerdock/server/src/testing/world.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from '../stripe/emulator.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';

const ids = (rows: readonly { readonly id: string }[]): string => rows[0]?.id ?? '';

describe('a store that was used with the sandbox, configured for Stripe', () => {
  let emulator: Emulator;
  let database: TestDatabase;
  let paid: PaidLot;
  let waiting: { buyer: Buyer; invoiceId: string; paymentId: string };
  let stripe: StripeWorld | undefined;
  beforeAll(async () => {
    emulator = await openEmulator();
    const sandboxFaults = {};
    const before = await openWorld({ sandboxFaults });
    database = before.database;
    paid = await sellPaidLot(before);
    const buyer = await addBuyer(before, 'good');
    Object.assign(sandboxFaults, { beforeCharge: outage, beforeFind: outage });
    waiting = { buyer, ...(await sellAndWait(before, buyer)) };
    await before.close();
  });
  afterAll(async () => {
    await stripe?.close();
    if (stripe === undefined) await emulator.close();
  });

  /** A receipt whose charge the provider has not answered. */
  async function sellAndWait(world: World, buyer: Buyer) {
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    const find = () =>
      world.owner
        .selectFrom('payments')
        .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
        .select(['payments.id', 'invoices.id as invoiceId'])
        .where('invoices.auctionId', '=', auctionId)
        .execute();
    await until('the charge was begun', async () => (await find()).length > 0);
    const found = await find();
    return { paymentId: ids(found), invoiceId: found[0]?.invoiceId ?? '' };
  }

  async function run(...words: string[]): Promise<{ code: number; text: string }> {
    const lines: string[] = [];
    const env = {
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: database.url,
      HAMMERDOCK_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: EMULATOR_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: EMULATOR_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: EMULATOR_KEYS.webhookSecret,
      STRIPE_API_URL: emulator.url,
    };
    const config = () => readConfig(env, { dev: false });
    const code = await runCommand(words, { config, print: (line) => lines.push(line) });
    return { code, text: lines.join('\n') };
  }

  test('does not start, and says what the former provider has and what to do', async () => {
    await expect(openStripeWorld({ emulator, database })).rejects.toThrow(
      'This store uses stripe, but this database has 2 customers, 2 saved cards, 1 open payment, ' +
        '0 open refunds of sandbox. Start it with that provider again, or let go of these ' +
        'records: npm run operate -- change-payments',
    );
    const { code, text } = await run('check-providers');
    expect(code).toBe(1);
    expect(text).toMatch(/payments {2}stripe {2}responds/);
    expect(text).toMatch(/stripe {2}cannot serve 2 customers.* of sandbox: see change-payments/);
  });

  test('is changed only after its open payments are given up, and not with play money', async () => {
    const refused = await run('change-payments');
    expect(refused.code).toBe(1);
    expect(refused.text).toContain(`payment  ${waiting.paymentId}  $14.04  open at sandbox`);
    const books = await run('change-payments', '--give-up-open');
    expect(books.code).toBe(1);
    expect(books.text).toContain('The books contain 2 payments of the sandbox');
    expect((await run('change-payments')).text).toContain('2 saved cards, 1 open payment');
    const done = await run('change-payments', '--give-up-open', '--keep-books');
    expect(done.code).toBe(0);
    expect(done.text).toContain('Removed 2 customers, and the cards of 2 users');
    // Repeated after a crash, it finds nothing left.
    const again = await run('change-payments', '--give-up-open', '--keep-books');
    expect(again.text).toContain('Removed 0 customers, and the cards of 0 users');
    expect((await run('check-providers')).code).toBe(0);
  });

  test('starts then, and asks its buyers for their cards again', async () => {
    stripe = await openStripeWorld({ emulator, database });
    const { world } = stripe;
    const listOf = async ({ token }: Buyer) => {
      const { body } = await world.call('cards.listSources', {}, { as: token });
      return body.status === 'success' ? body.data : null;
    };
    const asked = { responseData: { data: [] }, must_add_again: true };
    expect(await listOf(paid.buyer)).toMatchObject(asked);
    expect(await listOf(await addBuyer(world))).toMatchObject({ must_add_again: false });
    const messagesOf = ({ id }: Buyer) =>
      world.owner
        .selectFrom('messages')
        .select(['subject', 'bodyText'])
        .where('userId', '=', id)
        .where('template', '=', 'cards-retired')
        .execute();
    await until('the buyer is asked', async () => (await messagesOf(paid.buyer)).length > 0);
    const [message, ...others] = await messagesOf(paid.buyer);
    expect(others).toEqual([]);
    expect(message?.bodyText).toMatch(/Add a card before your next bid/);
    await stripe.addCard('good', paid.buyer);
    expect(await listOf(paid.buyer)).toMatchObject({ must_add_again: false });
  });

  test('charges the new cards only, at the new provider', async () => {
    const { world } = stripe ?? { world: undefined };
    if (world === undefined) throw new Error('the store did not start');
    expect(await paymentStates(world, waiting.invoiceId)).toEqual(['abandoned']);
    await world.clock.advance(180_000);
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, waiting.invoiceId)).toEqual(['abandoned']);
    expect(await chargedAtSandbox(world, waiting.invoiceId)).toEqual([]);
    expect(emulator.account.amountsTaken(waiting.paymentId)).toEqual([]);
    // Giving a payment up is not the buyer's fault.
    expect(await isDeactivated(world, waiting.buyer)).toBe(false);
    const invoiceId = await sellOne(world, paid.buyer, 1000);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    const payments = await world.owner
      .selectFrom('payments')
      .select(['id', 'provider'])
      .where('invoiceId', '=', invoiceId)
      .execute();
    expect(payments).toMatchObject([{ provider: 'stripe' }]);
    expect(emulator.account.amountsTaken(ids(payments))).toEqual([1404]);
  });

  test('makes the refund of an earlier payment credit, and does not miss it at the new provider', async () => {
    const { world } = stripe ?? { world: undefined };
    if (world === undefined) throw new Error('the store did not start');
    expect(await refund(world, paid)).toMatchObject({ status: 'success' });
    const ledger = await sumLedger(world, paid.invoiceId);
    expect(ledger['refunds']).toBe(0);
    expect(ledger['buyer credit']).toBe(-(ledger['gateway clearing'] ?? 0));
    await world.clock.advance(2 * 3_600_000);
    await reconcileCharges(world.app.context);
    const differences = await world.owner
      .selectFrom('reconciliationDifferences')
      .selectAll()
      .execute();
    expect(differences).toEqual([]);
    expect(emulator.refused).toEqual([]);
  });
});
