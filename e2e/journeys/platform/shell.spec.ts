// The pages and how to reach them: header, menus, drawers.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAtAnyWidth } from '../../steps/accessible.ts';
import { test } from '../../steps/test.ts';
import { routesOf } from '../../steps/routes.ts';
import { openMenu, openSearchBox, openSideDrawer } from '../../steps/shell.ts';
import { openAccountMenu, signOut } from '../../steps/sign-in.ts';
import { isPhone } from '../../steps/widths.ts';
import { callAs, findLot, productPage, startSession } from '../../steps/store/over-http.ts';

const THUMB_PX = 44;

test('NAV-01: each public address exists with its spelling; others are not found, with a link home', async ({
  page,
  request,
}) => {
  for (const path of routesOf('public')) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const { id } = await findLot('Copper kettle');
  expect((await request.get(productPage(id))).status()).toBe(200);
  for (const path of ['/nowhere', '/About', '/maintenance', '/faq/more', '/newsletter']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Search all items' }).click();
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('buyers cannot open the pages of sellers, admins and the desk', async ({ page }) => {
  await startSession(page, 'rival');
  for (const path of [...routesOf('seller'), '/admin/inbox', '/admin/bid-limits', '/desk']) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, 'a page for other roles');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const [username, statuses] of [
  ['seller', [200, 403, 403]],
  ['staff', [403, 200, 403]],
  ['admin', [200, 200, 200]],
] as const) {
  test(`of the pages of sellers, desk and admins, ${username} opens those of the role`, async ({
    page,
  }) => {
    await startSession(page, username);
    const paths = ['/seller/lots/open', '/desk', '/admin/pages'];
    const answers = await Promise.all(paths.map((path) => page.request.get(path)));
    expect(answers.map((answer) => answer.status())).toEqual(statuses);
  });
}

test('NAV-01 NAV-04 NAV-08: with an unpaid receipt only Cards and Receipts remain, and are reachable', async ({
  page,
}) => {
  await startSession(page, 'unpaid');
  await page.goto('/invoices/partial');
  await openAccountMenu(page);
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await expect(menu.getByRole('link')).toHaveText(['Cards', 'Receipts']);
  await page.keyboard.press('Escape');
  const sidebar = page.getByRole('navigation', { name: 'My pages' });
  await expect(sidebar.getByRole('link')).toHaveText(['Card Details', 'My Receipts']);

  await page.getByRole('main').locator('a[href^="/invoice/"]').first().click();
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, 'a receipt');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/checkout/invoice/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const review = page.getByRole('region', { name: 'Review your order' });
  await expect(review).toContainText(/1 item *Receipt Number \d+/);
  await expect(review.getByRole('table', { name: 'Receipt Summary' })).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  // Its card was declined, so the choice is open.
  await expect(payment).toContainText(/The last charge to your .* was declined/);
  await payment.getByRole('button', { name: 'Change' }).click();
  await expect(payment.getByRole('button', { name: /^Pay Now \$\d+\.\d\d$/ })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, 'the checkout');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible();
});

test(
  'NAV-03: a guest sees logo, search, camera, help, Login / Register',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Hammerdock/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'My Account' })).toHaveCount(0);

    const box = await openSearchBox(page);
    await expect(box).toHaveAttribute('placeholder', 'Search for active items');
    await expect(page.getByRole('button', { name: 'Scan Label' }).last()).toBeVisible();
    await box.fill('kettle');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=kettle$/);
    const again = await openSearchBox(page);
    await again.fill('teapot');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).last().click();
    await expect(page).toHaveURL(/\/search\?q=teapot$/);
    if (!isPhone(page)) await expectTypedToStay(page, again);

    const where = isPhone(page) ? await openSideDrawer(page) : header;
    await where.getByRole('button', { name: 'Need help' }).click();
    await expect(page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' })).toBeVisible();
  },
);

test(
  'NAV-03 NAV-04: a buyer has the heart with its count and every entry of the menu',
  { tag: '@both' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: isPhone(page) ? 'Gravy boat' : 'Sugar bowl' });
    const username = isPhone(page) ? 'wendy' : 'wanda';
    await startSession(page, username);
    await page.goto(`/search?q=${encodeURIComponent(lot.title)}`);
    const heart = page.getByRole('banner').getByRole('link', { name: /^Watchlist/ });
    await expect(heart).toHaveAttribute('href', '/watchlist/watchlist');
    const watch = page.getByRole('button', { name: `Watch ${lot.title}` }).first();
    const { watchlistCount: before } = await (
      await callAs(username)
    ).ask<{ watchlistCount: number }>('mobile/getWatchlistCnt', { typearr: [1, 2] });
    await expect.poll(() => countOf(heart)).toBe(before);
    await turn(watch, true);
    await expect.poll(() => countOf(heart)).toBe(before + 1);
    await turn(watch, false);
    await expect.poll(() => countOf(heart)).toBe(before);

    await openAccountMenu(page);
    await expect(page.getByRole('navigation', { name: 'My Account' }).getByRole('link')).toHaveText(
      [
        'My Profile',
        'Checkout QR Code',
        'Bids',
        'Watchlist',
        'Cards',
        'Receipts',
        'Notifications',
        'Credits',
        'Saved Search',
      ],
    );
    await page.keyboard.press('Escape');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  },
);

async function turn(toggle: Locator, on: boolean): Promise<void> {
  await expect(toggle).toHaveAttribute('aria-pressed', String(!on));
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', String(on));
}

/** The address bar changes during the touch on the button. */
async function expectTypedToStay(page: Page, box: Locator): Promise<void> {
  await box.fill('spinner');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).hover();
  await page.mouse.down();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kettle');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/search\?q=spinner$/);
  await page.goBack();
  await expect(box).toHaveValue('kettle');
}

const countOf = async (heart: Locator): Promise<number> =>
  Number(/\d+/.exec((await heart.getAttribute('aria-label')) ?? '')?.[0] ?? 0);

test(
  'NAV-05: locations and categories, by section, lead to the search; an empty list has a message',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    const kinds = await openMenu(page, 'Categories');
    await expect(kinds.getByRole('group')).toHaveCount(4);
    for (const name of [
      'Home & Decor',
      'Personal & lifestyle',
      'Outdoor & Activities',
      'Work & study',
    ]) {
      await expect(kinds.getByRole('group', { name })).toBeVisible();
    }
    await kinds.getByRole('link', { name: 'Kitchen & Dining' }).click();
    await expect(page).toHaveURL(/\/search\?category=kitchen$/);
    await expect(kinds).toBeHidden();
    const places = await openMenu(page, 'Locations');
    await places.getByRole('link', { name: 'Smyrna, GA' }).click();
    await expect(page).toHaveURL(/\/search\?location=smyrna$/);

    // The fixture store has categories. Not fetched: an early request ends with its page.
    const json = { status: 'success', statusText: '', data: { categories: [] } };
    await page.route('**/api/common/getCategories*', (route) => route.fulfill({ json }));
    await page.goto('/about');
    if (isPhone(page)) await openSideDrawer(page);
    else await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByText('No Categories Found!')).toBeVisible();
  },
);

test(
  'NAV-06: on a phone all of it is in the two drawers, within reach of a thumb',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'rival');
    await page.goto('/about');
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(THUMB_PX);
    }
    await tapOutsideOnceOpen(page);
    const drawer = await openSideDrawer(page);
    await expect(page.locator('body')).toHaveAttribute('data-tapped-twice', 'true');
    for (const part of ['Categories', 'Locations']) {
      await drawer.getByText(part, { exact: true }).click();
    }
    await expect(drawer.getByRole('link', { name: 'Office & School' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Smyrna, GA' })).toBeVisible();
    const entries = await drawer.getByRole('link').all();
    // The pages, nineteen categories, three locations.
    expect(entries.length).toBeGreaterThan(35);
    for (const entry of entries) {
      await entry.scrollIntoViewIfNeeded();
      const box = await entry.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(THUMB_PX);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await expect(drawer.getByRole('button', { name: 'Need help' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Dark colors' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await drawer.getByRole('link', { name: 'Winning' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/auctions\/winning$/);
  },
);

/** The second tap of a double tap: outside the drawer, as soon as it is there. */
const tapOutsideOnceOpen = (page: Page) =>
  page.evaluate(() => {
    const tap = (_: unknown, observer: MutationObserver) => {
      const outside = document.querySelector('.mantine-Drawer-overlay');
      if (!(outside instanceof HTMLElement)) return;
      observer.disconnect();
      outside.click();
      document.body.dataset['tappedTwice'] = 'true';
    };
    new MutationObserver(tap).observe(document.body, { childList: true, subtree: true });
  });
