import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
  for (const subject of ['First', 'Second', 'Third']) {
    const note = { name: 'Ann', email: 'ann@example.com', subject, message: 'Hello.' };
    await world.call('inbox.saveContactMessage', note);
    await world.clock.advance(minutes(1));
  }
});
afterAll(() => world.close());

const list = async (input: { answered?: boolean; page?: number; limit?: number }) =>
  dataOf((await world.call('inbox.listInboxMessages', input, { as: admin.token })).body);

test('listInboxMessages returns pages, longest waiting first, with the total count', async () => {
  const first = await list({ limit: 2 });
  expect(first.inboxList.map(({ subject }) => subject)).toEqual(['First', 'Second']);
  expect(first.inboxCount).toBe(3);
  const second = await list({ limit: 2, page: 2 });
  expect(second.inboxList.map(({ subject }) => subject)).toEqual(['Third']);
  expect(await list({ answered: true })).toEqual({ inboxList: [], inboxCount: 0 });
});

test('listInboxMessages is for admins only', async () => {
  for (const role of ['buyer', 'seller', 'staff'] as const) {
    const { token } = await addMember(world, role);
    const { body } = await world.call('inbox.listInboxMessages', {}, { as: token });
    expect(codeOf(body)).toBe('RoleMissing');
  }
});
