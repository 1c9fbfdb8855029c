import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { ReceivedPage } from './received-page.tsx';

const INPUT = { page: 1, limit: 20, unread_only: 0 };
const one = (id: string, given: object) => ({
  id,
  kind: 1,
  name: 'Outbid',
  subject: `Outbid: ${id}`,
  body: 'It now stands at $30.\nBid again?',
  path: `/productView/${id}`,
  date_added: '2026-11-27T15:00:00.000Z',
  read: 0,
  ...given,
});

async function shown(role: 'buyer' | 'seller', impersonated = false) {
  const notificationList = [
    one('kettle', {}),
    one('lamp', { read: 1 }),
    one('news', { path: null, subject: 'Your account', kind: 999 }),
  ];
  const answer = { notificationList, notificationCount: 3, newest_id: 'kettle', unreadCount: 2 };
  const stage = await openStage({
    user: { role },
    answers: {
      'account.getUserProfileDetails': { userData: { role }, impersonated, appVersion: '1' },
    },
    cached: [[['notifications.listNotifications', INPUT], answer]],
    path: '/notifications',
  });
  return stage.render(<ReceivedPage list="all" page={1} />);
}

test('a notification leads to its page; one without a page is text', async () => {
  const html = await shown('buyer');
  expect(html).toMatch(/<a[^>]*href="\/productView\/kettle"[^>]*>Outbid: kettle<\/a>/);
  expect(html).toMatch(/<p[^>]*>Your account<\/p>/);
  expect(html).toContain('It now stands at $30.');
  expect(html).toContain('Bid again?');
});

test('only unread notifications can be marked as read', async () => {
  const html = await shown('buyer');
  expect(html).toContain('aria-label="Mark as read: Outbid: kettle"');
  expect(html).not.toContain('aria-label="Mark as read: Outbid: lamp"');
  expect(html).toContain('Unread (2)');
  expect(html).toContain('Mark all as read');
});

test('buyers are led to their settings, sellers have none', async () => {
  expect(await shown('buyer')).toContain('href="/account/notifications"');
  expect(await shown('seller')).not.toContain('href="/account/notifications"');
});

test('R36 an admin who acts as the user marks nothing as read', async () => {
  const html = await shown('buyer', true);
  expect(html).toContain('Outbid: kettle');
  expect(html).not.toMatch(/Mark (all )?as read/);
});
