import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
});
afterAll(() => world.close());

const set = async (enabled: boolean, message?: string) => {
  const given = { enabled, ...(message === undefined ? {} : { message }) };
  return dataOf((await world.call('upkeep.setMaintenance', given, { as: admin.token })).body);
};

test('setMaintenance closes the store with a message: calls answer 503 with it until it opens', async () => {
  expect(await set(true, 'Back at noon.')).toEqual({ enabled: true, message: 'Back at noon.' });
  const buyer = await addMember(world);
  const seller = await addMember(world, 'seller');
  for (const as of [undefined, buyer.token, seller.token]) {
    const given = as === undefined ? {} : { as };
    const { status, body } = await world.call('catalog.homeProducts', {}, given);
    expect([status, codeOf(body), body.statusText]).toEqual([503, 'Maintenance', 'Back at noon.']);
  }
  const { maintanenceData } = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(maintanenceData).toEqual({ enabled: true, message: 'Back at noon.' });
  expect(await set(false)).toEqual({ enabled: false, message: '' });
  expect((await world.call('catalog.homeProducts', {})).status).toBe(200);
});

test('admins, sign-in, health checks, webhooks and the pickup desk work during maintenance', async () => {
  await set(true);
  const staff = await addMember(world, 'staff');
  const asAdmin = { as: admin.token };
  expect((await world.call('catalog.homeProducts', {}, asAdmin)).status).toBe(200);
  const signin = { email: 'unknown', password: 'wrong', remember_me: false };
  expect(codeOf((await world.call('auth.signin', signin)).body)).toBe('SignInFailed');
  const code = { code: 'NOT-A-CODE' };
  const scan = await world.call('pickup.openPickupPass', code, { as: staff.token });
  expect(codeOf(scan.body)).toBe('PickupCodeInvalid');
  const { http } = world.app;
  expect((await http.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await http.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await http.inject({ url: '/sandbox/tokenise' })).statusCode).toBe(200);
  await set(false);
});

test('setMaintenance is for admins, and logged', async () => {
  const buyer = await addMember(world);
  const given = { enabled: true, message: '' };
  const refused = await world.call('upkeep.setMaintenance', given, { as: buyer.token });
  expect(codeOf(refused.body)).toBe('RoleMissing');
  await set(true, 'Stocktaking.');
  await set(false);
  const entries = await world.owner
    .selectFrom('auditEntries')
    .select(['action', 'actorId'])
    .where('subject', '=', 'maintenance')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(entries).toEqual([
    { action: 'store opened after maintenance', actorId: admin.id },
    { action: 'store closed for maintenance', actorId: admin.id },
  ]);
});
