import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';

// The version that pages built before an update report.
const THIS = '11/01/24';
const BEFORE = '10/01/24';

test(
  'OPS-08 a page from before an update asks for a reload, and is current after it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll(THIS, BEFORE) });
    });
    const bar = page.getByRole('status').filter({ hasText: 'Hammerdock has been updated' });
    const notice = bar.getByText('Please reload this page.');
    await page.goto('/search');
    // The next request to the server reveals the update.
    await sortBy(page, 'Time remaining', /sort=1/);
    await expect(notice).toBeVisible();
    // Waits for pending requests first; the browser does not cache the scripts of a routed page.
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/*.js', (route) => route.continue());
    await bar.getByRole('button', { name: 'Reload' }).click();
    await sortBy(page, 'Current price low to high', /sort=3/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

async function sortBy(page: Page, label: string, address: RegExp): Promise<void> {
  // A selection made before the page is hydrated would be lost.
  await expect(async () => {
    await page.getByLabel('Sort by').selectOption({ label });
    await expect(page).toHaveURL(address, { timeout: 1_000 });
  }).toPass();
}
