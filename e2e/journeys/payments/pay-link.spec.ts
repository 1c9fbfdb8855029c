// The payment link in the email about an unpaid receipt.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { enterAt, pickIn, typeInto } from '../../steps/keyboard.ts';
import { readLink } from '../../steps/store/outbox.ts';

const EMAIL = 'linda@example.com';
const LINK = '/pay?token=';

test(
  'UX-01 by keyboard the emailed link names and pays the items, and shows nothing of the buyer',
  { tag: '@phone' },
  async ({ page, context }) => {
    const link = await readLink(page, EMAIL, 'Your payment failed', LINK);
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^Pay receipt \d+$/ })).toBeVisible();
    await expect(main).toContainText('Tin kettle');
    await expect(main).not.toContainText(/Linda|example\.com/);
    await enterCard(page, '4000002500003155');
    const pay = main.getByRole('button', { name: /^Pay \$/ });
    await enterAt(page, pay);
    const bank = main.getByRole('link', { name: 'Confirm at your bank' });
    await expect(bank).toBeVisible();
    const [tab] = await Promise.all([page.waitForEvent('popup'), enterAt(page, bank)]);
    await tab.getByRole('button', { name: 'Refuse' }).click();
    // The bank's tab and this one say the same, without a sign-in.
    for (const each of [tab, page]) {
      await expect(each.getByRole('main').getByRole('alert')).toContainText('was not confirmed');
    }
    await tab.close();
    await enterCard(page, '4242424242424242');
    // What was not sent leaves the card ready, and is not mentioned once it can be sent.
    await expect(pay).toBeVisible();
    await context.setOffline(true);
    await enterAt(page, pay);
    await expect(main.getByRole('alert')).toContainText('Nothing was sent.');
    await context.setOffline(false);
    await expect(main.getByRole('alert')).toBeHidden();
    const other = await context.newPage();
    await other.goto(link);
    await enterCard(other, '4000000000000341');
    const latePay = other.getByRole('main').getByRole('button', { name: /^Pay \$/ });
    await expect(latePay).toBeVisible();
    await enterAt(page, pay);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Thank you');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main).toContainText(/We charged \$[\d.]+ to your card/);
    await expect(main.getByRole('status')).toBeFocused();
    await enterAt(other, latePay);
    const late = other.getByRole('main').getByRole('status');
    await expect(late).toContainText('This receipt is already paid.');
    await expect(late).toContainText('The card you entered here wasn’t charged.');
    await other.close();
    // Whose card it was is no longer known.
    await page.reload();
    await expect(main).toContainText('was paid by card with this link');
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Payment received');
  },
);

async function enterCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await typeInto(page, frame.getByLabel('Card number'), number);
  await typeInto(page, frame.getByLabel('Name on card'), 'Linda Link');
  await pickIn(page, frame.getByLabel('Month'), '12');
  await pickIn(page, frame.getByLabel('Year'), String(new Date().getFullYear() + 4));
  await typeInto(page, frame.getByLabel('CVC'), '123');
  await page.keyboard.press('Enter');
}
