import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('savedSearches.addSavedSearch', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const add = async (
    given: { title?: string; searchtext?: string; mail?: 0 | 1 },
    { as, key }: { as?: string; key?: string } = {},
  ) => {
    const input = { title: 'Saws', searchtext: 'q=saw', category_id: 'tools', ...given };
    const options = { ...(as === undefined ? {} : { as }), ...(key === undefined ? {} : { key }) };
    return (await world.call('savedSearches.addSavedSearch', input, options)).body;
  };
  const count = async (as: string) =>
    dataOf((await world.call('savedSearches.getSavedSearch', {}, { as })).body).savedSearchCount;

  test('saves the query of an address with a title, with or without emails', async () => {
    const { token } = await addMember(world);
    const saved = await add(
      { title: ' Sa\u0001ws\n', searchtext: '?q=saw&sort=3', mail: 1 },
      { as: token },
    );
    expect(saved.statusText).toBe('Your search was saved.');
    expect(dataOf(saved).savedSearchInfo).toEqual({
      id: expect.any(String),
      title: 'Sa ws',
      searchtext: 'q=saw&sort=3',
      category_id: 'tools',
      date_added: expect.any(String),
      mail: 1,
    });
    expect(dataOf(await add({}, { as: token })).savedSearchInfo.mail).toBe(0);
  });

  test('R3 saves once per idempotency key', async () => {
    const { token } = await addMember(world);
    const twice = await Promise.all([1, 2].map(() => add({}, { as: token, key: 'one-press' })));
    const again = await add({}, { as: token, key: 'one-press' });
    expect(again.status).toBe('success');
    expect(twice.some(({ status }) => status === 'success')).toBe(true);
    expect(await count(token)).toBe(1);
  });

  test('saves a search once, with the latest title and emails, also concurrently', async () => {
    const { token } = await addMember(world);
    const [first, second] = await Promise.all([
      add({ mail: 1 }, { as: token }),
      add({ mail: 1 }, { as: token }),
    ]);
    expect(dataOf(second).savedSearchInfo).toEqual(dataOf(first).savedSearchInfo);
    const renamed = await add({ title: 'All saws', mail: 0 }, { as: token });
    expect(dataOf(renamed).savedSearchInfo).toMatchObject({
      id: dataOf(first).savedSearchInfo.id,
      title: 'All saws',
      mail: 0,
    });
    expect(await count(token)).toBe(1);
    await add({ searchtext: 'q=drill' }, { as: token });
    expect(await count(token)).toBe(2);
    const { token: other } = await addMember(world);
    await add({}, { as: other });
    expect(await count(other)).toBe(1);
  });

  test('saves a search again when a hundred are saved', async () => {
    const { token } = await addMember(world);
    for (let place = 0; place < 100; place += 1) {
      await add({ searchtext: `q=${place}` }, { as: token });
    }
    expect(await add({ searchtext: 'q=7', title: 'Seven' }, { as: token })).toMatchObject({
      status: 'success',
    });
    expect(codeOf(await add({ searchtext: 'q=100' }, { as: token }))).toBe(
      'SavedSearchLimitReached',
    );
  });

  test('accepts at most a hundred, also concurrently', async () => {
    const { token } = await addMember(world);
    const answers = [];
    for (let round = 0; round < 9; round += 1) {
      const different = Array.from({ length: 12 }, (_, place) => `q=saw ${round} ${place}`);
      answers.push(
        ...(await Promise.all(different.map((searchtext) => add({ searchtext }, { as: token })))),
      );
    }
    const codes = answers.flatMap((body) => (body.status === 'error' ? [body.code] : []));
    expect(codes).toEqual(Array.from({ length: 8 }, () => 'SavedSearchLimitReached'));
    expect(await count(token)).toBe(100);
  });

  test('requires a title of limited length', async () => {
    const { token } = await addMember(world);
    for (const title of ['', '   ']) {
      expect(await add({ title }, { as: token })).toMatchObject({
        fieldErrors: { title: 'Title is required feild' },
      });
    }
    const long = await add({ title: 'x'.repeat(81) }, { as: token });
    expect(long).toMatchObject({ fieldErrors: { title: 'Maximum 80 characters' } });
    expect(codeOf(await add({ searchtext: 'x'.repeat(1001) }, { as: token }))).toBe('InputInvalid');
  });

  test('refuses guests and impersonators', async () => {
    expect(codeOf(await add({}))).toBe('SignInNeeded');
    const { token } = await addImpersonated(world);
    expect(codeOf(await add({}, { as: token }))).toBe('ImpersonatorMayNot');
  });
});
