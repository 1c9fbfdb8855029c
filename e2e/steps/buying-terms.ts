import { expect, type Page } from '@playwright/test';

const TERMS = [
  'buyer premium of $3.00 or 17%, whichever is greater',
  'sales tax',
  'no shipping',
  'within 4 days',
  'forfeited',
];

/** UX-06: the costs added to a bid and a winner's duties, shown before bidding. */
export async function expectBuyingTerms(page: Page): Promise<void> {
  const terms = page.getByRole('main').getByText('You pay your winning bid').first();
  await expect(terms).toBeVisible();
  for (const words of TERMS) await expect(terms).toContainText(words);
}
