// Transfers to sellers and their reversals in random order, with a provider that fails in between:
// in the end the seller has each payout at most once, the ledger is right, and the seller knows.
// `npm run faults` makes a thousand runs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { resolveTransfers } from '@hammerdock/server/src/operations/accounting/transfer-payout.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { addMember, type Member } from '@hammerdock/server/src/testing/fixtures/members.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import { payableInLedger } from '@hammerdock/server/src/testing/settlements/sales-of-seller.ts';
import { transferPayout } from '@hammerdock/server/src/testing/settlements/transfer-world.ts';
import { addSellerToPay } from '../stripe/seller-to-pay.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';
import { fault, runOf, SEEDS, setFault } from './random-runs.ts';

const PAYABLE = 10_000;

/** Half of the actions meet a fault. */
const meets = fc.oneof(fc.constant({ fault: 'none' } as const), fault);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'transfer',
      'transfer',
      'transfer',
      'transfer twice at once',
      'look up transfers',
      'reverse',
      'reverse twice at once',
      'spend',
      'earn again',
      'empty the balance',
      'fill the balance',
      'take back in the console',
      'compare',
    ),
  },
  { weight: 2, arbitrary: fc.nat(20).map((webhook) => ({ webhook })) },
);
const faultyStep = fc.tuple(meets, step);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Sale {
  readonly sellerId: string;
  readonly admin: Member;
  /** The provider's events before this sale. */
  readonly eventsBefore: number;
}

async function perform(stripe: StripeWorld, sale: Sale, wanted: Step): Promise<void> {
  const { emulator, world, deliver } = stripe;
  const { context } = world.app;
  const { sellerId, admin } = sale;
  const pay = () => transferPayout(world, { sellerId, amount: '100.00', as: admin.token });
  if (typeof wanted === 'object') {
    const event = emulator.account.events.slice(sale.eventsBefore).at(-1 - wanted.webhook);
    if (event !== undefined) expect([204, 400, 503]).toContain(await deliver(event));
    return;
  }
  switch (wanted) {
    case 'transfer':
      return void (await pay());
    case 'transfer twice at once':
      return void (await Promise.all([pay(), pay()]));
    case 'look up transfers':
      await world.clock.advance(minutes(15));
      return resolveTransfers(context);
    case 'reverse':
      return reverse(stripe, sale);
    case 'reverse twice at once':
      return void (await Promise.all([reverse(stripe, sale), reverse(stripe, sale)]));
    case 'spend':
    case 'earn again':
      for (const { id } of await payoutsOf(stripe, sale)) {
        emulator.connect.spend(id, wanted === 'spend');
      }
      return undefined;
    case 'empty the balance':
      emulator.connect.balance = 0;
      return undefined;
    case 'fill the balance':
      emulator.connect.balance = FULL;
      return undefined;
    case 'take back in the console':
      return takeBackInConsole(stripe, sale);
    case 'compare':
      return reconcileCharges(context);
    default:
      return wanted satisfies never;
  }
}

const FULL = 10_000_000;

const payoutsOf = ({ world }: StripeWorld, { sellerId }: Sale) =>
  world.owner
    .selectFrom('payouts')
    .innerJoin('payoutTransfers', 'payoutId', 'payouts.id')
    .select(['payouts.id', 'amountCents', 'state', 'gatewayTransfer'])
    .where('sellerId', '=', sellerId)
    .orderBy('payouts.id')
    .execute();

async function reverse(stripe: StripeWorld, sale: Sale): Promise<void> {
  const payout_id = (await payoutsOf(stripe, sale)).at(-1)?.id;
  if (payout_id === undefined) return;
  const order = { payout_id, reason: 'Wrong' };
  await stripe.world.call('settlements.reversePayout', order, { as: sale.admin.token });
}

async function takeBackInConsole(stripe: StripeWorld, sale: Sale): Promise<void> {
  const { connect } = stripe.emulator;
  for (const { id } of await payoutsOf(stripe, sale)) {
    if (connect.amountsTransferred(id).length === 0) continue;
    const { data } = connect.list({ transfer_group: id });
    const [made] = data;
    if (made !== undefined && made['spent'] !== true) connect.reverse(made.id, {});
  }
}

/** The provider recovers, and everything that was to be repeated or looked up is. */
async function recover(stripe: StripeWorld, sale: Sale): Promise<void> {
  const { world, emulator, deliver } = stripe;
  setFault(emulator, 'none');
  emulator.connect.balance = FULL;
  for (let turn = 0; turn < 3; turn += 1) {
    await world.clock.advance(minutes(15));
    await resolveTransfers(world.app.context);
    for (const event of emulator.account.events.slice(sale.eventsBefore).toReversed()) {
      const isOfSeller = typeof event['account'] === 'string';
      const at = isOfSeller ? '/webhooks/stripe/connect' : '/webhooks/stripe';
      expect(await deliver(event, undefined, at)).toBe(204);
    }
  }
}

async function expectRight(stripe: StripeWorld, sale: Sale): Promise<void> {
  const payouts = await payoutsOf(stripe, sale);
  for (const { id, state, amountCents } of payouts) {
    expect(['succeeded', 'refused', 'reversed']).toContain(state);
    const transferred = stripe.emulator.connect.amountsTransferred(id);
    expect(transferred).toEqual(state === 'succeeded' ? [amountCents] : []);
  }
  const paid = payouts.filter(({ state }) => state === 'succeeded').length;
  expect(paid).toBeLessThanOrEqual(1);
  expect(await payableInLedger(stripe.world, sale.sellerId)).toBe(paid === 1 ? 0 : PAYABLE);
}

/** Each transfer and each reversal is reported to its seller once. */
async function expectInformed({ world }: StripeWorld): Promise<void> {
  const transfers = await world.owner
    .selectFrom('payoutTransfers')
    .select(['state', 'gatewayTransfer'])
    .execute();
  const expected = {
    'payout-recorded': transfers.filter(({ gatewayTransfer }) => gatewayTransfer !== null).length,
    'payout-reversed': transfers.filter(({ state }) => state === 'reversed').length,
  };
  const count = async (): Promise<typeof expected> => {
    const rows = await world.owner.selectFrom('messages').select('template').execute();
    const of = (name: string) => rows.filter(({ template }) => template === name).length;
    return { 'payout-recorded': of('payout-recorded'), 'payout-reversed': of('payout-reversed') };
  };
  await until('each seller was informed', async () => {
    const now = await count();
    return Object.entries(now).every(([name, n]) => n >= expected[name as keyof typeof expected]);
  });
  expect(await count()).toEqual(expected);
}

describe('random faults of transfers', () => {
  test.each(SEEDS)(
    'pay each seller once, take back once, and leave a right ledger: seed %i',
    async (seed) => {
      const stripe = await openStripeWorld();
      const admin = await addMember(stripe.world, 'admin');
      const run = fc.asyncProperty(
        fc.array(faultyStep, { minLength: 3, maxLength: 14 }),
        async (steps) => {
          setFault(stripe.emulator, 'none');
          const eventsBefore = stripe.emulator.account.events.length;
          const { sellerId } = await addSellerToPay(stripe, 'ready');
          const sale = { sellerId, admin, eventsBefore };
          for (const [{ fault: name }, wanted] of steps) {
            setFault(stripe.emulator, name);
            await perform(stripe, sale, wanted);
          }
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
