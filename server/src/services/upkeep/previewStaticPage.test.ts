import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const preview = (source: string, as: string) =>
  world.call('upkeep.previewStaticPage', { source }, { as });

test('previewStaticPage fills in the placeholders, removes scripts and saves nothing', async () => {
  const { token } = await addMember(world, 'admin');
  const source = '<p onclick="x()">Within {{pickup_days}} days.</p><script>x()</script>';
  expect(dataOf((await preview(source, token)).body)).toEqual({ html: '<p>Within 4 days.</p>' });
  expect(await world.owner.selectFrom('staticPages').selectAll().execute()).toEqual([]);
});

test('previewStaticPage is for admins only', async () => {
  const { token } = await addMember(world);
  expect(codeOf((await preview('<p>Free.</p>', token)).body)).toBe('RoleMissing');
});
