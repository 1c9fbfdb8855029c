// The store is closed for maintenance and opened again. The test has a separate store, so that
// other tests are not affected.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { enterAt, typeInto } from '../../steps/keyboard.ts';
import { routesOf } from '../../steps/routes.ts';
import { PASSWORD } from '../../steps/store/over-http.ts';
import { openOwnStore, type OwnStore } from '../../steps/store/own-store.ts';

const MESSAGE = 'We’re taking inventory until noon.';

let store: OwnStore;
test.beforeAll(async () => {
  store = await openOwnStore();
});
test.afterAll(() => store.close());

const goto = (page: Page, path: string) => page.goto(`${store.address}${path}`);

const signIn = async (page: Page, email: string): Promise<void> => {
  const data = { email, password: PASSWORD };
  const origin = { origin: store.address };
  const response = await page.request.post(`${store.address}/api/user/signin`, {
    data,
    headers: origin,
  });
  expect(response.status()).toBe(200);
};

/** The address of a lot that can be bid on. */
async function openLot(page: Page): Promise<string> {
  await goto(page, '/search');
  await page.getByRole('article').first().getByRole('link', { name: 'Bid Now' }).click();
  await expect(page.getByRole('button', { name: /Quick bid/ })).toBeEnabled();
  return page.url();
}

/** Each address leads to the page of the maintenance, except that page and the sign-in. */
async function expectEveryPageClosed({ request }: Page, pages: readonly string[]): Promise<void> {
  for (const path of pages) {
    if (['/maintanence', '/login'].includes(path)) continue;
    const response = await request.get(`${store.address}${path}`);
    const { pathname } = new URL(response.url());
    expect([path, pathname, response.status()]).toEqual([path, '/maintanence', 503]);
  }
}

test('NAV-09 UX-01 by keyboard an admin closes the store for all but admins and the desk, and the page updates when it opens', async ({
  page,
  browser,
}) => {
  const newPage = async () => (await browser.newContext()).newPage();
  const [guest, buyer, staff] = [await newPage(), await newPage(), await newPage()];
  await signIn(buyer, 'rival');
  await signIn(staff, 'staff');
  await signIn(page, 'admin');
  await goto(guest, '/search');
  const lot = await openLot(buyer);
  await goto(page, '/admin/maintenance');
  await typeInto(page, page.getByLabel('Message to visitors'), MESSAGE);
  await enterAt(page, page.getByRole('button', { name: 'Close the store' }));
  await expect(page.getByRole('dialog')).toContainText(MESSAGE);
  await enterAt(page, page.getByRole('button', { name: 'Yes, close it now' }));
  await expect(page.getByRole('main').getByText('The store is closed')).toBeVisible();

  // The open page of a lot shows it, refuses a bid and stays.
  const banner = buyer.getByRole('complementary', { name: 'Maintenance' });
  await expect(banner).toContainText(MESSAGE);
  await buyer.getByRole('button', { name: /Quick bid/ }).click();
  const outcome = buyer.getByRole('group', { name: 'Not placed' });
  await expect(outcome).toContainText(`The store is closed for maintenance. ${MESSAGE}`);
  await expect(buyer.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(buyer).toHaveURL(lot);

  const buyerElsewhere = await buyer.context().newPage();
  for (const visitor of [guest, buyerElsewhere]) {
    for (const path of ['/terms', '/auctions/all']) {
      await goto(visitor, path);
      await expect(visitor, path).toHaveURL(/\/maintanence(\?|$)/);
      await expect(visitor.getByText(MESSAGE)).toBeVisible();
      await expect(visitor.getByText('The store is open')).toBeHidden();
      await expect(visitor.getByText('Login / Register')).toBeHidden();
    }
  }
  await expectEveryPageClosed(guest, routesOf('public'));
  const own = (['bids', 'account', 'seller'] as const).flatMap(routesOf);
  await expectEveryPageClosed(buyer, own);
  const closed = await guest.request.get(`${store.address}/maintanence`);
  expect(closed.status()).toBe(503);
  expect(Number(closed.headers()['retry-after'])).toBeGreaterThan(0);
  const call = await guest.request.post(`${store.address}/api/mobile/homeProducts`, { data: {} });
  expect(call.status()).toBe(503);
  expect(await call.json()).toMatchObject({ code: 'Maintenance', statusText: MESSAGE });
  for (const health of ['/readyz', '/healthz'])
    expect((await guest.request.get(`${store.address}${health}`)).status()).toBe(200);
  expect((await guest.request.get(`${store.address}/sandbox/tokenise`)).status()).toBe(200);

  await goto(staff, '/desk');
  await staff.getByLabel('Checkout code').fill('NOT-A-CODE');
  await staff.getByRole('button', { name: 'Open' }).click();
  await expect(staff.getByText('This code is no longer valid.')).toBeVisible();
  // It stays, to be corrected.
  await expect(staff.getByLabel('Checkout code')).toHaveValue('NOT-A-CODE');
  await goto(staff, '/');
  await expect(staff.getByRole('main').getByText(MESSAGE)).toBeVisible();

  // An admin who was not signed in can sign in by the form and sees the store as usual.
  const admin = await newPage();
  await goto(admin, '/login');
  await admin.getByLabel('Email or username').fill('admin');
  await admin.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await admin.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(admin.getByRole('button', { name: 'My Account' })).toBeVisible();
  await goto(admin, '/search');
  await expect(admin.getByRole('article').first()).toBeVisible();

  await enterAt(page, page.getByRole('button', { name: 'Open the store' }));
  await expect(page.getByText('The store is open.')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(buyer).toHaveURL(lot);
  await expect(buyerElsewhere.getByRole('heading', { level: 1, name: 'All Items' })).toBeVisible();
  // A guest’s protected page leads home.
  await expect(guest).toHaveURL(`${store.address}/?referer=%2Fauctions%2Fall`);
  await expect(guest.getByRole('article').first()).toBeVisible();
});
