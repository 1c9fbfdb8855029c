import { minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { payableInLedger, sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import type { SettlementWorld } from '../../testing/settlements/settlement-world.ts';
import {
  openTransferWorld,
  setUpAccount,
  transferPayout,
  transferredTo,
  transferStates,
} from '../../testing/settlements/transfer-world.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import type { World } from '../../testing/world.ts';
import { countOtherProviders } from '../../store/payments/other-providers.ts';
import { giveUpOpen } from '../payments/change-provider.ts';
import { recordReversalWord } from './record-transfer.ts';
import { resolveTransfers } from './transfer-payout.ts';

const faults: SandboxFaults = {};
let store: SettlementWorld;
let world: World;
beforeAll(async () => {
  store = await openTransferWorld(faults);
  ({ world } = store);
});
afterAll(() => store.close());
beforeEach(() => clearFaults(faults));

const transfer = async () => {
  const { seller } = await sellForSeller(world);
  await setUpAccount(world, seller.id);
  const paid = await transferPayout(world, { sellerId: seller.id, as: store.admin.token });
  return { sellerId: seller.id, payoutId: dataOf(paid).payout_id };
};
const reverse = async (payout_id: string) => {
  const asked = { payout_id, reason: 'Wrong seller' };
  const { body } = await world.call('settlements.reversePayout', asked, { as: store.admin.token });
  return dataOf(body).reversed;
};
const spoil = (check: string, text: string) =>
  countDiscrepanciesAfter(world.owner, check, (tx) => sql.raw(text).execute(tx));

test('a job asks no other provider about a transfer, and none where transfers are off', async () => {
  faults.beforeTransfer = outage;
  const { sellerId, payoutId } = await transfer();
  clearFaults(faults);
  await world.clock.advance(minutes(30));
  const { context } = world.app;
  const rename = (name: string) => ({ ...context, payments: { ...context.payments, name } });
  await resolveTransfers(rename('another'));
  await world.clock.advance(minutes(90));
  await resolveTransfers({ ...context, payments: { ...context.payments, transfers: null } });
  expect(await transferStates(world, sellerId)).toEqual(['pending']);
  await world.clock.advance(minutes(90));
  await resolveTransfers(context);
  expect(await transferStates(world, sellerId)).toEqual(['succeeded']);
  const others = await countOtherProviders(world.owner, 'another');
  expect(others).toMatchObject([{ provider: 'sandbox', openTransfers: 0 }]);
  expect(payoutId).not.toBe('');
});

test('an operator gives up what is open at a former provider', async () => {
  const back = await transfer();
  faults.beforeReversal = outage;
  expect(await reverse(back.payoutId)).toBe(false);
  faults.beforeTransfer = outage;
  const open = await transfer();
  const others = await countOtherProviders(world.owner, 'another');
  expect(others).toMatchObject([{ provider: 'sandbox', openTransfers: 2 }]);
  await giveUpOpen(world.owner, 'another');
  expect(await transferStates(world, open.sellerId)).toEqual(['refused']);
  expect(await payableInLedger(world, open.sellerId)).toBe(8750);
  expect(await transferStates(world, back.sellerId)).toEqual(['succeeded']);
  expect(await payableInLedger(world, back.sellerId)).toBe(0);
});

test('a late answer to an earlier reversal does not end a later one', async () => {
  const { sellerId, payoutId } = await transfer();
  faults.beforeReversal = outage;
  expect(await reverse(payoutId)).toBe(false);
  const { reversalId } = await world.owner
    .selectFrom('payoutTransfers')
    .select('reversalId')
    .where('payoutId', '=', payoutId)
    .executeTakeFirstOrThrow();
  const earlier = { payoutId, reversalId: '01a2058f-ce63-7000-b334-428a2449ab4f' };
  await recordReversalWord(world.owner, earlier, 'refused');
  expect(await transferStates(world, sellerId)).toEqual(['reversing']);
  await recordReversalWord(world.owner, { payoutId, reversalId: reversalId ?? '' }, 'refused');
  expect(await transferStates(world, sellerId)).toEqual(['succeeded']);
  clearFaults(faults);
  expect(await reverse(payoutId)).toBe(true);
  expect(await transferredTo(world, sellerId)).toEqual([]);
});

test('the database refuses a reversal of a transfer that was not taken back', async () => {
  const { payoutId } = await transfer();
  const reversal = { payoutId, reason: 'By an older node', actorId: store.admin.id };
  await expect(
    world.owner.insertInto('payoutReversals').values(reversal).execute(),
  ).rejects.toThrow('was not taken back');
});

test('R72 a transfer that was changed by hand is reported', async () => {
  const { payoutId } = await transfer();
  const change = (columns: string) =>
    `update payout_transfers set ${columns} where payout_id = '${payoutId}'`;
  expect(await spoil('transfer', change(`gateway_account = 'acct_other'`))).toBe(1);
  expect(await spoil('transfer', change(`gateway_transfer = 'tr_other'`))).toBe(1);
  expect(await spoil('transfer', change(`state = 'reversed'`))).toBe(1);
  expect(await spoil('transfer at the provider', change(`gateway_transfer = 'tr_other'`))).toBe(1);
  const pending = change(`state = 'pending', settled_at = null, gateway_transfer = null`);
  expect(await spoil('journal document', pending)).toBe(1);
  const lost = `delete from sandbox.transfers where idempotency_key = '${payoutId}'`;
  expect(await spoil('transfer at the provider', lost)).toBe(1);
  const unknown = `insert into sandbox.transfers (id, idempotency_key, account, amount_cents)
    select 'tr_unknown', 'unknown', id, 100 from sandbox.accounts limit 1`;
  expect(await spoil('transfer without a payout', unknown)).toBe(1);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});
