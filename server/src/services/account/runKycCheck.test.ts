import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityGateway, IdentityResult } from '../../gateways/identity/gateway.ts';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { resolveIdentityChecks } from '../../operations/accounts/check-identity.ts';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { PRODUCTION_ENV } from '../../testing/fixtures/production-env.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const PAGE = 'https://identity.example/check';

describe('account.runKycCheck', () => {
  let world: World;
  let begun: string[] = [];
  let answer: IdentityResult | 'no answer';
  const identity: IdentityGateway = {
    name: 'fake',
    check: () => Promise.resolve(),
    begin: ({ reference }) => {
      begun.push(reference);
      if (answer === 'no answer') return Promise.reject(new ProviderUnavailableError('no answer'));
      return Promise.resolve(`vs_${reference}`);
    },
    find: () =>
      answer === 'no answer'
        ? Promise.reject(new ProviderUnavailableError('no answer'))
        : Promise.resolve(answer),
  };
  beforeAll(async () => {
    world = await openWorld({ identity });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    begun = [];
    answer = { status: 'pending', url: PAGE };
  });

  const run = async ({ token }: Member, start: 0 | 1 = 1) =>
    (await world.call('account.runKycCheck', { start }, { as: token })).body;
  const statusOf = async ({ token }: Member) =>
    dataOf((await world.call('account.getUserProfileDetails', {}, { as: token })).body).userData
      .kyc_status;
  const audits = (userId: string) =>
    world.owner
      .selectFrom('auditEntries')
      .select('details')
      .where('action', '=', 'identity check decided')
      .where('subject', '=', userId)
      .execute();

  test('AUTH-15 runKycCheck leads to the provider, and stores the outcome once, which admins see', async () => {
    const ann = await addMember(world);
    expect(await statusOf(ann)).toBe('none');
    expect(dataOf(await run(ann, 0)).kyc_status).toBe('none');
    expect(dataOf(await run(ann))).toEqual({ kyc_status: 'pending', verification_url: PAGE });
    expect(await statusOf(ann)).toBe('pending');
    answer = { status: 'verified' };
    await Promise.all([run(ann, 0), run(ann, 0)]);
    expect(dataOf(await run(ann))).toEqual({ kyc_status: 'verified', verification_url: null });
    expect(begun).toHaveLength(1);
    expect(await audits(ann.id)).toMatchObject([{ details: { outcome: 'verified' } }]);
    await world.call('bidding.requestBidLimit', { amount: '900' }, { as: ann.token });
    const { token } = await addMember(world, 'admin');
    const { body } = await world.call('bidding.listBidLimitRequests', {}, { as: token });
    expect(dataOf(body).requests).toMatchObject([
      { username: ann.username, kyc_status: 'verified' },
    ]);
  });

  test('AUTH-15 a check that failed may be tried again', async () => {
    const bob = await addMember(world);
    answer = { status: 'failed' };
    expect(dataOf(await run(bob)).kyc_status).toBe('failed');
    answer = { status: 'verified' };
    expect(dataOf(await run(bob, 0)).kyc_status).toBe('failed');
    expect(dataOf(await run(bob)).kyc_status).toBe('verified');
    expect(begun).toHaveLength(2);
  });

  test('of two clicks, or after a lost answer, one check is begun', async () => {
    const cleo = await addMember(world);
    answer = 'no answer';
    expect(codeOf(await run(cleo))).toBe('IdentityUnavailable');
    answer = { status: 'pending', url: PAGE };
    await Promise.all([run(cleo), run(cleo)]);
    expect(new Set(begun).size).toBe(1);
  });

  test('the outcome is asked for when its user does not come back', async () => {
    const dan = await addMember(world);
    await run(dan);
    answer = { status: 'verified' };
    await resolveIdentityChecks(world.app.context);
    expect(await statusOf(dan)).toBe('verified');
  });

  test('AUTH-15 the outcome of another provider does not count', async () => {
    const eve = await addMember(world);
    answer = { status: 'verified' };
    await run(eve);
    await sql`update identity_checks set provider = 'sandbox' where user_id = ${eve.id}`.execute(
      world.owner,
    );
    expect(await statusOf(eve)).toBe('none');
  });

  test('runKycCheck refuses an admin who acts as a user', async () => {
    const impersonated = await addImpersonated(world);
    expect(codeOf(await run(impersonated))).toBe('ImpersonatorMayNot');
  });
});

test('a production store without a provider offers no check', async () => {
  const world = await openWorld({ env: PRODUCTION_ENV });
  const { token } = await addMember(world);
  const { body } = await world.call('account.runKycCheck', {}, { as: token });
  expect(codeOf(body)).toBe('IdentityChecksOff');
  const profile = await world.call('account.getUserProfileDetails', {}, { as: token });
  expect(dataOf(profile.body).userData.kyc_status).toBe('off');
  await world.close();
});
