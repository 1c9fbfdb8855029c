import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
  const page = { id: 4, slug: 'terms', title: 'Terms', html: '<p>Old.</p>', version: 1 };
  await world.owner.insertInto('staticPages').values(page).execute();
});
afterAll(() => world.close());

const save = (source: string, version: number, as: string = admin.token, page_id = 4) =>
  world.call('upkeep.saveStaticPage', { page_id, title: 'Terms', source, version }, { as });

test('saveStaticPage changes a page; new terms must be accepted again (R62)', async () => {
  const buyer = await addMember(world);
  const accept = { flag: 1, version: 1 } as const;
  const given = { as: buyer.token };
  await world.call('account.createUpdateUserSeenTermsAndConditions', accept, given);
  const saved = await save('<p>New. <script>x()</script></p>', 1);
  expect(dataOf(saved.body)).toEqual({ version: 2 });
  const page = await world.call('defaults.getStaticPageContent', { page_id: 4 });
  expect(dataOf(page.body)).toMatchObject({ html: '<p>New. </p>', version: 2 });
  const seen = await world.call('account.checkLogedUserAlreadySeenTermsAndConditions', {}, given);
  expect(dataOf(seen.body)).toMatchObject({ accepted: false, version: 2 });
});

test('saveStaticPage does not overwrite what another admin saved meanwhile', async () => {
  const { version } = dataOf((await save('<p>Mine.</p>', 2)).body);
  expect(version).toBe(3);
  expect(codeOf((await save('<p>Theirs.</p>', 2)).body)).toBe('PageChanged');
  const page = await world.call('defaults.getStaticPageContent', { page_id: 4 });
  expect(dataOf(page.body).html).toBe('<p>Mine.</p>');
});

test('saveStaticPage refuses callers who are not admins, and unknown pages', async () => {
  const buyer = await addMember(world);
  expect(codeOf((await save('<p>Free.</p>', 3, buyer.token)).body)).toBe('RoleMissing');
  expect(codeOf((await save('<p>Free.</p>', 3, admin.token, 99)).body)).toBe('NotFound');
});
