import { randomUUID } from 'node:crypto';
import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { resolveTransfer, resolveTransfers } from '../../operations/accounting/transfer-payout.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { payableInLedger, sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
  payOut,
  readAccount,
  type SettlementWorld,
} from '../../testing/settlements/settlement-world.ts';
import {
  openTransferWorld,
  setUpAccount,
  transferPayout,
  transferredTo,
  transferStates,
} from '../../testing/settlements/transfer-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

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

const pay = (sellerId: string, asked = {}) =>
  transferPayout(world, { sellerId, as: admin.token, ...asked });
const payable = async (sellerId: string) => (await readAccount(store, sellerId))?.payable;
/** The job, later than it leaves a young transfer alone. */
const runJob = async () => {
  await world.clock.advance(minutes(1));
  await resolveTransfers(world.app.context);
};
const subjectsOf = async (email: string) =>
  (await messagesTo(world, email)).map(({ subject }) => subject);
const emailOf = async (id: string) => {
  const user = world.owner.selectFrom('users').select('email').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).email;
};

describe('settlements.transferPayout', () => {
  test('R28, R58: transfers what is payable once, books it and tells the seller', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    expect(dataOf(await pay(seller.id))).toMatchObject({ transfer_state: 'succeeded' });
    expect(await transferredTo(world, seller.id)).toEqual([8750]);
    expect(await payableInLedger(world, seller.id)).toBe(0);
    expect(await payable(seller.id)).toBe('0.00');
    expect(codeOf(await pay(seller.id))).toBe('NothingPayable');
    const email = await emailOf(seller.id);
    await expect.poll(() => subjectsOf(email)).toContain('We paid you $87.50');
    const listed = await world.call('settlements.listPayouts', {}, { as: seller.token });
    expect(dataOf(listed.body).payoutList).toMatchObject([
      { amount: '87.50', transfer: { provider_name: 'Test Payouts', state: 'succeeded' } },
    ]);
  });

  test('pays once where two admins pay at the same time, one of them by bank', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    const other = await addMember(world, 'admin');
    const both = await Promise.all([
      pay(seller.id),
      payOut(world, { sellerId: seller.id, amount: '87.50', as: other.token }),
    ]);
    expect(both.map(codeOf).toSorted()).toEqual(['NothingPayable', 'success']);
    expect(await payableInLedger(world, seller.id)).toBe(0);
  });

  test('an outage leaves it pending and counted as paid, and a job transfers it once', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    faults.beforeTransfer = outage;
    const key = randomUUID();
    expect(dataOf(await pay(seller.id, { key }))).toMatchObject({ transfer_state: 'pending' });
    expect(await payable(seller.id)).toBe('0.00');
    expect(await payableInLedger(world, seller.id)).toBe(8750);
    expect(codeOf(await pay(seller.id))).toBe('NothingPayable');
    await runJob();
    expect(await transferStates(world, seller.id)).toEqual(['pending']);
    clearFaults(faults);
    await world.clock.advance(minutes(15));
    await runJob();
    expect(await transferStates(world, seller.id)).toEqual(['succeeded']);
    expect(await transferredTo(world, seller.id)).toEqual([8750]);
    expect(await payableInLedger(world, seller.id)).toBe(0);
    expect(dataOf(await pay(seller.id, { key }))).toMatchObject({ transfer_state: 'succeeded' });
  });

  test('a lost response is looked up and never sent again', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    faults.afterTransfer = outage;
    const { payout_id } = dataOf(await pay(seller.id));
    expect(await transferredTo(world, seller.id)).toEqual([8750]);
    clearFaults(faults);
    faults.beforeTransfer = () => Promise.reject(new GatewayOutage('it was sent again'));
    const both = [1, 2].map(() => resolveTransfer(world.app.context, payout_id));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await transferStates(world, seller.id)).toEqual(['succeeded']);
    expect(await payableInLedger(world, seller.id)).toBe(0);
  });

  test('a refusal releases the amount, says why, and is seen by admins only', async () => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id, 'refuses');
    const refused = await pay(seller.id);
    expect(codeOf(refused)).toBe('TransferRefused');
    expect(JSON.stringify(refused)).toContain('balance at the payout service is too low');
    expect(await payable(seller.id)).toBe('87.50');
    expect(await payableInLedger(world, seller.id)).toBe(8750);
    await expect
      .poll(() => subjectsOf(admin.email))
      .toContain('The transfer of $87.50 was not made');
    const list = async (as: string) =>
      dataOf(
        (await world.call('settlements.listPayouts', { seller_id: seller.id }, { as })).body,
      ).payoutList.map(({ transfer }) => transfer?.problem);
    expect(await list(admin.token)).toEqual(['balance too low']);
    expect(await list(seller.token)).toEqual([]);
    dataOf(await payOut(world, { sellerId: seller.id, amount: '87.50', as: admin.token }));
    expect(await payableInLedger(world, seller.id)).toBe(0);
  });

  test('an account that the provider has closed meanwhile is refused and shown as closed', async () => {
    const { seller } = await sellForSeller(world);
    const account = await setUpAccount(world, seller.id);
    await store.bank.transfers?.closeAccount(account);
    expect(codeOf(await pay(seller.id))).toBe('TransferRefused');
    expect((await readAccount(store, seller.id))?.transfers?.standing).toBe('closed');
    expect(codeOf(await pay(seller.id))).toBe('TransferAccountNotReady');
    expect(await transferStates(world, seller.id)).toEqual(['refused']);
  });

  test('refuses others, another amount, and an account that is not ready', async () => {
    const { seller } = await sellForSeller(world);
    expect(codeOf(await pay(seller.id))).toBe('TransferAccountNotReady');
    await setUpAccount(world, seller.id, 'checking');
    expect(codeOf(await pay(seller.id))).toBe('TransferAccountNotReady');
    await setUpAccount(world, seller.id);
    expect(codeOf(await pay(seller.id, { amount: '87.51' }))).toBe('PayoutChanged');
    expect(codeOf(await pay(seller.id, { as: seller.token }))).toBe('RoleMissing');
    expect(codeOf(await pay(admin.id))).toBe('NotFound');
    expect(await transferStates(world, seller.id)).toEqual([]);
  });

  test('R72 the ledger, the records and the provider agree after all of it', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});

test('a store without the switch shows and allows nothing of transfers', async () => {
  const off = await openWorld();
  const [{ token }, seller] = [await addMember(off, 'admin'), await addMember(off, 'seller')];
  expect(codeOf(await transferPayout(off, { sellerId: seller.id, as: token }))).toBe(
    'TransfersOff',
  );
  const listed = await off.call('settlements.listSellerAccounts', {}, { as: token });
  expect(dataOf(listed.body).accountList.map(({ transfers }) => transfers)).toEqual([null]);
  const { statusCode } = await off.app.http.inject({ url: '/sandbox/accounts/link_1' });
  expect(statusCode).toBe(404);
  await off.close();
});
