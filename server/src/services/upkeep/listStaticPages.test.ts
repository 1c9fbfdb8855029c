import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.owner
    .insertInto('staticPages')
    .values({ id: 1, slug: 'about', title: 'About us', html: '<p>{{cities}}</p>' })
    .execute();
});
afterAll(() => world.close());

test('listStaticPages gives admins each page as it is edited, and the placeholders it may contain', async () => {
  const { token } = await addMember(world, 'admin');
  const { pages, facts } = dataOf(
    (await world.call('upkeep.listStaticPages', {}, { as: token })).body,
  );
  const source = '<p>{{cities}}</p>';
  expect(pages).toEqual([{ page_id: 1, slug: 'about', title: 'About us', source, version: 1 }]);
  expect(facts).toEqual(expect.arrayContaining(['cities', 'premium_rate', 'hours']));
});

test('listStaticPages is for admins only', async () => {
  const { token } = await addMember(world);
  const { body } = await world.call('upkeep.listStaticPages', {}, { as: token });
  expect(codeOf(body)).toBe('RoleMissing');
});
