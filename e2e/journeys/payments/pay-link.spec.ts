// The payment link in the email about an unpaid receipt.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { enterAt, pickIn, typeInto } from '../../steps/keyboard.ts';
import { readLink } from '../../steps/store/outbox.ts';

const EMAIL = 'linda@example.com';
const LINK = '/pay?token=';

test(
  'UX-01 by keyboard the emailed link pays the receipt, and shows nothing private',
  { tag: '@phone' },
  async ({ page, context }) => {
    const link = await readLink(page, EMAIL, 'Your payment failed', LINK);
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^Pay receipt \d+$/ })).toBeVisible();
    await expect(main).not.toContainText(/Linda|Tin kettle|example\.com/);
    const frame = page.frameLocator('iframe[title="Card details"]');
    await typeInto(page, frame.getByLabel('Card number'), '4242424242424242');
    await typeInto(page, frame.getByLabel('Name on card'), 'Linda Link');
    await pickIn(page, frame.getByLabel('Month'), '12');
    await pickIn(page, frame.getByLabel('Year'), String(new Date().getFullYear() + 4));
    await typeInto(page, frame.getByLabel('CVC'), '123');
    await page.keyboard.press('Enter');
    const pay = main.getByRole('button', { name: /^Pay \$/ });
    // What was not sent leaves the card ready, and is not mentioned once it can be sent.
    await expect(pay).toBeVisible();
    await context.setOffline(true);
    await enterAt(page, pay);
    await expect(main.getByRole('alert')).toContainText('Nothing was sent.');
    await context.setOffline(false);
    await expect(main.getByRole('alert')).toBeHidden();
    await enterAt(page, pay);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Thank you');
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('paid');
  },
);
