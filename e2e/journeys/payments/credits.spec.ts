import { expect } from '@playwright/test';
import { expectAlert } from '../../steps/bid.ts';
import { fieldOf } from '../../steps/fields.ts';
import { enterAt } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

const AVAILABLE = 'Available Credits Amount';

test(
  'CRED-01 a coupon is applied, and the credits are listed twelve a page',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'saver');
    await page.goto('/user/credits');
    await expect(page.getByRole('heading', { name: 'My Credits/Coupon' })).toBeVisible();
    await expect(page.getByLabel(AVAILABLE)).toHaveText('$60.00');
    const table = page.getByRole('table');
    for (const name of ['Coupon Code', 'Date', 'Amount', 'Notes']) {
      await expect(table.getByRole('columnheader', { name })).toBeAttached();
    }
    await expect(table.getByRole('row', { name: /WALKPILE/ })).toHaveCount(12);
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await expect(pages).toHaveCount(0);

    const code = fieldOf(page, 'Coupon code');
    const apply = page.getByRole('button', { name: 'Apply Coupon' });
    await expect(code).toHaveAttribute('placeholder', 'Enter coupon code');
    await apply.click();
    await expect(code).toHaveAccessibleDescription('Enter coupon code');
    for (const [typed, error] of [
      ['NOSUCHCODE', 'This coupon code isn’t valid.'],
      ['walkold', 'This coupon has expired.'],
      ['walkgone', 'This coupon has been used up.'],
      ['walkpile', 'You have already used this coupon.'],
    ] as const) {
      await code.fill(typed);
      await apply.click();
      await expect(code).toHaveAccessibleDescription(error);
      await expect(code).toHaveValue(typed);
    }
    await code.fill(' walk5 ');
    await apply.click();
    await expectAlert(page, 'Coupon applied successfully');
    await expect(code).toHaveValue('');
    await expect(page.getByLabel(AVAILABLE)).toHaveText('$65.00');
    const today = /WALK5 \d\d-\d\d-\d{4} \$5\.00 Thank you for coming/;
    await expect(table.getByRole('row').nth(1)).toHaveAccessibleName(today);
    await expect(table.getByRole('row')).toHaveCount(13);
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(table.getByRole('row', { name: /WALKPILE/ })).toHaveCount(1);
  },
);

test(
  'CRED-01 UX-08 without credits the page shows $0.00 and explains what will appear there',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'nocard');
    await page.goto('/user/credits');
    await expect(page.getByLabel(AVAILABLE)).toHaveText('$0.00');
    await expect(page.getByRole('heading', { name: 'No credits yet' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test('R57 UX-01 by keyboard a buyer who leads nothing gets the deposit back', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Coffee urn', depositCents: 5000 });
  await (await callAs('delia')).ask('mobile/submitDeposit', { product_id: lot.id });
  await startSession(page, 'delia');
  await page.goto('/user/credits');
  await enterAt(page, page.getByRole('button', { name: 'Return my deposit' }));
  const dialog = page.getByRole('dialog', { name: 'Return my deposit' });
  await enterAt(page, dialog.getByRole('button', { name: 'Return $50.00' }));
  await expectAlert(page, 'Your deposit is on its way back');
  await expect(page.getByText('We hold $50.00.')).toHaveCount(0);
});
