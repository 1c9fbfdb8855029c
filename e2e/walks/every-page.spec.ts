// Every route there is, as whoever may see it: its status, a quiet console, no sideways scroll, and
// no accessibility fault in light or dark.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openLot } from '../steps/bid.ts';
import { collectComplaints } from '../steps/console.ts';
import { answerNotices } from '../steps/notices.ts';
import { expectSignedIn, fillSignIn, signIn } from '../steps/sign-in.ts';

const GUEST_PAGES = [
  '/',
  '/search',
  '/login',
  '/registration',
  '/forgot_password',
  '/reset_password?token=none',
  '/verify_email?token=none',
  '/terms',
  '/outbox',
];
const TEXT_PAGES = ['/faq', '/help', '/locationHours', '/contact', '/maintanence'];
const LIST_PAGES = [
  '/',
  '/auctions/all',
  '/auctions/winning',
  '/auctions/outbid',
  '/auctions/won',
  '/auctions/lost',
  '/auctions/auction',
];
const ACCOUNT_PAGES = [
  '/payments/saved_cards',
  '/account/profile',
  '/account/change',
  '/account/checkout-code',
  '/user/credits',
  '/invoices/all',
  '/invoices/paid',
  '/invoices/partial',
];

test('a guest sees every public page without a fault', async ({ page }) => {
  await visit(page, GUEST_PAGES);
});

test('a guest sees the store’s words without a fault', async ({ page }) => {
  await visit(page, TEXT_PAGES);
});

test('a buyer sees every list of bids without a fault', async ({ page }) => {
  await signIn(page, 'rival');
  await visit(page, LIST_PAGES);
});

test('a buyer sees every page of the account without a fault', async ({ page }) => {
  await signIn(page, 'rival');
  await visit(page, ACCOUNT_PAGES);
});

test('the desk and the requests are without a fault', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, [
    '/desk',
    '/admin/bid-limits',
    '/admin/inbox',
    '/admin/pages',
    '/admin/maintenance',
  ]);
});

test('what an admin answers and writes is without a fault', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, ['/admin/inbox', '/admin/pages', '/admin/maintenance']);
});

test('the product page is without a fault, for guests and the signed in', async ({ page }) => {
  await openLot(page, 'Copper kettle');
  const address = new URL(page.url()).pathname;
  await visit(page, [address]);
  await signIn(page, 'rival');
  await visit(page, [address]);
});

test('an unknown address is not found, and says so by its status', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-02: a guest is sent home with the wanted address, and lands there after signing in; an \
address elsewhere is not followed', async ({ page }) => {
  await answerNotices(page);
  await page.goto('/auctions/won?sort=3');
  await expect(page).toHaveURL(/^[^?]+\/\?referer=%2Fauctions%2Fwon%3Fsort%3D/);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await fillSignIn(page, 'rival');
  await expect(page).toHaveURL(/\/auctions\/won/);

  await page.context().clearCookies();
  await page.goto('/login?referer=https%3A%2F%2Fexample.com%2F');
  await fillSignIn(page, 'rival');
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
});

test('PV-09: the HTML of a product page tells title, picture, price and times', async ({
  page,
  request,
}) => {
  await openLot(page, 'Copper kettle');
  const html = await (await request.get(page.url())).text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Copper kettle/);
  expect(html).toMatch(/<meta property="og:image" content="https?:/);
  const data = /<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Product',
    name: expect.stringContaining('Copper kettle'),
    image: expect.anything(),
    offers: {
      // Another test may have bid on it, so the price is a figure and no certain one.
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'USD',
      availabilityStarts: expect.stringMatching(/^20\d\d-/),
      availabilityEnds: expect.stringMatching(/^20\d\d-/),
    },
  });
});

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  const complaints = collectComplaints(page);
  for (const address of addresses) {
    await test.step(address, () => expectSound(page, address));
  }
  expect(complaints).toEqual([]);
}

async function expectSound(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), 'the status').toBe(200);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Loading|^Fetching/)).toHaveCount(0);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overhang, `${address} scrolls sideways`).toBe(0);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(new AxeBuilder({ page }), `${address} in light colours`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The dark changes colours and nothing else.
  const contrast = new AxeBuilder({ page }).withRules(['color-contrast']);
  await expectAccessible(contrast, `${address} in dark colours`);
}

async function expectAccessible(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect.soft(found, what).toEqual([]);
}
