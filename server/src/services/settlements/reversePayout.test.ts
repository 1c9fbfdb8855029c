import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { payableInLedger, sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
  openSettlementWorld,
  payOut,
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

  test('R72 the ledger and the documents agree after all of it', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});
