// Cards and bank accounts that change at the provider: its webhooks, and what happens without them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import type { Buyer } from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import type { ProviderObject } from '../stripe/account.ts';
import { openStripeWorld, type AddedBank, type StripeWorld } from '../stripe/stripe-world.ts';

describe('saved cards and bank accounts at Stripe', () => {
  let stripe: StripeWorld;
  beforeAll(async () => {
    stripe = await openStripeWorld();
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.emulator.faults.isDown = false;
  });

  const listOf = async ({ token }: Buyer) => {
    const { body } = await stripe.world.call('cards.listSources', {}, { as: token });
    if (body.status === 'error') throw new Error(body.code);
    return body.data.responseData.data;
  };
  const bankOf = async ({ buyer }: AddedBank) => (await listOf(buyer))[0];
  const eventsOf = (id: string, type: string): ProviderObject[] =>
    stripe.emulator.account.events.filter(
      (event) => event['type'] === type && JSON.stringify(event).includes(id),
    );
  const deliverAll = (events: readonly ProviderObject[]) =>
    Promise.all(events.map((event) => stripe.deliver(event)));
  const failuresOf = async ({ buyer }: AddedBank) =>
    stripe.world.owner
      .selectFrom('messages')
      .select(['subject', 'bodyText'])
      .where('userId', '=', buyer.id)
      .where('template', '=', 'bank-failed')
      .execute();
  const verify = async ({ buyer, sourceId }: AddedBank, amounts: [number, number]) => {
    const input = { source_id: sourceId, amounts };
    return (await stripe.world.call('cards.verifySource', input, { as: buyer.token })).body;
  };

  test('an account that is verified on the provider’s page is verified here, once, and primary', async () => {
    const added = await stripe.addBank('good');
    expect(await bankOf(added)).toMatchObject({
      status: 'new',
      verified_by: 'amounts',
      verification_url: `${stripe.emulator.url}/emulator/deposits/${added.setup}`,
    });
    stripe.emulator.account.endDeposits(added.setup, 'verified');
    const begun = eventsOf(added.setup, 'setup_intent.requires_action');
    const ended = eventsOf(added.setup, 'setup_intent.succeeded');
    expect([begun.length, ended.length]).toEqual([1, 1]);
    // The provider cannot be asked yet, so that the event has to come again.
    stripe.emulator.faults.isDown = true;
    expect(await deliverAll(ended)).toEqual([503]);
    expect(await bankOf(added)).toMatchObject({ status: 'new', is_primary: 0 });
    stripe.emulator.faults.isDown = false;
    expect(await deliverAll([...ended, ...ended, ...begun])).toEqual([204, 204, 204]);
    const verified = { status: 'verified', is_primary: 1, verification_url: null };
    expect(await bankOf(added)).toMatchObject(verified);
    // An older event that arrives last.
    const late = Object.assign(structuredClone(begun[0] ?? {}), { id: 'evt_late_setup' });
    expect(await stripe.deliver(late)).toBe(204);
    expect(await bankOf(added)).toMatchObject(verified);
    expect(await verify(added, [1, 1])).toMatchObject({ status: 'success' });
  });

  test('an account whose deposits fail is not verified, and its buyer is notified once, with what to do', async () => {
    const added = await stripe.addBank('good');
    stripe.emulator.account.endDeposits(added.setup, 'failed');
    const ended = eventsOf(added.setup, 'setup_intent.setup_failed');
    expect(await deliverAll([...ended, ...ended])).toEqual([204, 204]);
    const late = Object.assign(structuredClone(ended[0] ?? {}), { id: 'evt_late_failure' });
    expect(await stripe.deliver(late)).toBe(204);
    expect(await bankOf(added)).toMatchObject({ status: 'failed', verification_url: null });
    await until('the buyer is notified', async () => (await failuresOf(added)).length > 0);
    const [message, ...others] = await failuresOf(added);
    expect(others).toEqual([]);
    expect(message?.subject).toBe('We couldn’t verify your bank account');
    expect(message?.bodyText).toMatch(/didn’t reach it, or no one confirmed.*add it again/s);
    expect(await verify(added, [32, 45])).toMatchObject({ code: 'BankDepositsFailed' });
  });

  test('an account that fails in the dialog is reported once too, and its late webhook changes nothing', async () => {
    const added = await stripe.addBank('deposits fail');
    expect(await verify(added, [32, 45])).toMatchObject({ code: 'BankDepositsFailed' });
    const ended = eventsOf(added.setup, 'setup_intent.setup_failed');
    expect(await deliverAll(ended)).toEqual([204]);
    await until('the buyer is notified', async () => (await failuresOf(added)).length > 0);
    expect(await failuresOf(added)).toHaveLength(1);
  });

  test('an account is verified or not without any webhook, by the comparison', async () => {
    const [good, bad, waiting] = [
      await stripe.addBank('good'),
      await stripe.addBank('good'),
      await stripe.addBank('good'),
    ];
    stripe.emulator.account.endDeposits(good.setup, 'verified');
    stripe.emulator.account.endDeposits(bad.setup, 'failed');
    await reconcileCharges(stripe.world.app.context);
    const states = await Promise.all([good, bad, waiting].map((added) => bankOf(added)));
    expect(states).toMatchObject([{ status: 'verified' }, { status: 'failed' }, { status: 'new' }]);
  });

  test('an event about an account that is not saved here changes nothing', async () => {
    const event = {
      id: 'evt_other_setup',
      object: 'event',
      type: 'setup_intent.succeeded',
      data: { object: { id: 'seti_other', object: 'setup_intent' } },
    };
    expect(await stripe.deliver(event)).toBe(204);
  });

  const gatewayCardOf = async ({ id }: Buyer): Promise<string> => {
    const { gatewayCard } = await stripe.world.owner
      .selectFrom('cards')
      .select('gatewayCard')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    return gatewayCard;
  };

  test('a card that its bank renews has the new expiry', async () => {
    const buyer = await stripe.addCard('good');
    const card = await gatewayCardOf(buyer);
    stripe.emulator.account.renewCard(card, 2049);
    expect(await deliverAll(eventsOf(card, 'payment_method.automatically_updated'))).toEqual([204]);
    expect(await listOf(buyer)).toMatchObject([{ last4: '4242', exp_month: 12, exp_year: 2049 }]);
  });

  test('a card that is detached at the provider is no longer saved', async () => {
    const buyer = await stripe.addCard('good');
    const card = await gatewayCardOf(buyer);
    const { account } = stripe.emulator;
    account.detach(account.find(card, 'payment_method'));
    const detached = eventsOf(card, 'payment_method.detached');
    stripe.emulator.faults.isDown = true;
    expect(await deliverAll(detached)).toEqual([503]);
    stripe.emulator.faults.isDown = false;
    expect(await deliverAll([...detached, ...detached])).toEqual([204, 204]);
    expect(await listOf(buyer)).toEqual([]);
    expect(stripe.emulator.refused).toEqual([]);
  });
});
