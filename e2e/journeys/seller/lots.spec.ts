// A seller's lots: the form, and the table of drafts.
import { expect, test } from '@playwright/test';
import { openAsUser } from '../../steps/sign-in.ts';

test('a seller enters lots by form, changes them in the table and in bulk, and undoes it', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  for (const title of ['Brass kettle', 'Brass teapot']) {
    await page.goto('/seller/lot/new');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Start price ($)').fill('10.00');
    await page.getByLabel('UPC').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The check digit doesn’t match.')).toBeVisible();
    await expect(page.getByLabel('UPC')).toBeFocused();
    await page.getByLabel('UPC').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a category. Choose a condition.')).toBeVisible();
  }

  await page.goto('/seller/lots/draft?text=Brass');
  const price = page.getByRole('textbox', { name: 'Start price of Brass kettle' });
  await price.fill('12.00');
  await price.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Select all lots on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected lots' });
  await bar.getByLabel('Action').selectOption('Lower prices by %');
  await bar.getByLabel('Value').fill('50');
  await bar.getByRole('button', { name: 'Apply' }).click();
  const teapot = page.getByRole('textbox', { name: 'Start price of Brass teapot' });
  await expect(teapot).toHaveValue('5.00');
  await expect(price).toHaveValue('6.00');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(teapot).toHaveValue('10.00');
  await expect(price).toHaveValue('12.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue('10.00');

  await bar.getByLabel('Action').selectOption('Delete');
  await bar.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('No lots match')).toBeVisible();
});
