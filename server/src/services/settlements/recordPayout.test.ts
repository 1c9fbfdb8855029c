import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { addDays } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { refund } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { payableInLedger, sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
  openSettlementWorld,
  payOut,
  readAccount,
  type SettlementWorld,
} from '../../testing/settlements/settlement-world.ts';
import type { World } from '../../testing/world.ts';

let store: SettlementWorld;
let world: World;
let admin: Member;
beforeAll(async () => {
  store = await openSettlementWorld();
  ({ world, admin } = store);
});
afterAll(() => store.close());

const pay = (sellerId: string, amount: string, asked = {}, as = admin.token) =>
  payOut(world, { sellerId, amount, asked, as });
const accountOf = (sellerId: string) => readAccount(store, sellerId);
const emailsOfSeller = async (id: string) => {
  const seller = world.owner.selectFrom('users').select('email').where('id', '=', id);
  return messagesTo(world, (await seller.executeTakeFirstOrThrow()).email);
};

describe('settlements.recordPayout', () => {
  test('R28, R58: pays what is payable, tells the seller, and leaves nothing payable', async () => {
    const { seller, auctionId } = await sellForSeller(world);
    expect(await accountOf(seller.id)).toMatchObject({ payable: '87.50', waiting: '0.00' });
    const { payout_id } = dataOf(await pay(seller.id, '87.50'));
    expect(await payableInLedger(world, seller.id)).toBe(0);
    expect(await accountOf(seller.id)).toMatchObject({ payable: '0.00' });
    const statement = await world.call(
      'settlements.getStatement',
      { auction_id: auctionId },
      { as: seller.token },
    );
    expect(dataOf(statement.body)).toMatchObject({
      paid_out: '87.50',
      payable: '0.00',
      payoutList: [{ id: payout_id, reference: 'Wire 42', of_auction: '87.50' }],
    });
    const subjects = async () => (await emailsOfSeller(seller.id)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('We paid you $87.50');
  });

  test('never pays more than is payable', async () => {
    const { seller } = await sellForSeller(world);
    expect(codeOf(await pay(seller.id, '87.51'))).toBe('PayoutChanged');
    expect(codeOf(await pay(seller.id, '50.00'))).toBe('PayoutChanged');
    dataOf(await pay(seller.id, '87.50'));
    expect(codeOf(await pay(seller.id, '87.50'))).toBe('NothingPayable');
    const waiting = await sellForSeller(world, { pickedUp: false });
    expect(codeOf(await pay(waiting.seller.id, '87.50'))).toBe('NothingPayable');
  });

  test('pays once where two admins pay at the same time', async () => {
    const { seller } = await sellForSeller(world);
    const other = await addMember(world, 'admin');
    const both = await Promise.all([
      pay(seller.id, '87.50'),
      pay(seller.id, '87.50', {}, other.token),
    ]);
    expect(both.map(codeOf).toSorted()).toEqual(['NothingPayable', 'success']);
    expect(await payableInLedger(world, seller.id)).toBe(0);
  });

  test('a refund after the payout is owed back, and nothing is payable until then', async () => {
    const sale = await sellForSeller(world);
    dataOf(await pay(sale.seller.id, '87.50'));
    dataOf(await refund(world, sale));
    expect(await accountOf(sale.seller.id)).toMatchObject({ payable: '-87.50' });
    expect(codeOf(await pay(sale.seller.id, '87.50'))).toBe('NothingPayable');
  });

  test('refuses others, an unknown seller, and a day to come', async () => {
    const { seller } = await sellForSeller(world);
    const tomorrow = writeDay(addDays(dayOf(await readNow(world.owner)), 1));
    expect(codeOf(await pay(seller.id, '87.50', {}, seller.token))).toBe('RoleMissing');
    expect(codeOf(await pay(admin.id, '87.50'))).toBe('NotFound');
    expect(codeOf(await pay(seller.id, '87.50', { paid_on: tomorrow }))).toBe('PayoutInFuture');
    expect(codeOf(await pay(seller.id, '87.50', { reference: ' ' }))).toBe('InputInvalid');
  });

  test('R72 the ledger and the documents agree after all of it', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});
