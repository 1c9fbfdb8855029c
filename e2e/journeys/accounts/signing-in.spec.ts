import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAlert } from '../../steps/bid.ts';
import { expectSignedIn, fillSignIn, signIn, signOut } from '../../steps/sign-in.ts';

const SESSION_COOKIE = /hammerdock/;
const DAY_SECONDS = 24 * 3600;

test('AUTH-02 signing in works, and signing out leads to the home page, with a message', async ({
  page,
}) => {
  await signIn(page, 'rival');
  const before = (await sessionCookie(page))?.value;
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  expect((await sessionCookie(page))?.value).not.toBe(before);
});

test('SF12 after signing out, Back shows nothing private, within one document and across several', async ({
  page,
}) => {
  await signIn(page, 'rival');
  const response = await page.goto('/account/profile');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  const email = page.getByText('rival@example.com');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await page.goto('/account/invoices');
  await page.goto('/');
  await signOut(page);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'My Account' })).toHaveCount(0);
    await expect(email).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'My Profile' })).toHaveCount(0);
  }
});

test('a user who is signed in is never led back to the login', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/login?referer=%2Fterms');
  await fillSignIn(page, 'rival');
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goto('/login?referer=%2Fterms');
  await expect(page).toHaveURL('/terms');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('AUTH-02 "Remember me" outlives the browser, and without it the session ends with it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'rival');
  expect((await sessionCookie(page))?.expires).toBe(-1);
  expect(await isSignedInAfterRestart(page, browser)).toBe(false);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await fillSignIn(page, 'rival');
  await expectSignedIn(page);
  const { expires = 0 } = (await sessionCookie(page)) ?? {};
  expect(expires - Date.now() / 1000).toBeGreaterThan(7 * DAY_SECONDS);
  expect(await isSignedInAfterRestart(page, browser)).toBe(true);
});

test('AUTH-04 AUTH-20 a session of another version is signed out, and the page reloads', async ({
  page,
}) => {
  await signIn(page, 'rival');
  await page.goto('/account/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect.poll(() => keptVersion(page)).toBe('11/01/24');
  const session = (await sessionCookie(page))?.value;
  // The store was updated while this page stayed open, and the user returns to it.
  await page.evaluate(() => {
    document.title = 'a page of the older version';
    localStorage.setItem('hammerdock.appVersion', '10/01/24');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectAlert(page, 'Logged out successfully');
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle('a page of the older version');
  await expectGuest(page);
  expect(await keptVersion(page)).toBeNull();
  // The session has ended on the server too, even for someone who has its token.
  const headers = { authorization: `Bearer ${session}` };
  const answer = await page.request.post('/api/user/getUserProfileDetails', { headers, data: {} });
  expect(answer.status()).toBe(401);
});

test('AUTH-20 a page that is opened by a session of another version signs out too', async ({
  page,
}) => {
  await signIn(page, 'rival');
  // Set as the next page opens: the open one would sign out as well.
  await page.addInitScript(() => localStorage.setItem('hammerdock.appVersion', '10/01/24'));
  await page.goto('/account/profile');
  await expect(page).toHaveURL('/');
  await expectGuest(page);
});

const expectGuest = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();

const keptVersion = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('hammerdock.appVersion'));

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => SESSION_COOKIE.test(name));

/** A closed browser keeps only the cookies that have an expiry date. */
async function isSignedInAfterRestart(page: Page, browser: Browser): Promise<boolean> {
  const { cookies } = await page.context().storageState();
  const lasting = cookies.filter(({ expires }) => expires > 0);
  const context = await browser.newContext({ storageState: { cookies: lasting, origins: [] } });
  const restarted = await context.newPage();
  await restarted.goto('/login');
  const account = restarted.getByRole('button', { name: 'My Account' });
  const guest = restarted.getByRole('link', { name: 'Login / Register' });
  await expect(account.or(guest)).toBeVisible();
  const isSignedIn = await account.isVisible();
  await context.close();
  return isSignedIn;
}
