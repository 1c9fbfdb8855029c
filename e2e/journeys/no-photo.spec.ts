// A lot without a photo says so wherever a photo would be.
import { expect } from '@playwright/test';
import { test } from '../steps/make-lots.ts';

test(
  'a lot without a photo shows "No photo" in lists, on its page and in suggestions',
  { tag: '@both' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Cordless drill of Zanzibar', images: [] });
    await page.goto('/search?q=zanzibar');
    const card = page.getByRole('article', { name: lot.title });
    await expect(card.getByRole('img', { name: 'No photo' })).toBeVisible();
    await expect(card.getByText('No photo')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);

    await page.getByRole('combobox', { name: /search/i }).fill('zanzibar');
    const suggestion = page.getByRole('option', { name: new RegExp(lot.title) });
    await expect(suggestion.getByRole('img', { name: 'No photo' })).toBeVisible();

    await page.goto(`/productView/${lot.id}`);
    const placeholder = page.getByRole('img', { name: `${lot.title}: no photo` });
    await expect(placeholder).toBeVisible();
    await expect(placeholder).toHaveText('No photo');
    await expect(page.getByRole('button', { name: 'Zoom in on the picture' })).toHaveCount(0);
    // The label is still there, and is not shown as a photo.
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    const label = page.getByRole('button', { name: 'Zoom in on the picture' }).locator('img');
    await expect(label).toHaveAttribute('src', /label-/);
  },
);
