import { expect, type Browser, type Page } from '@playwright/test';
import { expectAlert } from './bid.ts';
import { PASSWORD, startSession } from './store/over-http.ts';

export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** By the form, as a user does. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, username, password);
  await expectSignedIn(page);
}

/** Resolves when the page makes the request that follows a completed sign-in. */
export const isComplete = (page: Page) =>
  page.waitForResponse(/\/checkLogedUserAlreadySeenTermsAndConditions$/);

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  // The alert closes by itself, on a busy machine before the home page appears.
  await Promise.all([
    expectAlert(page, 'Logged out successfully'),
    expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible(),
  ]);
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click();
}

/** Another user in their own browser, signed in without the form; `baseURL`: of another store. */
export async function openAsUser(
  browser: Browser,
  username: string,
  baseURL?: string,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await startSession(page, username);
  return page;
}
