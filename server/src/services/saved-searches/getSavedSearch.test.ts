import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('savedSearches.getSavedSearch', () => {
  let world: World;
  let ann: Member;
  beforeAll(async () => {
    world = await openWorld();
    ann = await addMember(world);
    for (let number = 1; number <= 17; number += 1) {
      const given = { title: `Search ${number}`, searchtext: `q=${number}` };
      await world.call('savedSearches.addSavedSearch', given, { as: ann.token });
      await world.clock.advance(minutes(0.01));
    }
  });
  afterAll(() => world.close());

  const ask = async (
    wanted: { page?: number; limit?: number; searchtext?: string },
    as = ann.token,
  ) => dataOf((await world.call('savedSearches.getSavedSearch', wanted, { as })).body);
  const titles = async (wanted: { page?: number; limit?: number }) =>
    (await ask(wanted)).savedSearchList.map(({ title }) => title);

  test('lists the caller’s own, newest first, fifteen per page', async () => {
    const first = await titles({});
    expect(first).toHaveLength(15);
    expect(first.slice(0, 2)).toEqual(['Search 17', 'Search 16']);
    expect(await titles({ page: 2 })).toEqual(['Search 2', 'Search 1']);
    expect((await ask({ page: 3 })).savedSearchCount).toBe(17);
    const stranger = await addMember(world);
    expect(await ask({}, stranger.token)).toEqual({ savedSearchList: [], savedSearchCount: 0 });
  });

  test('tells whether a search is saved', async () => {
    const saved = await ask({ searchtext: '?q=3' });
    expect(saved).toMatchObject({ savedSearchCount: 1, savedSearchList: [{ title: 'Search 3' }] });
    expect(await ask({ searchtext: 'q=99' })).toEqual({ savedSearchList: [], savedSearchCount: 0 });
  });

  test('refuses guests and invalid pages', async () => {
    const guest = await world.call('savedSearches.getSavedSearch', {});
    expect(codeOf(guest.body)).toBe('SignInNeeded');
    const wanted = { limit: 1000 };
    const endless = await world.call('savedSearches.getSavedSearch', wanted, { as: ann.token });
    expect(codeOf(endless.body)).toBe('InputInvalid');
  });
});
