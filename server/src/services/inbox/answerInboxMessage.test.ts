import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
});
afterAll(() => world.close());

const waiting = async () =>
  dataOf((await world.call('inbox.listInboxMessages', {}, { as: admin.token })).body).inboxList;
const answer = (id: string, text: string, as: string) =>
  world.call('inbox.answerInboxMessage', { id, answer: text }, { as });

test('NTF-02 answerInboxMessage emails the answer to the sender once and stores it', async () => {
  const buyer = await addMember(world);
  const product_id = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const question = { product_id, message: 'Does it come with a plug?' };
  await world.call('inbox.sendLotMessage', question, { as: buyer.token });
  const [asked] = await waiting();
  const id = asked?.id ?? '';
  const { body } = await answer(id, 'It does.\n\nA <b>long</b> one.', admin.token);
  expect(body.statusText).toBe('Your answer was sent');
  expect(await waiting()).toEqual([]);
  const answered = await world.call(
    'inbox.listInboxMessages',
    { answered: true },
    { as: admin.token },
  );
  expect(dataOf(answered.body).inboxList[0]).toMatchObject({ id, answer: expect.any(String) });

  const [message, ...more] = await messagesTo(world, buyer.email);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ subject: `Re: ${asked?.subject}`, userId: buyer.id });
  expect(message?.bodyText).toContain('You wrote: Does it come with a plug?');
  expect(message?.bodyHtml).toContain('A &lt;b&gt;long&lt;/b&gt; one.');
  expect(message?.bodyHtml).toContain(`/productView/${product_id}"`);

  expect(codeOf((await answer(id, 'Again.', admin.token)).body)).toBe('AnsweredAlready');
  expect(await messagesTo(world, buyer.email)).toHaveLength(1);
});

test('answerInboxMessage is for admins, and refuses unknown messages', async () => {
  const buyer = await addMember(world);
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect(codeOf((await answer(unknown, 'Hello.', buyer.token)).body)).toBe('RoleMissing');
  expect(codeOf((await answer(unknown, 'Hello.', admin.token)).body)).toBe('NotFound');
  expect(codeOf((await answer('nowhere', 'Hello.', admin.token)).body)).toBe('NotFound');
});

test('S27 SF14: line breaks in a contact form cannot add headers to the email with the answer', async () => {
  const email = 'curious@example.com';
  const sent = await world.call('inbox.saveContactMessage', {
    name: 'Ada\r\nBcc: victim@example.com',
    email,
    subject: 'A plug?\r\nBcc: victim@example.com\u2028X-Priority: 1\u202E',
    message: 'Does it\nfit?',
  });
  dataOf(sent.body);
  const asked = (await waiting()).find((message) => message.email === email);
  expect(asked?.name).toBe('Ada Bcc: victim@example.com');
  dataOf((await answer(asked?.id ?? '', 'It does.', admin.token)).body);
  const [mail] = await messagesTo(world, email);
  expect(mail?.subject).toBe('Re: A plug? Bcc: victim@example.com X-Priority: 1');
});

test('S27: refuses a contact form with control characters only as the name', async () => {
  const { body } = await world.call('inbox.saveContactMessage', {
    name: '\r\n\u202E',
    email: 'curious@example.com',
    subject: 'A plug?',
    message: 'Does it fit?',
  });
  expect(body).toMatchObject({ fieldErrors: { name: 'Required' } });
});
