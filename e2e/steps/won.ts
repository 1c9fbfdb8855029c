import { expect, type Page } from '@playwright/test';

/** The receipt appears a moment after the close; until then the list is reloaded. */
export async function expectPaid(page: Page, lot: string): Promise<void> {
  await expect(async () => {
    await page.goto('/auctions/won');
    const card = page.getByRole('article', { name: lot });
    await card.getByRole('link', { name: 'Paid' }).click({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /^Receipt / })).toBeVisible();
  // Not the link of the same name in the sidebar.
  const status = page.getByText('Paid', { exact: true }).and(page.locator(':not(a, a *)'));
  await expect(status.first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText(lot);
}
