// Addresses that nobody was led to, and lists that have become shorter meanwhile.
import { expect, type Page } from '@playwright/test';
import { test } from '../steps/make-lots.ts';
import { callAs, productPage } from '../steps/over-http.ts';
import { comeIn, fillSignIn } from '../steps/sign-in.ts';
import { answerNotices } from '../steps/notices.ts';

const ODD = [
  ...['0', '-3', 'abc', '1.5', '1e9', '100000'].map((page) => `page=${page}`),
  'min=-5',
  'min=abc',
  'max=99999999',
  'sort=99&limit=7&view=x',
  'closing=never',
  'q=%00',
  'location=%00',
  'category=%00',
  'condition=%00',
  `lot=${'x'.repeat(90)}`,
];

test('NAV-11: whatever is odd in the address of a search falls back to the standard', async ({
  page,
}) => {
  for (const odd of ODD) {
    const response = await page.request.get(`/search?${odd}`);
    expect(response.status(), odd).toBe(200);
    expect(await response.text(), odd).toContain('All active items');
  }
});

test('LIST-02: behind the end of a list one is brought to its last page', async ({
  page,
  makeLots,
}) => {
  const watched = await makeLots({ title: 'Napkin ring', count: 11 });
  const theo = await callAs('theo');
  for (const { id } of watched) await theo.ask('mobile/addToWatchlist', { product_id: id });
  await comeIn(page, 'theo');
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/watchlist/watchlist?page=2');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Watch / }).click();
  await expect(cards).toHaveCount(10);
  await expect(page).toHaveURL('/watchlist/watchlist');
  await page.goto('/watchlist/watchlist?page=99');
  await expect(cards).toHaveCount(10);
  await page.goto('/watchlist/watchlist?page=abc');
  await expect(cards).toHaveCount(10);
});

test('NAV-02: the header’s Login leads back to where one was, or wanted to go', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Cream jug' });
  await answerNotices(page);
  await page.goto(productPage(lot.id));
  await signInByHeader(page);
  await expect(page).toHaveURL(productPage(lot.id));
  await page.context().clearCookies();
  await page.goto('/auctions/outbid?sort=3');
  await expect(page.getByText('Please sign in to go on', { exact: true })).toBeVisible();
  await signInByHeader(page);
  await expect(page).toHaveURL('/auctions/outbid?sort=3');
});

async function signInByHeader(page: Page): Promise<void> {
  const login = page.getByRole('banner').getByRole('link', { name: 'Login / Register' });
  await expect(login).toHaveAttribute('href', /referer/);
  await login.click();
  await fillSignIn(page, 'theo');
}
