import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { uploadOne } from '../../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const NOTE = {
  name: 'Ann Other',
  email: 'ann@example.com',
  subject: 'Opening hours',
  message: 'Are you open on <b>Monday</b>?',
};

test('MISC-04 a message of the contact page is in the inbox as written', async () => {
  const { body } = await world.call('inbox.saveContactMessage', NOTE);
  expect(body.statusText).toBe('Thanks. We got your message and will answer by email.');
  const admin = await addMember(world, 'admin');
  const found = await world.call('inbox.listInboxMessages', {}, { as: admin.token });
  expect(dataOf(found.body).inboxList).toEqual([
    expect.objectContaining({ ...NOTE, lot: null, answer: null }),
  ]);
});

test('saveContactMessage returns an error for each invalid field', async () => {
  const empty = { name: ' ', email: 'ann', subject: '', message: '' };
  const { status, body } = await world.call('inbox.saveContactMessage', empty);
  expect([status, body.status === 'error' && body.fieldErrors]).toEqual([
    422,
    {
      name: 'Required',
      email: 'Invalid email format',
      subject: 'Required',
      message: 'Required',
    },
  ]);
});

test('saveContactMessage saves a repeated message once, and limits messages per hour', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const send = (key: string) => strict.call('inbox.saveContactMessage', NOTE, { key });
  await send('the-same-key');
  await send('the-same-key');
  const rows = await strict.owner.selectFrom('inboxMessages').select('id').execute();
  expect(rows).toHaveLength(1);
  for (const key of ['another-1', 'another-2', 'another-3']) await send(key);
  expect(codeOf((await send('another-4')).body)).toBe('TooManyRequests');
  await strict.close();
});

test('saveContactMessage accepts pictures from signed-in users only', async () => {
  const member = await addMember(world);
  const { file_name } = await uploadOne(world, member);
  const note = { ...NOTE, subject: 'A dent', pictures: [{ file_name }] };
  const save = async (as: { as?: string }) =>
    codeOf((await world.call('inbox.saveContactMessage', note, as)).body);
  expect(await save({})).toBe('SignInNeeded');
  expect(await save({ as: (await addMember(world)).token })).toBe('PictureGone');
  expect(await save({ as: member.token })).toBe('success');
});
