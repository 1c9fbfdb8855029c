import { expect, test, type Page } from '@playwright/test';

// What the pages that were built before an update say of themselves.
const THIS = '11/01/24';
const BEFORE = '10/01/24';

test(
  'OPS-08 a page from before an update is told to reload, and is new then',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll(THIS, BEFORE) });
    });
    const bar = page.getByRole('status').filter({ hasText: 'Hammerdock has been updated' });
    const told = bar.getByText('Please reload this page.');
    await page.goto('/search');
    // The next thing that is asked of the server tells.
    await sortBy(page, 'Time remaining', /sort=1/);
    await expect(told).toBeVisible();
    // What is still on its way comes first; the browser keeps no script of a page that is routed.
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/*.js', (route) => route.continue());
    await bar.getByRole('button', { name: 'Reload' }).click();
    await sortBy(page, 'Current price low to high', /sort=3/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(told).toBeHidden();
  },
);

async function sortBy(page: Page, label: string, address: RegExp): Promise<void> {
  // What is chosen before the page's scripts listen is lost.
  await expect(async () => {
    await page.getByLabel('Sort by').selectOption({ label });
    await expect(page).toHaveURL(address, { timeout: 1_000 });
  }).toPass();
}
