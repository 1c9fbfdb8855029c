import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incrementsNotice } from '../../store/accounts/notices.ts';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf, register } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkLogedUserAlreadySeenNewTerms is 0 until the notice is dismissed', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const ask = async () =>
    dataOf((await world.call('account.checkLogedUserAlreadySeenNewTerms', {}, { as })).body).seen;
  expect(await ask()).toBe(0);
  await world.call('account.createUpdateUserSeenNewTerms', { flag: 1 }, { as });
  expect(await ask()).toBe(1);
});

test('a new account has seen the increments in force when it was made, and is notified of later ones', async () => {
  const { userId: id, token: as } = await register(world);
  const ask = async () =>
    dataOf((await world.call('account.checkLogedUserAlreadySeenNewTerms', {}, { as })).body).seen;
  expect(await ask()).toBe(1);
  await world.owner
    .updateTable('noticeAcknowledgements')
    .set({ notice: incrementsNotice([{ fromCents: 50, stepCents: 1 }]) })
    .where('userId', '=', id)
    .execute();
  expect(await ask()).toBe(0);
});

test('BID-21: dismissing the notice for good covers one version; changed increments are announced again', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  await world.call('account.createUpdateUserSeenNewTerms', { flag: 1 }, { as });
  const { notice } = await world.owner
    .selectFrom('noticeAcknowledgements')
    .select('notice')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  expect(notice).toBe(incrementsNotice(DEFAULT_INCREMENTS));
  const [first, ...rest] = DEFAULT_INCREMENTS;
  const older = incrementsNotice([{ fromCents: first?.fromCents ?? 0, stepCents: 1 }, ...rest]);
  // As if other increments had been in force when she dismissed it.
  await world.owner
    .updateTable('noticeAcknowledgements')
    .set({ notice: older })
    .where('userId', '=', id)
    .execute();
  const { body } = await world.call('account.checkLogedUserAlreadySeenNewTerms', {}, { as });
  expect(dataOf(body).seen).toBe(0);
});

test('checkLogedUserAlreadySeenNewTerms refuses guests', async () => {
  expect((await world.call('account.checkLogedUserAlreadySeenNewTerms', {})).status).toBe(401);
});
