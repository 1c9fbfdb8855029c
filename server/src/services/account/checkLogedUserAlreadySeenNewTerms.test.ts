import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incrementsNotice } from '../../store/accounts/notices.ts';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkLogedUserAlreadySeenNewTerms is 0 until the notice was put away', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const ask = async () =>
    dataOf((await world.call('account.checkLogedUserAlreadySeenNewTerms', {}, { as })).body).seen;
  expect(await ask()).toBe(0);
  await world.call('account.createUpdateUserSeenNewTerms', { flag: 1 }, { as });
  expect(await ask()).toBe(1);
});

test('BID-21: put away for good is one version of the notice; other increments are announced anew', async () => {
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
  // As if the increments had been others when she put it away.
  await world.owner
    .updateTable('noticeAcknowledgements')
    .set({ notice: older })
    .where('userId', '=', id)
    .execute();
  const { body } = await world.call('account.checkLogedUserAlreadySeenNewTerms', {}, { as });
  expect(dataOf(body).seen).toBe(0);
});

test('checkLogedUserAlreadySeenNewTerms refuses who is not signed in', async () => {
  expect((await world.call('account.checkLogedUserAlreadySeenNewTerms', {})).status).toBe(401);
});
