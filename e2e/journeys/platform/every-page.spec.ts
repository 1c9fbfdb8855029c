// Every route, as a user who may see it: its status, no console errors, no horizontal scrolling,
// and no accessibility violation in light or dark.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAccessibleAtAnyWidth } from '../../steps/accessible.ts';
import { askToBid } from '../../steps/bid.ts';
import { collectComplaints } from '../../steps/console.ts';
import { enlargeText, expectFits } from '../../steps/large-text.ts';
import { callAs, findLot, productPage, startSession } from '../../steps/store/over-http.ts';
import { routesOf } from '../../steps/routes.ts';
import { expectSignedIn, fillSignIn } from '../../steps/sign-in.ts';

/** Our own pages, which S2 does not name. */
const FURTHER = [
  '/outbox',
  '/reset_password?token=none',
  '/verify_email?token=none',
  '/newsletter?confirm=none',
  '/unsubscribe?token=none',
];
const OWN_CODE = '/account/checkout-code';
const ADMIN_PAGES =
  `/desk /admin/bid-limits /admin/inbox /admin/pages /admin/maintenance /seller/questions
    /admin/accounting /admin/accounting/lines
    /admin/accounting/reconciliation /admin/accounting/taxes
    /admin/accounting/export`.split(/\s+/);

/** The other lists of auctions and lots differ from these in their titles only. */
const SELLER_PAGES =
  `/seller /seller/auctions/draft /seller/auction/new /seller/lots/draft /seller/lots/unsold
    /seller/lot/new /seller/intake /seller/import /seller/labels /seller/questions
    /seller/templates /seller/product/templates /seller/reports /seller/payments/saved_cards
    /seller/payments/bank_details`.split(/\s+/);

const PAGES_PER_TEST = 7;

/** Split up, so that one slow test does not delay the end of the run. */
const inParts = (pages: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, index) =>
    pages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );

for (const [index, pages] of inParts([...routesOf('public'), ...FURTHER]).entries()) {
  test(`UX-01 UX-02 a guest sees every public page without a fault, ${index + 1}`, async ({
    page,
  }) => {
    await visit(page, pages);
  });
}

for (const [whose, username, all] of [
  ['of bids', 'rival', routesOf('bids')],
  ['of the account', 'rival', [...routesOf('account'), '/checkout/cart/mine']],
  ['of sellers', 'seller', SELLER_PAGES],
  ['of admins', 'admin', ADMIN_PAGES],
] as const) {
  for (const [index, pages] of inParts(all).entries()) {
    test(`NAV-01 NAV-08 UX-01 UX-02 every page ${whose}: title, way back, no fault, ${index + 1}`, async ({
      page,
    }) => {
      await startSession(page, username);
      await visit(page, pages, async () => {
        await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).not.toHaveText('Page not found');
      });
    });
  }
}

test('NAV-01 every page of sellers is served under its path', async ({ page }) => {
  await startSession(page, 'seller');
  for (const address of routesOf('seller')) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('an address that names only a section leads to its first page', async ({ page }) => {
  await startSession(page, 'seller');
  for (const [section, first] of [
    ['/seller/auctions', '/seller/auctions/open'],
    ['/seller/lots', '/seller/lots/open'],
    ['/seller/payments', '/seller/payments/bank_details'],
  ] as const) {
    const answer = await page.request.get(section);
    expect(new URL(answer.url()).pathname, section).toBe(first);
    expect(answer.status(), section).toBe(200);
  }
});

test('a page for users is served with its sidebar and a skeleton', async ({ page }) => {
  await startSession(page, 'rival');
  const html = await (await page.request.get('/auctions/won')).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).toMatch(/<aside[^>]* aria-label="Dashboard".*>My Bids</s);
  expect(main).toContain('Loading the page');
});

test('UX-01 UX-02 the product page has no accessibility violations, for guests and signed-in users', async ({
  page,
}) => {
  const address = productPage((await findLot('Copper kettle')).id);
  await visit(page, [address]);
  await startSession(page, 'rival');
  await visit(page, [address, OWN_CODE]);
});

test(
  'UX-02 with text of twice the size nothing is cut off on a phone',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    await enlargeText(page, 200);
    for (const address of ['/registration', '/login']) {
      await page.goto(address);
      await expect(page.locator('fieldset:disabled')).toHaveCount(0);
      await expectFits(page, address);
    }
    const [lot] = await makeLots({ title: 'Wooden breakfast tray with foldable legs' });
    await (await callAs('greta')).bid(lot.id, '1000');
    await (await callAs('gustav')).bid(lot.id, '2000');
    await startSession(page, 'greta');
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/payments/saved_cards');
    await expect(page.getByText('Loading the page')).toBeAttached();
    await expectFits(page, 'the skeleton of a page');
    await page.unroute(/\.js$/);
    const bar = page.getByRole('complementary', { name: 'Lots in play' });
    for (const address of ['/', '/search', '/auctions/all', '/payments/saved_cards']) {
      await page.goto(address);
      await expect(bar.getByRole('button', { name: /^Raise/ })).toBeVisible();
      await expectFits(page, address);
    }
    await page.goto('/auctions/closing');
    const raise = page.getByRole('main').getByRole('button', { name: /^Raise/ });
    await expect(raise.first()).toBeVisible();
    await expectFits(page, 'the closing lots');

    await page.goto(productPage(lot.id));
    await expect(page.getByRole('button', { name: /^(Place max|Increase)/ })).toBeEnabled();
    await expectFits(page, 'a lot');
    await askToBid(page, '2500');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeVisible();
    await expectFits(page, 'the confirmation');
    await confirm.scrollIntoViewIfNeeded();
    const total = page.getByRole('dialog').getByRole('row', { name: 'All-in total' });
    const [below, above] = [await confirm.boundingBox(), await total.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  },
);

test('UX-01 UX-02 a payment link that is not valid says so', async ({ page }) => {
  await expectSound(page, '/pay?token=none');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This payment link isn’t valid.');
});

test('an unknown address shows a page with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-02: a guest is redirected, and after signing in to the requested address, on this site only', async ({
  page,
}) => {
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

test('PV-09: the HTML of a product page has title, picture, price and times', async ({
  request,
}) => {
  const { id } = await findLot('Copper kettle');
  const html = await (await request.get(productPage(id))).text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Copper kettle/);
  expect(html).toMatch(/<meta property="og:image" content="https?:/);
  const data = /<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Product',
    name: expect.stringContaining('Copper kettle'),
    image: expect.anything(),
    offers: {
      price: '5.00',
      priceCurrency: 'USD',
      availabilityStarts: expect.stringMatching(/^20\d\d-/),
      availabilityEnds: expect.stringMatching(/^20\d\d-/),
    },
  });
});

async function visit(
  page: Page,
  addresses: readonly string[],
  expectMore: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const complaints = collectComplaints(page);
  for (const address of addresses) {
    await test.step(address, async () => {
      await expectSound(page, address);
      await expectMore();
    });
  }
  expect(complaints).toEqual([]);
}

async function expectSound(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), 'the status').toBe(200);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Fetching) /)).toHaveCount(0);
  // Forms are disabled, and paler, until they are hydrated.
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  await expectAccessibleAtAnyWidth(page, address);
}
