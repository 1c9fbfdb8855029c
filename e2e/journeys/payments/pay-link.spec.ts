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
  async ({ page }) => {
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
    await enterAt(page, main.getByRole('button', { name: /^Pay \$/ }));
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Thank you');
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('paid');
  },
);
