import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { enterAt, typeInto } from '../../steps/keyboard.ts';
import { readLink } from '../../steps/store/outbox.ts';
import { expectSignedIn, fillSignIn, signOut } from '../../steps/sign-in.ts';

test(
  'AUTH-03 UX-01 by keyboard a forgotten password is replaced through the emailed link, once',
  { tag: '@phone' },
  async ({ page }) => {
    const username = 'forgetful';
    const email = `${username}@example.com`;
    await page.goto('/login');
    await enterAt(page, page.getByRole('link', { name: 'Forgot password?' }));
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await typeInto(page, page.getByRole('main').getByLabel('Email'), email);
    await enterAt(page, page.getByRole('button', { name: 'Send link' }));
    await expect(page.getByText('we sent it a link')).toBeVisible();

    const link = await readLink(page, email, 'Choose a new password');
    const password = 'Another-dock-2027';
    await chooseNewPassword(page, link, password);
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, username, password);
    await expectSignedIn(page);

    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await chooseNewPassword(page, link, 'A-third-dock-2028');
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  },
);

async function chooseNewPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await typeInto(page, page.getByLabel('New password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm password', { exact: true }), password);
  await enterAt(page, page.getByRole('button', { name: 'Save password' }));
}
