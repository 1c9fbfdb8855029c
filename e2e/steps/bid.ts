import { expect, type Locator, type Page } from '@playwright/test';
import { openSearchBox } from './shell.ts';

export async function openLot(page: Page, title: string): Promise<void> {
  await page.goto('/');
  const box = await openSearchBox(page);
  await box.fill(title);
  await box.press('Enter');
  // Only the results have this link: the home page shows a lot in several rows.
  await expect(page.getByLabel('Sort by')).toBeVisible();
  const link = page.getByRole('article', { name: title, exact: true }).getByRole('link', {
    name: title,
    exact: true,
  });
  // In a list the lot may open in a drawer; its page has its own address.
  await page.goto((await link.first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const biddingOf = (page: Page): Locator => page.getByRole('region', { name: 'Bidding' });

/** Types the amount and asks for the confirmation, or for what has to be done first. */
export async function askToBid(page: Page, amount: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Bid' });
  await form.getByLabel('Your maximum bid').fill(amount);
  await form.getByRole('button', { name: /^(Place max bid|Increase (max )?bid)$/ }).click();
}

export async function confirmBid(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bid Confirmation' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // The alert closes by itself after a few seconds.
  await expectAlert(page, 'Bid placed successfully');
  await expect(dialog).toBeHidden();
}

export async function bid(page: Page, amount: string): Promise<void> {
  await askToBid(page, amount);
  await confirmBid(page);
}

/** The alerts over the page, of success and of failure. */
export const alertsOf = (page: Page): Locator =>
  page
    .getByRole('group')
    .or(page.getByRole('alert'))
    .filter({ has: page.getByRole('button', { name: 'Close this message' }) });

export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertsOf(page).filter({ hasText: text }).first()).toBeVisible();
}

export async function expectBanner(
  page: Page,
  text: string | RegExp,
  timeout?: number,
): Promise<void> {
  const options = timeout === undefined ? {} : { timeout };
  await expect(biddingOf(page).getByRole('group').getByText(text)).toBeVisible(options);
}
