// Templates: the terms of auctions, and what lots of one product have in common.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { openAsUser } from '../../steps/sign-in.ts';

test('SELL-04 a seller saves a lot as a template, begins a lot with it, and edits, renames and deletes it', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/seller/lot/new');
  await field('Title').fill('Walnut bookend');
  await field('Start price ($)').fill('7.00');
  await field('LPN').fill('LPN-BOOK-1');
  await button('Save').click();
  await expect(page.getByRole('heading', { name: 'Walnut bookend' })).toBeVisible();
  await button('Save as template').click();
  await field('Name').fill('Bookends');
  await button('Save template').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/seller/product/templates');
  await page.getByRole('link', { name: 'Edit Bookends' }).click();
  await field('UPC').fill('123');
  await button('Save').click();
  await expect(page.getByText('The check digit doesn’t match.')).toBeVisible();
  await field('UPC').fill('');
  await field('Start price ($)').fill('9.00');
  await button('Save').click();
  const card = page.getByRole('article', { name: 'Bookends' });
  await expect(card).toContainText('Walnut bookend · starts at $9.00');

  await card.getByRole('link', { name: 'Use Bookends' }).click();
  await expect(field('Template')).toHaveValue(/./);
  await expect(field('Start price ($)')).toHaveValue('9.00');
  await expect(field('LPN')).toHaveValue('');
  await field('Template').selectOption('No template');
  await field('LPN').fill('LPN-BOOK-2');
  await field('Title').fill('Another');
  await field('Template').selectOption('Bookends');
  await expect(field('Title')).toHaveValue('Walnut bookend');
  await button('Save').click();
  await expect(page.getByRole('heading', { name: 'Walnut bookend' })).toBeVisible();
  await expect(field('LPN')).toHaveValue('LPN-BOOK-2');

  await page.goto('/seller/product/templates');
  await button('Rename Bookends').click();
  await field('Name').fill('Wooden bookends');
  await button('Rename').click();
  await button('Delete Wooden bookends').click();
  await button('Delete').click();
  await expect(page.getByText('No templates yet')).toBeVisible();
});

test('SELL-04 a seller saves the terms of an auction as a template, and begins an auction with it', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  await page.goto('/seller/auctions/open');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Weekly terms');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/seller/templates');
  const card = page.getByRole('article', { name: 'Weekly terms' });
  const premium = /(\d+)% premium/.exec((await card.textContent()) ?? '')?.[1] ?? 'none';
  await card.getByRole('link', { name: 'Use Weekly terms' }).click();
  await expect(page.getByLabel('Buyer premium')).toHaveValue(premium);
  await expect(page.getByLabel('Pickup center')).toHaveValue(/./);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});
