import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const mute = async (token: string) =>
  (await world.call('savedSearches.muteSavedSearch', { token })).body;

test('muteSavedSearch stops the emails of that search only, without a session, idempotently', async () => {
  const { id: userId, token: as } = await addMember(world);
  for (const title of ['Saws', 'Drills']) {
    const given = { title, searchtext: `q=${title}`, mail: 1 } as const;
    await world.call('savedSearches.addSavedSearch', given, { as });
  }
  const { id, muteToken } = await world.owner
    .selectFrom('savedSearches')
    .select(['id', 'muteToken'])
    .where('userId', '=', userId)
    .where('title', '=', 'Saws')
    .executeTakeFirstOrThrow();
  for (let time = 0; time < 2; time += 1) {
    expect(dataOf(await mute(`${id}.${muteToken}`))).toEqual({ title: 'Saws' });
  }
  const { body } = await world.call('savedSearches.getSavedSearch', {}, { as });
  const mails = dataOf(body).savedSearchList.map(({ title, mail }) => [title, mail] as const);
  expect(mails.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['Drills', 1],
    ['Saws', 0],
  ]);
  for (const odd of ['', 'nonsense', `${id}.wrong`, `${newId()}.${muteToken}`]) {
    expect(codeOf(await mute(odd))).toBe('MuteLinkInvalid');
  }
});
