// All filters together, set by hand and read back from a shared address.
import { expect, type Page } from '@playwright/test';
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
  await filters.getByRole('radio', { name: 'Within 24 hours' }).click();
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

async function expectPicks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My picks');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: FUNNEL })).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const name of ['Decatur, GA', 'Within 24 hours']) {
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
