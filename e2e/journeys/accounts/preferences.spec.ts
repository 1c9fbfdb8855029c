// Notification preferences: chosen, saved, applied, and turned off by the link at the end of an
// email.
import { expect, type Page } from '@playwright/test';
import type { OutboxMessage } from '@hammerdock/contract/services/messages.ts';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { test } from '../../steps/test.ts';
import { expectAccessible } from '../../steps/accessible.ts';
import { expectAlert } from '../../steps/bid.ts';
import { callAs, callerWith, startSession } from '../../steps/store/over-http.ts';

const USERNAME = 'quiet';
const EMAIL = 'quiet@example.com';
const REFUSED = {
  status: 'error',
  statusText: 'Not today.',
  code: 'InputInvalid',
  facts: {},
  fieldErrors: {},
};
const SAVED = 'Your preferences are saved';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test(
  'NTF-01 UX-08 preferences are ticked, saved and applied, and an email can turn off its own kind',
  { tag: '@phone' },
  async ({ page, request }) => {
    await startSession(page, USERNAME);
    const caller = await callAs(USERNAME);
    const { phone } = (await caller.ask<{ userData: UserData }>('user/getUserProfileDetails', {}))
      .userData;
    await page.goto('/account/notifications');
    await test.step('the page explains itself, and shows only choices that exist', async () => {
      await expect(page.getByText(/^We send out many emails\. Some of them/)).toHaveText(
        'We send out many emails. Some of them, such as payment information, are sent ' +
          'regardless of your preferences.',
      );
      await expect(page.getByRole('columnheader')).toHaveText(['Notification', 'Email', 'SMS']);
      for (const hidden of ['Payment information by Email', 'Trending now by SMS']) {
        await expect(box(page, hidden)).toHaveCount(0);
      }
      const payment = page.getByRole('row', { name: /^Payment information/ });
      await expect(payment).toContainText('Always');
      await expect(box(page, 'Payment information by SMS')).not.toBeChecked();
      await expect(box(page, 'Trending now by Email')).not.toBeChecked();
    });
    await test.step('a choice that could not be saved stays ticked, and is saved later', async () => {
      await expect(box(page, 'Credits by Email')).toBeChecked();
      await box(page, 'Credits by Email').uncheck();
      await box(page, 'Credits by SMS').check();
      await expectAccessible(page, 'the preferences');
      const call = '**/api/user/updateUserNotification';
      await page.route(call, (route) => route.fulfill({ status: 422, json: REFUSED }));
      await page.getByRole('button', { name: 'Save' }).click();
      await expectAlert(page, REFUSED.statusText);
      await expect(box(page, 'Credits by Email')).not.toBeChecked();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await page.unroute(call);
      await save(page);
      await page.reload();
      await expect(box(page, 'Credits by Email')).not.toBeChecked();
      await expect(box(page, 'Credits by SMS')).toBeChecked();
    });
    await test.step('an unticked kind is not sent; ticked again, it is', async () => {
      await caller.ask('user/applyCoupon', { coupon_code: 'WALKPILE' });
      await expect.poll(() => channelsNotified(phone)).toEqual(['sms']);
      await box(page, 'Credits by Email').check();
      await save(page);
      await caller.ask('user/applyCoupon', { coupon_code: 'WALKPILE' });
      await expect.poll(() => channelsNotified(phone)).toEqual(['email', 'sms', 'sms']);
    });
    await test.step('the last line of the email turns off its kind, and no other', async () => {
      const [email] = (await notificationsTo(phone)).filter(({ channel }) => channel === 'email');
      await page.goto(/\S+\/unsubscribe\?\S+/.exec(email?.text ?? '')?.[0] ?? '');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You won’t get any more “Credits” emails',
      );
      await page.goto('/account/notifications');
      await expect(box(page, 'Credits by Email')).not.toBeChecked();
      await expect(box(page, 'Credits by SMS')).toBeChecked();
      await expect(box(page, 'Outbid by Email')).toBeChecked();
    });
    await test.step('NTF-03 every link of every sent email works', async () => {
      const all = (await sentTo('')).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
      // Without a signed-in user, because anyone may open the email.
      for (const link of new Set(all)) {
        expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
      }
      const pages = all.map((link) => new URL(link).pathname.split('/')[1]);
      expect(pages).toEqual(expect.arrayContaining(['user', 'unsubscribe']));
    });
  },
);

async function save(page: Page): Promise<void> {
  // Alerts with the same text close automatically; the newest is the one of this save.
  const answered = page.waitForResponse('**/api/user/getUserNotification');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAlert(page, SAVED);
  await answered;
  await expect(page.getByText('Not saved yet')).toBeHidden();
}

async function sentTo(recipient: string): Promise<OutboxMessage[]> {
  const asked = { recipient, limit: 100 };
  const { messages } = await callerWith().ask<{ messages: OutboxMessage[] }>(
    'custom/listMessages',
    asked,
  );
  return messages;
}

/** The channels through which they were notified of new credit. */
const notificationsTo = async (phone: string): Promise<OutboxMessage[]> =>
  [...(await sentTo(EMAIL)), ...(await sentTo(phone))].filter(
    ({ template }) => template === 'credit-granted',
  );

const channelsNotified = async (phone: string): Promise<string[]> =>
  (await notificationsTo(phone)).map(({ channel }) => channel);
