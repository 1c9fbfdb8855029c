// A lot without a photo has a placeholder in lists, on its page and in suggestions.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';

test(
  'a lot without a photo shows "No photo" in lists and on its page',
  { tag: '@both' },
  async ({ page, makeLots }, { project }) => {
    const title = `Cordless drill of a ${project.name}`;
    const [lot] = await makeLots({ title, images: [] });
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('img', { name: 'No photo' })).toBeVisible();
    await expect(card.getByText('No photo')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);

    await page.goto(`/productView/${lot.id}`);
    const placeholder = page.getByRole('img', { name: `${title}: no photo` });
    await expect(placeholder).toBeVisible();
    await expect(placeholder).toHaveText('No photo');
    await expect(page.getByRole('button', { name: 'Zoom in on the picture' })).toHaveCount(0);
    // The label is still there, and is not shown as a photo.
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    const label = page.getByRole('button', { name: 'Zoom in on the picture' }).locator('img');
    await expect(label).toHaveAttribute('src', /label-/);
  },
);

test('a lot without a photo is suggested with "No photo"', async ({ page, makeLots }) => {
  const [{ title }] = await makeLots({ title: 'Photoless sander', images: [] });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search for active items' }).fill('photoless');
  await expect(page.getByRole('option', { name: `No photo ${title}` })).toBeVisible();
});
