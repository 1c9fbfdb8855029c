import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('savedSearches.updateSavedSearch', () => {
  let world: World;
  let ann: Member;
  let id: string;
  beforeAll(async () => {
    world = await openWorld();
    ann = await addMember(world);
    const given = { title: 'Saws', searchtext: 'q=saw', category_id: 'tools', mail: 1 } as const;
    const { body } = await world.call('savedSearches.addSavedSearch', given, { as: ann.token });
    id = dataOf(body).savedSearchInfo.id;
  });
  afterAll(() => world.close());

  const update = async (
    given: { id?: string; title?: string; searchtext?: string; category_id?: string; mail?: 0 | 1 },
    as?: string,
  ) => {
    const input = { id, title: 'Saws', ...given };
    const options = as === undefined ? {} : { as };
    return (await world.call('savedSearches.updateSavedSearch', input, options)).body;
  };

  test('renames, and leaves fields unchanged that were not sent', async () => {
    expect(
      dataOf(await update({ title: ' Table saws ' }, ann.token)).savedSearchInfo,
    ).toMatchObject({
      title: 'Table saws',
      searchtext: 'q=saw',
      category_id: 'tools',
      mail: 1,
    });
    const changed = { searchtext: '?q=table+saw', category_id: '', mail: 0 } as const;
    expect(dataOf(await update(changed, ann.token)).savedSearchInfo).toMatchObject({
      title: 'Saws',
      searchtext: 'q=table+saw',
      category_id: '',
      mail: 0,
    });
    expect(dataOf(await update({ mail: 1 }, ann.token)).savedSearchInfo.mail).toBe(1);
  });

  test('requires a title', async () => {
    expect(await update({ title: ' ' }, ann.token)).toMatchObject({
      fieldErrors: { title: 'Title is required feild' },
    });
  });

  test('refuses searches of others, unknown ones, guests and impersonators', async () => {
    const stranger = await addMember(world);
    expect(codeOf(await update({ title: 'Mine now' }, stranger.token))).toBe('NotFound');
    expect(codeOf(await update({ id: newId() }, ann.token))).toBe('NotFound');
    expect(codeOf(await update({ id: 'nonsense' }, ann.token))).toBe('NotFound');
    expect(codeOf(await update({}))).toBe('SignInNeeded');
    const eyes = await addImpersonated(world);
    expect(codeOf(await update({}, eyes.token))).toBe('ImpersonatorMayNot');
    const row = await world.owner
      .selectFrom('savedSearches')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.title).toBe('Saws');
  });
});
