import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { NotificationsPage } from './notifications-page.tsx';

type Fault = 'bounced' | 'complained' | null;

async function show(email_fault: Fault, texts_stopped: boolean): Promise<string> {
  const found = { notifications: [], email: '', sms: '', email_fault, texts_stopped };
  const user = { email: 'ann@example.com', phone: '+14045550100', email_verified: 1 as const };
  const cached = [[['notifications.getUserNotification', {}], found]] as const;
  const stage = await openStage({ user, cached, path: '/account/notifications' });
  return textOfHtml(stage.render(<NotificationsPage />));
}

test.each([
  ['bounced', 'An email to ann@example.com came back as undeliverable.'],
  ['complained', 'An email to ann@example.com was reported as spam.'],
] as const)('says that emails are not sent because one %s, with a way back', async (fault, why) => {
  const text = await show(fault, false);
  expect(text).toContain(why);
  expect(text).toContain('Email me a verification link');
  expect(text).not.toContain('replied STOP');
});

test('says that texts are stopped, and how they begin again', async () => {
  const text = await show(null, true);
  expect(text).toContain('+14045550100 replied STOP');
  expect(text).not.toContain('undeliverable');
});

test('says nothing when messages are delivered', async () => {
  expect(await show(null, false)).not.toMatch(/undeliverable|spam|STOP/);
});
