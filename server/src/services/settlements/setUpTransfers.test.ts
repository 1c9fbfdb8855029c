import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, messagesTo } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addSellerWithPassword,
  PASSWORD,
  type SettlementWorld,
} from '../../testing/settlements/settlement-world.ts';
import { openTransferWorld, submitSetup } from '../../testing/settlements/transfer-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

let store: SettlementWorld;
let world: World;
beforeAll(async () => {
  store = await openTransferWorld();
  ({ world } = store);
});
afterAll(() => store.close());

const setUp = async (as: string, asked: object = {}, at = world) => {
  const input = { current_password: PASSWORD, ...asked };
  return (await at.call('settlements.setUpTransfers', input, { as })).body;
};
const read = async (as: string) =>
  dataOf((await world.call('settlements.getBankDetails', {}, { as })).body).transfers;
const subjectsTo = async (email: string) =>
  (await messagesTo(world, email)).map(({ subject }) => subject);

describe('settlements.setUpTransfers', () => {
  test('leads to a page of the provider, which leads back, and its end is recorded', async () => {
    const seller = await addSellerWithPassword(world);
    const begun = { provider_name: 'Test Payouts', standing: 'none', needs: [] };
    expect(await read(seller.token)).toEqual(begun);
    const { url } = dataOf(await setUp(seller.token));
    const page = await world.app.http.inject({ url });
    expect(page.body).toContain('Set up payouts');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const left = await submitSetup(world, url, 'incomplete');
    const { origin } = world.app.context.config;
    expect(left).toEqual({
      statusCode: 303,
      location: `${origin}/seller/payments/bank_details?setup=done`,
    });
    const expired = `${origin}/seller/payments/bank_details?setup=expired`;
    expect((await world.app.http.inject({ url })).headers.location).toBe(expired);
    expect((await submitSetup(world, url, 'ready')).location).toBe(expired);
    expect(await read(seller.token)).toMatchObject({ standing: 'incomplete' });
    const again = dataOf(await setUp(seller.token));
    await submitSetup(world, again.url, 'ready');
    expect(await read(seller.token)).toMatchObject({ standing: 'ready', needs: [] });
    expect(await subjectsTo(seller.email)).toEqual(['You can be paid with Test Payouts now']);
  });

  test('tells the seller when the provider holds payouts, and opens a closed account no more', async () => {
    const seller = await addSellerWithPassword(world);
    const { url } = dataOf(await setUp(seller.token));
    await submitSetup(world, url, 'ready');
    const { gatewayAccount } = await world.owner
      .selectFrom('transferAccounts')
      .select('gatewayAccount')
      .where('sellerId', '=', seller.id)
      .executeTakeFirstOrThrow();
    await store.bank.transfers?.closeAccount(gatewayAccount);
    await world.call('settlements.checkTransferAccount', {}, { as: seller.token });
    expect(await subjectsTo(seller.email)).toContain('Your payouts with Test Payouts are on hold');
    expect(codeOf(await setUp(seller.token))).toBe('TransferAccountClosed');
  });

  test('needs the password, and is for sellers only', async () => {
    const seller = await addSellerWithPassword(world);
    const wrong = { current_password: 'Wrong-horse-9' };
    expect(codeOf(await setUp(seller.token, wrong))).toBe('PasswordWrong');
    expect(codeOf(await setUp(seller.token, { current_password: '' }))).toBe('PasswordNeeded');
    expect(codeOf(await setUp(store.admin.token))).toBe('BankOfSellerOnly');
    const buyer = await addMember(world);
    expect(codeOf(await setUp(buyer.token))).toBe('RoleMissing');
    expect(await read(seller.token)).toMatchObject({ standing: 'none' });
  });

  test('the setup page refuses other sites, and knows no other links', async () => {
    const seller = await addSellerWithPassword(world);
    const { url } = dataOf(await setUp(seller.token));
    const foreign = await world.app.http.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://elsewhere.example',
      },
      payload: 'end=ready',
    });
    expect(foreign.statusCode).toBe(403);
    expect(await read(seller.token)).toMatchObject({ standing: 'incomplete' });
    const unknown = await world.app.http.inject({ url: '/sandbox/accounts/link_unknown' });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, '/']);
  });

  test('is refused where transfers are switched off', async () => {
    const off = await openWorld();
    const seller = await addSellerWithPassword(off);
    expect(codeOf(await setUp(seller.token, {}, off))).toBe('TransfersOff');
    await off.close();
  });
});
