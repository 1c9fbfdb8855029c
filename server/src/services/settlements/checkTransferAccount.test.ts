import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { type SettlementWorld } from '../../testing/settlements/settlement-world.ts';
import { openTransferWorld, setUpAccount } from '../../testing/settlements/transfer-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

let store: SettlementWorld;
let world: World;
beforeAll(async () => {
  store = await openTransferWorld();
  ({ world } = store);
});
afterAll(() => store.close());

const check = async (as: string, asked = {}, at = world) =>
  (await at.call('settlements.checkTransferAccount', asked, { as })).body;

describe('settlements.checkTransferAccount', () => {
  test('asks the provider, for the seller and for admins', async () => {
    const seller = await addMember(world, 'seller');
    expect(dataOf(await check(seller.token)).transfers.standing).toBe('none');
    const account = await setUpAccount(world, seller.id, 'checking');
    expect(dataOf(await check(seller.token)).transfers.standing).toBe('checking');
    await store.bank.transfers?.closeAccount(account);
    const asked = { seller_id: seller.id };
    expect(dataOf(await check(store.admin.token, asked)).transfers.standing).toBe('closed');
  });

  test('says that the provider does not answer', async () => {
    const seller = await addMember(world, 'seller');
    await setUpAccount(world, seller.id, 'incomplete');
    const { transfers } = world.app.context.payments;
    if (transfers === null) throw new Error('there are no transfers');
    vi.spyOn(transfers, 'findAccount').mockRejectedValueOnce(new GatewayOutage('out of reach'));
    expect(codeOf(await check(seller.token))).toBe('TransfersUnavailable');
    expect(dataOf(await check(seller.token)).transfers.standing).toBe('incomplete');
  });

  test('is for the seller and admins, and only where transfers are switched on', async () => {
    const [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
    expect(codeOf(await check(other.token, { seller_id: seller.id }))).toBe('NotFound');
    expect(codeOf(await check(store.admin.token))).toBe('SellerMissing');
    const off = await openWorld();
    const { token } = await addMember(off, 'seller');
    expect(codeOf(await check(token, {}, off))).toBe('TransfersOff');
    await off.close();
  });
});
