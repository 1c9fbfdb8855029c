import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSettlementWorld,
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

const accountOf = (sellerId: string) => readAccount(store, sellerId);

describe('settlements.setCommission', () => {
  const set = async (seller_id: string, commission_bps: number, as = admin.token) =>
    (await world.call('settlements.setCommission', { seller_id, commission_bps }, { as })).body;

  test('R37, R58: sets the rate of a seller, and is audited', async () => {
    const seller = await addMember(world, 'seller');
    dataOf(await set(seller.id, 1250));
    expect(await accountOf(seller.id)).toMatchObject({ commission_bps: 1250 });
    const { actorId, details } = await world.owner
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'commission set')
      .where('subject', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect(actorId).toBe(admin.id);
    expect(details).toEqual({ commissionBps: 1250, beforeBps: 0 });
  });

  test('refuses sellers, buyers as sellers, and rates beyond all of the price', async () => {
    const seller = await addMember(world, 'seller');
    const buyer = await addMember(world);
    expect(codeOf(await set(seller.id, 0, seller.token))).toBe('RoleMissing');
    expect(codeOf(await set(buyer.id, 100))).toBe('NotFound');
    expect(codeOf(await set('nothing', 100))).toBe('NotFound');
    expect(codeOf(await set(seller.id, 10_001))).toBe('InputInvalid');
  });
});
