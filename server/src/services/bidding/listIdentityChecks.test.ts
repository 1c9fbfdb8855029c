import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { PRODUCTION_ENV } from '../../testing/fixtures/production-env.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('bidding.listIdentityChecks', () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    ({ token } = await addMember(world, 'admin'));
  });
  afterAll(() => world.close());

  const list = async (input: { search?: string; page?: number; limit?: number } = {}) =>
    dataOf((await world.call('bidding.listIdentityChecks', input, { as: token })).body);

  test('lists who began a check, the newest first, and finds any user by name or email', async () => {
    const [ann, bob, cleo] = [
      await addMember(world),
      await addMember(world),
      await addMember(world),
    ];
    expect(await list()).toEqual({ is_on: true, users: [], count: 0 });
    const provider = world.app.context.identity?.name ?? '';
    const decidedAt = new Date(await readNow(world.owner));
    const begin = (userId: string, decided: object) =>
      world.owner
        .insertInto('identityChecks')
        .values({ id: newId(), userId, provider, ...decided })
        .execute();
    await begin(ann.id, { state: 'failed', decidedAt });
    await world.clock.advance(1000);
    await begin(ann.id, { state: 'verified', decidedAt });
    await begin(cleo.id, { provider: 'a former one' });
    await world.clock.advance(1000);
    await begin(bob.id, {});
    const both = await list();
    expect(both).toMatchObject({
      count: 2,
      users: [
        { user_id: bob.id, username: bob.username, kyc_status: 'pending', decided_at: null },
        { user_id: ann.id, email: ann.email, kyc_status: 'verified' },
      ],
    });
    expect(both.users[1]?.decided_at).toBe(decidedAt.toISOString());
    expect(await list({ page: 2, limit: 1 })).toMatchObject({
      count: 2,
      users: [{ user_id: ann.id }],
    });
    const found = await list({ search: ` ${cleo.email.toUpperCase()} ` });
    expect(found).toMatchObject({
      count: 1,
      users: [{ user_id: cleo.id, kyc_status: 'none', begun_at: null }],
    });
    expect(await list({ search: 'no-user-has-this%' })).toMatchObject({ users: [], count: 0 });
  });

  test('says that a store without a provider checks no identities', async () => {
    const plain = await openWorld({ env: { ...PRODUCTION_ENV, HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const admin = await addMember(plain, 'admin');
    const { body } = await plain.call('bidding.listIdentityChecks', {}, { as: admin.token });
    expect(dataOf(body)).toEqual({ is_on: false, users: [], count: 0 });
    await plain.close();
  });

  test.each(['buyer', 'seller', 'staff'] as const)(
    'listIdentityChecks refuses a %s',
    async (role) => {
      const { token: as } = await addMember(world, role);
      const { status, body } = await world.call('bidding.listIdentityChecks', {}, { as });
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'RoleMissing' } });
    },
  );
});
