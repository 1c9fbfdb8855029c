import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, messagesTo } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { queueMessage } from './queue-message.ts';
import { queueNotification } from './queue-notification.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PHONE = '+14045550199';
const HOSTILE = 'Lamp\r\nBcc: victim@example.com\u2028X: 1\u0085Y\u0000';
const ONE_LINE = 'Lamp Bcc: victim@example.com X: 1 Y';

test('S27 SF14: a subject or text message with user input is a single line', async () => {
  const { id: userId, email } = await addMember(world);
  await world.owner.transaction().execute(async (tx) => {
    await queueNotification(tx, world.app.context, {
      userId,
      kind: 'outbid',
      template: 'outbid',
      reason: 'a hostile title',
      subject: `You have been outbid: ${HOSTILE}`,
      content: { heading: 'Outbid', paragraphs: [] },
    });
    const addressed = { userId, template: 'test', recipient: PHONE, dedupeKey: 'a hostile text' };
    await queueMessage(tx, { ...addressed, channel: 'sms', text: `Closing: ${HOSTILE}` });
  });
  expect((await messagesTo(world, email))[0]?.subject).toBe(`You have been outbid: ${ONE_LINE}`);
  expect((await messagesTo(world, PHONE))[0]?.bodyText).toBe(`Closing: ${ONE_LINE}`);
});
