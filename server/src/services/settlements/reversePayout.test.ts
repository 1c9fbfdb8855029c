import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { reconcileCharges } from '../../operations/payments/reconcile-charges.ts';
import { resolveTransfer, resolveTransfers } from '../../operations/accounting/transfer-payout.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { payableInLedger, sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import { payOut, type SettlementWorld } from '../../testing/settlements/settlement-world.ts';
import {
  openTransferWorld,
  setUpAccount,
  transferPayout,
  transferredTo,
  transferStates,
} from '../../testing/settlements/transfer-world.ts';
import type { World } from '../../testing/world.ts';

const faults: SandboxFaults = {};
let store: SettlementWorld;
let world: World;
let admin: Member;
beforeAll(async () => {
  store = await openTransferWorld(faults);
  ({ world, admin } = store);
});
afterAll(() => store.close());
beforeEach(() => clearFaults(faults));

const pay = (sellerId: string, amount: string, asked = {}, as = admin.token) =>
  payOut(world, { sellerId, amount, asked, as });
const reverse = async (payout_id: string, reason = 'Returned by the bank', as = admin.token) =>
  (await world.call('settlements.reversePayout', { payout_id, reason }, { as })).body;
const listPayouts = async (as: string, asked = {}) =>
  (await world.call('settlements.listPayouts', asked, { as })).body;
const emailsOfSeller = async (id: string) => {
  const seller = world.owner.selectFrom('users').select('email').where('id', '=', id);
  return messagesTo(world, (await seller.executeTakeFirstOrThrow()).email);
};

describe('settlements.reversePayout', () => {
  test('makes the amount payable again, once, and keeps the payment in the list', async () => {
    const { seller } = await sellForSeller(world);
    const { payout_id } = dataOf(await pay(seller.id, '87.50'));
    expect(codeOf(await reverse('nothing'))).toBe('NotFound');
    expect(codeOf(await reverse(payout_id, 'No', seller.token))).toBe('RoleMissing');
    const both = await Promise.all([reverse(payout_id), reverse(payout_id)]);
    expect(both.map(codeOf).toSorted()).toEqual(['PayoutReversed', 'success']);
    expect(await payableInLedger(world, seller.id)).toBe(8750);
    dataOf(await pay(seller.id, '87.50', { reference: 'Wire 43' }));
    expect(dataOf(await listPayouts(seller.token))).toMatchObject({
      payoutList: [
        { reference: 'Wire 43', reversed_at: null },
        { id: payout_id, reversal_reason: 'Returned by the bank' },
      ],
      payoutCount: 2,
    });
    await expect.poll(() => emailsOfSeller(seller.id)).toHaveLength(3);
  });

  const transfer = async (end: 'ready' | 'spends' = 'ready') => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id, end);
    const paid = await transferPayout(world, { sellerId: seller.id, as: admin.token });
    return { seller, payout_id: dataOf(paid).payout_id };
  };

  test('takes a transfer back at the provider before the amount is payable again', async () => {
    const { seller, payout_id } = await transfer();
    const both = await Promise.all([reverse(payout_id), reverse(payout_id)]);
    expect(both.map(codeOf)).toContain('success');
    expect(await transferredTo(world, seller.id)).toEqual([]);
    expect(await payableInLedger(world, seller.id)).toBe(8750);
    expect(codeOf(await reverse(payout_id))).toBe('PayoutReversed');
    expect(dataOf(await listPayouts(seller.token)).payoutList).toMatchObject([
      { reversal_reason: 'Returned by the bank', transfer: { state: 'reversed' } },
    ]);
  });

  test('a transfer whose reversal is not answered stays paid until a job has asked again', async () => {
    const { seller, payout_id } = await transfer();
    faults.afterReversal = outage;
    expect(dataOf(await reverse(payout_id))).toEqual({ reversed: false });
    expect(await payableInLedger(world, seller.id)).toBe(0);
    expect(codeOf(await reverse(payout_id))).toBe('PayoutUnderWay');
    clearFaults(faults);
    await world.clock.advance(minutes(1));
    await resolveTransfers(world.app.context);
    expect(await transferStates(world, seller.id)).toEqual(['reversed']);
    expect(await payableInLedger(world, seller.id)).toBe(8750);
  });

  test('a transfer that the seller has spent stays paid, and may be asked back again', async () => {
    const { seller, payout_id } = await transfer('spends');
    expect(codeOf(await reverse(payout_id))).toBe('TransferSpent');
    expect(await payableInLedger(world, seller.id)).toBe(0);
    expect(dataOf(await listPayouts(seller.token)).payoutList).toMatchObject([
      { reversed_at: null, transfer: { state: 'succeeded', reversal_refused: true } },
    ]);
    await setUpAccount(world, seller.id);
    expect(dataOf(await reverse(payout_id))).toEqual({ reversed: true });
    expect(await payableInLedger(world, seller.id)).toBe(8750);
  });

  test('a transfer that is under way, or was not made, is not reversed', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    faults.beforeTransfer = outage;
    const paid = await transferPayout(world, { sellerId: seller.id, as: admin.token });
    const { payout_id } = dataOf(paid);
    expect(codeOf(await reverse(payout_id))).toBe('PayoutUnderWay');
    clearFaults(faults);
    await setUpAccount(world, seller.id, 'refuses');
    await resolveTransfer(world.app.context, payout_id);
    expect(codeOf(await reverse(payout_id))).toBe('PayoutNotMade');
  });

  test('a transfer that the provider took back by itself is found by the comparison', async () => {
    const { seller, payout_id } = await transfer();
    const { gatewayTransfer } = await world.owner
      .selectFrom('payoutTransfers')
      .select('gatewayTransfer')
      .where('payoutId', '=', payout_id)
      .executeTakeFirstOrThrow();
    const order = { reversalId: 'by hand', gatewayTransfer: gatewayTransfer ?? '' };
    await store.bank.transfers?.reverseTransfer(order);
    await reconcileCharges(world.app.context);
    expect(await payableInLedger(world, seller.id)).toBe(8750);
    expect(dataOf(await listPayouts(seller.token)).payoutList).toMatchObject([
      { reversal_reason: 'The payment provider took the transfer back' },
    ]);
    const differences = world.owner.selectFrom('reconciliationDifferences').selectAll();
    expect(await differences.execute()).toEqual([]);
  });

  test('R72 the ledger and the documents agree after all of it', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});
