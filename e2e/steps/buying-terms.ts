import { expect, type Page } from '@playwright/test';

const TOLD = [
  'buyer premium of $3.00 or 17%, whichever is greater',
  'sales tax',
  'no shipping',
  'within 4 days',
  'forfeited',
];

/** UX-06: what comes on top of a bid and what a winner has to do, before anybody bids. */
export async function expectBuyingTerms(page: Page): Promise<void> {
  const terms = page.getByRole('main').getByText('You pay your winning bid').first();
  await expect(terms).toBeVisible();
  for (const words of TOLD) await expect(terms).toContainText(words);
}
