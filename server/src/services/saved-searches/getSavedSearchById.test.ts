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

const ask = async (id: string, as?: string) =>
  (await world.call('savedSearches.getSavedSearchById', { id }, as === undefined ? {} : { as }))
    .body;

test('getSavedSearchById returns the caller’s own search only (R47)', async () => {
  const { token } = await addMember(world);
  const given = { title: 'Saws', searchtext: 'q=saw' };
  const { body } = await world.call('savedSearches.addSavedSearch', given, { as: token });
  const { savedSearchInfo } = dataOf(body);
  expect(dataOf(await ask(savedSearchInfo.id, token))).toEqual({ savedSearchInfo });
  const stranger = await addMember(world);
  for (const [id, as] of [
    [savedSearchInfo.id, stranger.token],
    [newId(), token],
    ['nonsense', token],
  ] as const) {
    expect(codeOf(await ask(id, as))).toBe('NotFound');
  }
  expect(codeOf(await ask(savedSearchInfo.id))).toBe('SignInNeeded');
});
