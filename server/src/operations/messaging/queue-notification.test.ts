import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_KINDS, KINDS, type KindName } from '@hammerdock/domain/notifications/kinds.ts';
import { newId } from '../../security/ids.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { queueNotification } from './queue-notification.ts';

const ORIGIN = 'https://store.example';

describe('a notification', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const choose = ({ token: as }: Member, email: string, sms: string) =>
    world.call('notifications.updateUserNotification', { email, sms }, { as });
  const verifyPhone = ({ id }: Member) =>
    world.owner
      .updateTable('users')
      .set({ phoneVerifiedAt: new Date() })
      .where('id', '=', id)
      .execute();
  const notify = ({ id: userId }: Member, kind: KindName, reason = newId()) =>
    world.owner.transaction().execute((tx) =>
      queueNotification(
        tx,
        { ...world.app.context, config: { origin: ORIGIN } },
        {
          userId,
          kind,
          template: 'test',
          reason,
          subject: 'Something happened',
          content: {
            heading: 'Something happened',
            paragraphs: ['It did.'],
            button: { label: 'See it', href: `${ORIGIN}/thing` },
          },
        },
      ),
    );
  const messagesOf = ({ id }: Member) =>
    world.owner
      .selectFrom('messages')
      .selectAll()
      .where('userId', '=', id)
      // A job of the store that sends one changes where it is stored.
      .orderBy('id')
      .execute();

  test('NTF-01 is sent by email unless its kind was switched off; a mandatory one always', async () => {
    const ann = await addMember(world);
    await choose(ann, '', '');
    for (const name of Object.keys(KINDS) as KindName[]) await notify(ann, name);
    const messages = await messagesOf(ann);
    expect(messages).toHaveLength(ALL_KINDS.filter(({ mandatory }) => mandatory).length);
    expect(messages.every(({ channel }) => channel === 'email')).toBe(true);
    await choose(ann, '1,3', '');
    for (const name of ['outbid', 'closing', 'lost'] as const) await notify(ann, name);
    expect(await messagesOf(ann)).toHaveLength(messages.length + 2);
  });

  test('R62 is sent by text message to a verified phone after opt-in, with a link to stop', async () => {
    const ann = await addMember(world);
    await choose(ann, '', '1');
    await notify(ann, 'outbid');
    expect(await messagesOf(ann)).toEqual([]);
    await verifyPhone(ann);
    await notify(ann, 'outbid');
    await notify(ann, 'closing');
    const [text, ...more] = await messagesOf(ann);
    expect(more).toEqual([]);
    expect(text?.channel).toBe('sms');
    expect(text?.recipient).toMatch(/^\+1404555/);
    expect(text?.bodyText).toContain(`Hammerdock: Something happened ${ORIGIN}/thing`);
    expect(text?.bodyText).toContain(`Stop texts: ${ORIGIN}/unsubscribe?token=${ann.id}.sms.0.`);
  });

  test('is sent once per channel and reason', async () => {
    const ann = await addMember(world);
    await verifyPhone(ann);
    await choose(ann, '1', '1');
    const reason = newId();
    await notify(ann, 'outbid', reason);
    await notify(ann, 'outbid', reason);
    expect((await messagesOf(ann)).map(({ channel }) => channel).toSorted()).toEqual([
      'email',
      'sms',
    ]);
  });

  test('NTF-03 is branded HTML and text, with one-click unsubscribe if it is optional', async () => {
    const ann = await addMember(world);
    await notify(ann, 'outbid');
    await notify(ann, 'payment');
    const [optional, mandatory] = await messagesOf(ann);
    for (const message of [optional, mandatory]) {
      for (const body of [message?.bodyText, message?.bodyHtml]) {
        expect(body).toContain('Hammerdock');
        expect(body).toContain('It did.');
        expect(body).toContain(`${ORIGIN}/thing`);
      }
      expect(message?.bodyHtml).toContain('<!doctype html>');
    }
    const link = optional?.unsubscribeHref ?? '';
    expect(link).toContain(`${ORIGIN}/unsubscribe?token=`);
    expect(optional?.bodyText).toContain(link);
    expect(optional?.bodyHtml).toContain(`href="${link}"`);
    expect(mandatory?.unsubscribeHref).toBeNull();
    expect(mandatory?.bodyText).not.toContain('unsubscribe');
  });
});
