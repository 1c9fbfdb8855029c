import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { returnIdleDeposits } from '../../operations/payments/return-deposit.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, saveCard, sellOne, type Buyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('R57 the return of a deposit', () => {
  let world: World;
  let product_id: string;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
    product_id = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    const deposit = { depositCents: 5000 };
    await world.owner.updateTable('lots').set(deposit).where('id', '=', product_id).execute();
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const deposit = async (buyer: Buyer) =>
    dataOf((await world.call('invoices.submitDeposit', { product_id }, { as: buyer.token })).body);
  const ask = async (buyer: Buyer) =>
    (await world.call('invoices.returnDeposit', {}, { as: buyer.token })).body;
  const shown = async (buyer: Buyer) =>
    dataOf((await world.call('invoices.getDeposit', {}, { as: buyer.token })).body);
  const given = (buyer: Buyer) =>
    world.owner
      .selectFrom('depositReturns')
      .select(['state', 'amountCents'])
      .where('userId', '=', buyer.id)
      .execute();
  const verifies = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  test('returnDeposit gives it back to the card once, and shows it until then', async () => {
    const buyer = await addBuyer(world, 'good');
    expect(await shown(buyer)).toEqual({
      deposit_held: '0.00',
      deposit_returning: '0.00',
      held_because: 'You have no deposit on hold.',
    });
    await deposit(buyer);
    expect(await shown(buyer)).toMatchObject({ deposit_held: '50.00', held_because: null });
    const both = (await Promise.all([ask(buyer), ask(buyer)])).map((body) => codeOf(body));
    expect(both.toSorted()).toEqual(['DepositNotHeld', 'success']);
    expect(await given(buyer)).toEqual([{ state: 'succeeded', amountCents: 5000 }]);
    expect(await shown(buyer)).toMatchObject({ deposit_held: '0.00' });
    await verifies();
    await deposit(buyer);
    expect(await ask(buyer)).toMatchObject({ data: { amount: '50.00' } });
    expect(await given(buyer)).toHaveLength(2);
    await verifies();
  });

  test('returnDeposit refuses while the buyer leads or owes, and without a deposit', async () => {
    const buyer = await addBuyer(world, 'good');
    expect(codeOf(await ask(buyer))).toBe('DepositNotHeld');
    await deposit(buyer);
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId, bidderId: buyer.id, amountCents: 1000 });
    expect(codeOf(await ask(buyer))).toBe('DepositInUse');
    expect((await shown(buyer)).held_because).toContain('high bidder');
    const debtor = await addBuyer(world, 'good');
    await deposit(debtor);
    await saveCard(world, debtor, 'fails on charge', 1);
    await sellOne(world, debtor, 1000);
    expect(codeOf(await ask(debtor))).toBe('DepositReceiptsUnpaid');
    await verifies();
  });

  test('an outage leaves it on its way, and the provider’s refusal makes it credit', async () => {
    const buyer = await addBuyer(world, 'good');
    await deposit(buyer);
    sandboxFaults.beforeRefund = outage;
    expect(await ask(buyer)).toMatchObject({ status: 'success' });
    expect(await shown(buyer)).toMatchObject({ deposit_held: '0.00', deposit_returning: '50.00' });
    await verifies();
    delete sandboxFaults.beforeRefund;
    const turn = (from: string, status: string) =>
      world.owner
        .updateTable('sandbox.charges')
        .set({ status })
        .where('status', '=', from)
        .execute();
    await turn('succeeded', 'cancelled');
    await world.clock.advance(60_000);
    await returnIdleDeposits(world.app.context);
    expect(await given(buyer)).toEqual([{ state: 'refused', amountCents: 5000 }]);
    const credits = await world.call('credits.getCreditAndCoupon', {}, { as: buyer.token });
    expect(dataOf(credits.body)).toMatchObject({ available_credits: '50.00' });
    await turn('cancelled', 'succeeded');
    await verifies();
  });

  test('happens by itself after 30 days without a lead or a debt, and not before', async () => {
    const buyer = await addBuyer(world, 'good');
    await deposit(buyer);
    await world.clock.advance(hours(24 * 29));
    await returnIdleDeposits(world.app.context);
    expect(await given(buyer)).toEqual([]);
    await world.clock.advance(hours(24 * 2));
    await returnIdleDeposits(world.app.context);
    expect(await given(buyer)).toEqual([{ state: 'succeeded', amountCents: 5000 }]);
  });
});
