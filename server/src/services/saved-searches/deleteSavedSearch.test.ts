import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const save = async (as: string, searchtext = 'q=saw') => {
  const given = { title: 'Saws', searchtext };
  const { body } = await world.call('savedSearches.addSavedSearch', given, { as });
  return dataOf(body).savedSearchInfo.id;
};
const remove = async (id: string, as?: string) =>
  (await world.call('savedSearches.deleteSavedSearch', { id }, as === undefined ? {} : { as }))
    .body;

test('deleteSavedSearch deletes the caller’s own search once, also concurrently', async () => {
  const { token } = await addMember(world);
  const [remaining, deleted] = [await save(token), await save(token, 'q=drill')];
  const answers = await Promise.all([remove(deleted, token), remove(deleted, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success']);
  const left = dataOf((await world.call('savedSearches.getSavedSearch', {}, { as: token })).body);
  expect(left.savedSearchList.map(({ id }) => id)).toEqual([remaining]);
});

test('deleteSavedSearch refuses searches of others, unknown ones, guests and impersonators', async () => {
  const { token } = await addMember(world);
  const id = await save(token);
  expect(codeOf(await remove(id, (await addMember(world)).token))).toBe('NotFound');
  expect(codeOf(await remove(newId(), token))).toBe('NotFound');
  expect(codeOf(await remove('nonsense', token))).toBe('NotFound');
  expect(codeOf(await remove(id))).toBe('SignInNeeded');
  expect(codeOf(await remove(id, (await addImpersonated(world)).token))).toBe('ImpersonatorMayNot');
  expect((await remove(id, token)).status).toBe('success');
});
