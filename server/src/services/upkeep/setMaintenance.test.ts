import { staysOpen } from '@hammerdock/domain/permissions/maintenance.ts';
import type { Role } from '@hammerdock/domain/permissions/who-may.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountedCalls } from '../../rpc/table.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, paymentStates, sellOne } from '../../testing/fixtures/sales.ts';
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

test('NAV-09 setMaintenance closes the store with a message: calls answer 503 with it until it opens', async () => {
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

test('NAV-09 admins, sign-in, health checks and the pickup desk work during maintenance', async () => {
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

test('NAV-09 a report of the payment provider settles its payment during maintenance', async () => {
  const buyer = await addBuyer(world, 'asks for verification');
  const invoiceId = await sellOne(world, buyer, 1000);
  expect(await paymentStates(world, invoiceId)).toEqual(['needs verification']);
  const { verificationUrl } = await world.owner
    .selectFrom('payments')
    .select('verificationUrl')
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await set(true);
  const reported = await world.app.http.inject({
    method: 'POST',
    url: verificationUrl ?? '',
    headers: {
      origin: world.app.context.config.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'decision=confirm',
  });
  expect(reported.statusCode).toBe(303);
  expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
  await set(false);
});

test('NAV-09 of all calls only sign-in, the status and the pickup desk stay open during maintenance', () => {
  const openTo = (role: Role) =>
    mountedCalls
      .map(({ service, name }) => `${service}.${name}`)
      .filter((call) => staysOpen(call, role))
      .toSorted();
  const forAll = ['auth.signin', 'auth.signout', 'defaults.getDefault'];
  for (const role of ['guest', 'buyer', 'seller'] as const) expect(openTo(role)).toEqual(forAll);
  const desk = mountedCalls.flatMap(({ service, name }) =>
    service === 'pickup' ? [`pickup.${name}`] : [],
  );
  const session = ['account.getUserProfileDetails', 'account.pendingCount'];
  expect(openTo('staff')).toEqual([...forAll, ...session, ...desk].toSorted());
  expect(openTo('admin')).toHaveLength(mountedCalls.length);
});

test('NAV-09 setMaintenance is for admins, and logged', async () => {
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
