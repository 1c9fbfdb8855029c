import { expect, test } from 'vitest';
import { queueMessage } from '../operations/messaging/queue-message.ts';
import { fakeSms } from '../testing/fakes/message-gateways.ts';
import { until } from '../testing/process.ts';
import { openWorld } from '../testing/world.ts';

test('NTF-03 a new message is sent without waiting for a scheduled job', async () => {
  const sent: string[] = [];
  const sms = fakeSms({
    send: ({ recipient }) => {
      sent.push(recipient);
      return Promise.resolve();
    },
  });
  const world = await openWorld({ sms });
  const recipient = '+14045550100';
  const message = { channel: 'sms', dedupeKey: 'code', userId: null, template: 'test' } as const;
  await world.app.context.db
    .transaction()
    .execute((tx) => queueMessage(tx, { ...message, recipient, text: 'Hello' }));
  await until('the message is sent', async () => {
    const { sentAt } = await world.owner
      .selectFrom('messages')
      .select('sentAt')
      .executeTakeFirstOrThrow();
    return sentAt !== null;
  });
  expect(sent).toEqual([recipient]);
  await world.close();
});
