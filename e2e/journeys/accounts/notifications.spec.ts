// The bell and the list of notifications.
import { expect } from '@playwright/test';
import { callAs, startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

const CREDIT = 'in new credit';

test(
  'NTF-05 the bell counts new notifications at once; opening one, or a tap, marks it as read',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'ruth');
    const caller = await callAs('ruth');
    const redeem = () => caller.ask('user/applyCoupon', { coupon_code: 'WALKPILE' });
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    const main = page.getByRole('main');
    const credits = main.getByRole('listitem').filter({ hasText: CREDIT });
    const unread = credits.filter({ hasText: 'Unread' });

    await page.goto('/notifications');
    await test.step('the sign-in of another browser is marked as read', async () => {
      await expect(main.getByRole('listitem')).toHaveCount(1);
      await main.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell).toHaveAccessibleName('Notifications');
    });
    await test.step('a notification appears without a reload', async () => {
      await redeem();
      await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
      await expect(unread).toHaveCount(1);
    });
    await test.step('opening it leads to its page and marks it as read', async () => {
      await unread.getByRole('link').click();
      await expect(page).toHaveURL('/user/credits');
      await expect(bell).toHaveAccessibleName('Notifications');
      await bell.click();
      await expect(credits).toHaveCount(1);
      await expect(unread).toHaveCount(0);
    });
    await test.step('one is marked by a tap, the others all at once', async () => {
      for (const _ of [1, 2, 3]) await redeem();
      await page.getByRole('link', { name: 'Unread (3)' }).click();
      await expect(unread).toHaveCount(3);
      await unread
        .first()
        .getByRole('button', { name: /^Mark as read/ })
        .click();
      await expect(unread).toHaveCount(2);
      await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
      await main.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(main.getByText('You’re all caught up')).toBeVisible();
      await expect(bell).toHaveAccessibleName('Notifications');
      await main.getByRole('link', { name: 'See all notifications' }).click();
      await expect(credits).toHaveCount(4);
    });
    await test.step('the settings are one tap away', async () => {
      await main.getByRole('link', { name: 'Settings' }).click();
      await expect(page).toHaveURL('/account/notifications');
    });
  },
);
