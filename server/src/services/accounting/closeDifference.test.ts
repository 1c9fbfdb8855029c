import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileCharges } from '../../operations/payments/reconcile-charges.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
  await sellPaidLot(world);
});
afterAll(() => world.close());

const reconcileAt = async (cents: number): Promise<void> => {
  await sql`update sandbox.charges set amount_cents = ${cents}`.execute(world.owner);
  await reconcileCharges(world.app.context);
};
const list = async (closed = false) =>
  dataOf((await world.call('accounting.listDifferences', { closed }, { as: admin.token })).body);
const close = async (id: string, as = admin.token, note = 'Settled by phone') => {
  const { body } = await world.call('accounting.closeDifference', { id, note }, { as });
  return codeOf(body);
};

test('R37: closeDifference closes one with a note, once, and is audited', async () => {
  await reconcileAt(12_600);
  const id = (await list()).differenceList[0]?.id ?? '';
  expect(await close(id, admin.token, ' ')).toBe('InputInvalid');
  expect(await close('nothing')).toBe('NotFound');
  const { token } = await addMember(world, 'staff');
  expect(await close(id, token)).toBe('RoleMissing');
  expect(await close(id)).toBe('success');
  expect(await close(id)).toBe('DifferenceClosed');
  expect(await list()).toMatchObject({ differenceCount: 0 });
  const { username } = await world.owner
    .selectFrom('users')
    .select('username')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow();
  expect(await list(true)).toMatchObject({
    differenceList: [{ closed_by: username, note: 'Settled by phone' }],
  });
  const { actorId, details } = await world.owner
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', 'difference closed')
    .executeTakeFirstOrThrow();
  expect(actorId).toBe(admin.id);
  expect(details).toMatchObject({ kind: 'charge', storeCents: 12_636, note: 'Settled by phone' });
});

test('one that an admin closed stays closed until its amounts change', async () => {
  await reconcileAt(12_600);
  expect(await list()).toMatchObject({ differenceCount: 0 });
  await reconcileAt(12_500);
  expect(await list()).toMatchObject({ differenceList: [{ provider_amount: '125.00' }] });
});
