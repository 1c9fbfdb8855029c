import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_KINDS, KINDS, type KindName } from '@hammerdock/domain/notifications/kinds.ts';
import { newId } from '../security/ids.ts';
import { addMember, type Member } from '../testing/members.ts';
import { openWorld, type World } from '../testing/world.ts';
import { queueNotification } from './queue-notification.ts';

const ORIGIN = 'https://store.example';

describe('a notice', () => {
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
  const tell = ({ id: userId }: Member, kind: KindName, reason = newId()) =>
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
  const toldTo = ({ id }: Member) =>
    world.owner.selectFrom('messages').selectAll().where('userId', '=', id).execute();

  test('NTF-01 comes by email unless its kind was unticked; a mandatory one comes regardless', async () => {
    const ann = await addMember(world);
    await choose(ann, '', '');
    for (const name of Object.keys(KINDS) as KindName[]) await tell(ann, name);
    const messages = await toldTo(ann);
    expect(messages).toHaveLength(ALL_KINDS.filter(({ mandatory }) => mandatory).length);
    expect(messages.every(({ channel }) => channel === 'email')).toBe(true);
    await choose(ann, '1,3', '');
    for (const name of ['outbid', 'closing', 'lost'] as const) await tell(ann, name);
    expect(await toldTo(ann)).toHaveLength(messages.length + 2);
  });

  test('R62 comes as a text message to a verified phone that asked for it, with a way to stop', async () => {
    const ann = await addMember(world);
    await choose(ann, '', '1');
    await tell(ann, 'outbid');
    expect(await toldTo(ann)).toEqual([]);
    await verifyPhone(ann);
    await tell(ann, 'outbid');
    await tell(ann, 'closing');
    const [text, ...more] = await toldTo(ann);
    expect(more).toEqual([]);
    expect(text?.channel).toBe('sms');
    expect(text?.recipient).toMatch(/^\+1404555/);
    expect(text?.bodyText).toContain(`Hammerdock: Something happened ${ORIGIN}/thing`);
    expect(text?.bodyText).toContain(`Stop texts: ${ORIGIN}/unsubscribe?token=${ann.id}.sms.0.`);
  });

  test('is told once by each way for one reason', async () => {
    const ann = await addMember(world);
    await verifyPhone(ann);
    await choose(ann, '1', '1');
    const reason = newId();
    await tell(ann, 'outbid', reason);
    await tell(ann, 'outbid', reason);
    expect((await toldTo(ann)).map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  });

  test('NTF-03 is HTML and text, branded, and has its one-click end where it is optional only', async () => {
    const ann = await addMember(world);
    await tell(ann, 'outbid');
    await tell(ann, 'payment');
    const [optional, mandatory] = await toldTo(ann);
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
