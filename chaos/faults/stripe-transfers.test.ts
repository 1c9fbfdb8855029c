// A store that pays sellers through Stripe Connect, whose provider is the emulator.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resolveTransfers } from '@hammerdock/server/src/operations/accounting/transfer-payout.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { addMember, type Member } from '@hammerdock/server/src/testing/fixtures/members.ts';
import { codeOf, dataOf } from '@hammerdock/server/src/testing/fixtures/registration.ts';
import { payableInLedger } from '@hammerdock/server/src/testing/settlements/sales-of-seller.ts';
import {
  transferPayout,
  transferStates,
} from '@hammerdock/server/src/testing/settlements/transfer-world.ts';
import type { World } from '@hammerdock/server/src/testing/world.ts';
import type { Emulator } from '../stripe/emulator.ts';
import { addSellerToPay } from '../stripe/seller-to-pay.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';

describe('a store that pays sellers through Stripe', () => {
  let stripe: StripeWorld;
  let emulator: Emulator;
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    stripe = await openStripeWorld();
    ({ emulator, world } = stripe);
    admin = await addMember(world, 'admin');
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    Object.assign(emulator.faults, { loseResponses: false, isDown: false });
  });

  const addReadySeller = () => addSellerToPay(stripe, 'ready');
  const standingOf = async (sellerId: string) => {
    const account = world.owner.selectFrom('transferAccounts').select('standing');
    return (await account.where('sellerId', '=', sellerId).executeTakeFirst())?.standing;
  };
  const pay = (sellerId: string) =>
    transferPayout(world, { sellerId, amount: '100.00', as: admin.token });
  const eventsOf = (type: string, about: string) =>
    emulator.account.events.filter(
      (event) => event['type'] === type && JSON.stringify(event).includes(about),
    );
  const reverse = async (payout_id: string) =>
    (
      await world.call(
        'settlements.reversePayout',
        { payout_id, reason: 'Wrong' },
        { as: admin.token },
      )
    ).body;

  test('a webhook of the second endpoint completes an account, late and repeated ones too', async () => {
    const { sellerId, account } = await addSellerToPay(stripe);
    emulator.connect.endOnboarding(account, 'checking');
    emulator.connect.endOnboarding(account, 'ready');
    const [early, latest] = eventsOf('account.updated', account);
    const at = '/webhooks/stripe/connect';
    expect(await stripe.deliver(latest ?? {}, undefined, at)).toBe(204);
    expect(await standingOf(sellerId)).toBe('ready');
    expect(await stripe.deliver(early ?? {}, undefined, at)).toBe(204);
    expect(await stripe.deliver(latest ?? {}, undefined, at)).toBe(204);
    expect(await standingOf(sellerId)).toBe('ready');
    emulator.connect.endOnboarding(account, 'closed');
    const closed = eventsOf('account.updated', account).at(-1) ?? {};
    emulator.faults.isDown = true;
    expect(await stripe.deliver(closed, undefined, at)).toBe(503);
    emulator.faults.isDown = false;
    expect(await stripe.deliver(closed, undefined, at)).toBe(204);
    expect(await standingOf(sellerId)).toBe('closed');
    expect(codeOf(await pay(sellerId))).toBe('TransferAccountNotReady');
  });

  test('SEC-08 an event of a seller’s account is refused with the secret of the other endpoint', async () => {
    const event = { id: 'evt_seller', object: 'event', type: 'account.updated', data: {} };
    const signed = emulator.sign(event);
    expect(await stripe.deliver(event, signed, '/webhooks/stripe/connect')).toBe(400);
    const ofSeller = { ...event, account: 'acct_1' };
    expect(await stripe.deliver(ofSeller, emulator.sign(ofSeller))).toBe(400);
  });

  test('a lost response is looked up, and transferred once', async () => {
    const { sellerId } = await addReadySeller();
    emulator.faults.loseResponses = true;
    const { payout_id, transfer_state } = dataOf(await pay(sellerId));
    expect(transfer_state).toBe('pending');
    emulator.faults.loseResponses = false;
    await world.clock.advance(minutes(15));
    await resolveTransfers(world.app.context);
    expect(await transferStates(world, sellerId)).toEqual(['succeeded']);
    expect(emulator.connect.amountsTransferred(payout_id)).toEqual([10_000]);
    expect(await payableInLedger(world, sellerId)).toBe(0);
    expect(emulator.refused).toEqual([]);
  });

  test('a balance that is too low releases the payout, and a later one is made', async () => {
    const { sellerId } = await addReadySeller();
    const { balance } = emulator.connect;
    emulator.connect.balance = 9999;
    expect(codeOf(await pay(sellerId))).toBe('TransferRefused');
    expect(await payableInLedger(world, sellerId)).toBe(10_000);
    emulator.connect.balance = balance;
    const { payout_id } = dataOf(await pay(sellerId));
    expect(emulator.connect.amountsTransferred(payout_id)).toEqual([10_000]);
    expect(await payableInLedger(world, sellerId)).toBe(0);
  });

  test('a refused reversal may be asked for again, because each attempt has a key of its own', async () => {
    const { sellerId } = await addReadySeller();
    const { payout_id } = dataOf(await pay(sellerId));
    emulator.connect.spend(payout_id);
    expect(codeOf(await reverse(payout_id))).toBe('TransferSpent');
    emulator.connect.spend(payout_id, false);
    expect(dataOf(await reverse(payout_id))).toEqual({ reversed: true });
    expect(emulator.connect.amountsTransferred(payout_id)).toEqual([]);
    expect(await payableInLedger(world, sellerId)).toBe(10_000);
  });

  test('a transfer taken back in the console of Stripe is recorded once, by its webhook', async () => {
    const { sellerId } = await addReadySeller();
    const { payout_id } = dataOf(await pay(sellerId));
    const { data } = emulator.connect.list({ transfer_group: payout_id });
    emulator.connect.reverse(data[0]?.id ?? '', {});
    const [event] = eventsOf('transfer.reversed', payout_id);
    const both = [stripe.deliver(event ?? {}), stripe.deliver(event ?? {})];
    expect(await Promise.all(both)).toEqual([204, 204]);
    expect(await transferStates(world, sellerId)).toEqual(['reversed']);
    expect(await payableInLedger(world, sellerId)).toBe(10_000);
  });

  test('a part that was taken back in the console is a difference for the admins', async () => {
    const { sellerId } = await addReadySeller();
    const { payout_id } = dataOf(await pay(sellerId));
    const { data } = emulator.connect.list({ transfer_group: payout_id });
    emulator.connect.reverse(data[0]?.id ?? '', { amount: '400' });
    await reconcileCharges(world.app.context);
    const differences = await world.owner
      .selectFrom('reconciliationDifferences')
      .select(['kind', 'subject', 'providerCents', 'storeCents', 'ledgerCents'])
      .execute();
    expect(differences).toEqual([
      {
        kind: 'transfer',
        subject: payout_id,
        providerCents: 9600,
        storeCents: 10_000,
        ledgerCents: 10_000,
      },
    ]);
  });
});
