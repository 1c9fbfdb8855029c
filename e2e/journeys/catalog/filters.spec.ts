// All filters together, set by hand and read back from a shared address.
import { expect, type Page } from '@playwright/test';
import { expectHydrated } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';

const FUNNEL = 'Pie funnel';
const ASKED = {
  searchtext: 'funnel',
  location: 'decatur',
  category_id: 'kitchen',
  condition: 'Opened Box',
  min_price: '1',
  max_price: '900',
  closing: '24h',
  buynow: 1,
  orderby: '4',
  limit: 20,
};

test('FIND-01: words, each filter, order, size and title determine the results and their address', async ({
  page,
  browser,
}) => {
  let asked: unknown = null;
  page.on('request', (request) => {
    if (request.url().endsWith('/searchProducts')) asked = request.postDataJSON();
  });
  await page.goto('/search?q=funnel&title=My+picks');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: 'Decatur, GA' }).click();
  await filters.getByRole('radio', { name: 'Ending in 24 hours' }).click();
  const price = filters.getByRole('form', { name: 'Price' });
  await price.getByLabel('Min', { exact: true }).fill('1');
  await price.getByLabel('Max', { exact: true }).fill('900');
  await price.getByRole('button', { name: 'Go' }).click();
  await filters.getByLabel('Buy now only').click();
  await filters.getByRole('checkbox', { name: 'Opened Box' }).click();
  await filters.getByRole('checkbox', { name: 'Kitchen & Dining' }).click();
  await page.getByLabel('Sort by').selectOption('4');
  await page.getByLabel('Items per page').selectOption('20');
  await expect(page).toHaveURL(/limit=20/);
  await expectPicks(page);
  await expect.poll(() => asked).toMatchObject(ASKED);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await expectPicks(friend);
  await friend.context().close();
});

test('on a phone a typed price is applied however the panel closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const closings = {
    button: () => panel.getByRole('button', { name: 'Show items' }).click(),
    back: () => page.goBack(),
    escape: () => page.keyboard.press('Escape'),
  };
  for (const close of Object.values(closings)) {
    await page.goto('/search?q=funnel');
    await expectHydrated(page);
    // Back closes the panel only where the store was before.
    await page.getByLabel('Sort by').selectOption('4');
    await expect(page).toHaveURL('/search?q=funnel&sort=4');
    await page.getByRole('button', { name: 'Filters' }).click();
    await panel.getByLabel('Min', { exact: true }).fill('1');
    await panel.getByLabel('Max', { exact: true }).fill('900');
    await close();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/search?q=funnel&sort=4&min=1&max=900');
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await expect(panel.getByLabel('Max', { exact: true })).toHaveValue('900');
    await page.keyboard.press('Escape');
    // Nothing is applied twice, and Back leaves the results.
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/search?q=funnel&sort=4');
  }
});

async function expectPicks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My picks');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: FUNNEL })).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const name of ['Decatur, GA', 'Ending in 24 hours']) {
    await expect(filters.getByRole('radio', { name })).toBeChecked();
  }
  for (const name of ['Opened Box', 'Kitchen & Dining']) {
    await expect(filters.getByRole('checkbox', { name })).toBeChecked();
  }
  await expect(filters.getByLabel('Buy now only')).toBeChecked();
  await expect(filters.getByLabel('Min', { exact: true })).toHaveValue('1');
  await expect(filters.getByLabel('Max', { exact: true })).toHaveValue('900');
  await expect(page.getByLabel('Sort by')).toHaveValue('4');
  await expect(page.getByLabel('Items per page')).toHaveValue('20');
}
