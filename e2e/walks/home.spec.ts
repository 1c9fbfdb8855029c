// The home page, as a guest sees it.
import { expect, test } from '@playwright/test';

const BLOCKS = ['Closing soon', 'Newest', 'Buy now', 'Collect in Decatur', 'Kitchen & Dining'];

test('LIST-12: a guest sees the banners that are on, and each block that has a lot', async ({
  page,
}) => {
  await page.goto('/');
  const news = page.getByRole('list', { name: 'News' });
  await expect(news.getByRole('heading')).toHaveText([
    'Closing today',
    'Scratch & Dent, with a guarantee',
    'Bring a truck, save a fortune',
  ]);
  await expect(page.getByText('Holiday hours')).toHaveCount(0);
  for (const title of BLOCKS) {
    const block = page.getByRole('region', { name: title, exact: true });
    await expect(block.getByRole('article').first()).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Buy now', exact: true }).getByRole('article', {
      name: 'Pie funnel',
    }),
  ).toBeVisible();
});
