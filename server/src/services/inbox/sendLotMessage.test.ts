import type { SentTo } from '@hammerdock/contract/call.ts';
import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { uploadOne } from '../../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../../testing/world.ts';

type Pictures = NonNullable<SentTo<typeof inbox.sendLotMessage>['pictures']>;

let world: World;
let lotId: string;
beforeAll(async () => {
  world = await openWorld();
  lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
});
afterAll(() => world.close());

test('sendLotMessage puts a question into the inbox, with its sender and lot', async () => {
  const buyer = await addMember(world);
  const admin = await addMember(world, 'admin');
  const question = { product_id: lotId, message: 'Does it come with a plug?' };
  const { body } = await world.call('inbox.sendLotMessage', question, { as: buyer.token });
  expect(body.statusText).toBe('We got your question and will answer by email.');
  const found = await world.call('inbox.listInboxMessages', {}, { as: admin.token });
  const [asked] = dataOf(found.body).inboxList;
  expect(asked).toMatchObject({
    email: buyer.email,
    message: 'Does it come with a plug?',
    lot: { id: lotId, title: asked?.subject },
  });
});

test('sendLotMessage refuses guests, unknown lots, drafts and empty texts', async () => {
  const buyer = await addMember(world);
  const ask = async (product_id: string, message: string, as?: string) => {
    const given = { product_id, message };
    const { body } = await world.call(
      'inbox.sendLotMessage',
      given,
      as === undefined ? {} : { as },
    );
    return codeOf(body);
  };
  const auctionId = await buildAuction(world.owner);
  const draft = await buildLot(world.owner, { auctionId, phase: 'draft' });
  expect(await ask(lotId, 'Hello?')).toBe('SignInNeeded');
  expect(await ask('nowhere', 'Hello?', buyer.token)).toBe('NotFound');
  expect(await ask(draft, 'Hello?', buyer.token)).toBe('NotFound');
  expect(await ask(lotId, '  ', buyer.token)).toBe('InputInvalid');
});

test('sendLotMessage attaches pictures once, in order and with captions', async () => {
  const buyer = await addMember(world);
  const admin = await addMember(world, 'admin');
  const [dent, plug] = [await uploadOne(world, buyer), await uploadOne(world, buyer)];
  const caption = { filename: 'dent.jpg', title: 'A dent', description: 'On the left side.' };
  const send = async (message: string, pictures: Pictures) => {
    const given = { product_id: lotId, message, pictures };
    return codeOf((await world.call('inbox.sendLotMessage', given, { as: buyer.token })).body);
  };
  const both = [{ file_name: plug.file_name, caption }, { file_name: dent.file_name }];
  expect(await send('Is this meant to be?', both)).toBe('success');
  const found = await world.call('inbox.listInboxMessages', {}, { as: admin.token });
  const asked = dataOf(found.body).inboxList.find(({ email }) => email === buyer.email);
  expect(asked?.pictures).toEqual([
    { ...plug, caption },
    { ...dent, caption: null },
  ]);
  expect(await send('Once more.', [{ file_name: dent.file_name }])).toBe('PictureGone');
  // The message was not saved without its picture.
  const rows = world.owner.selectFrom('inboxMessages').where('userId', '=', buyer.id);
  expect(await rows.select('id').execute()).toHaveLength(1);
});

test('R47: sendLotMessage refuses pictures of other users and unknown files', async () => {
  const [owner, other] = [await addMember(world), await addMember(world)];
  const { file_name } = await uploadOne(world, owner);
  const twice = await uploadOne(world, other);
  const send = async (pictures: Pictures) => {
    const given = { product_id: lotId, message: 'Look.', pictures };
    return codeOf((await world.call('inbox.sendLotMessage', given, { as: other.token })).body);
  };
  expect(await send([{ file_name }])).toBe('PictureGone');
  expect(await send([{ file_name: '../../etc/passwd' }])).toBe('PictureGone');
  expect(await send([twice, twice].map((one) => ({ file_name: one.file_name })))).toBe(
    'PictureGone',
  );
  const blank = { filename: 'a', title: ' ', description: 'b' };
  expect(await send([{ file_name: twice.file_name, caption: blank }])).toBe('InputInvalid');
  const six = Array.from({ length: 6 }, () => ({ file_name: twice.file_name }));
  expect(await send(six)).toBe('InputInvalid');
  expect(await send([{ file_name: twice.file_name }])).toBe('success');
});
