// The Checkout QR Code of a buyer whose phone has no network.
import { expect, type Page } from '@playwright/test';
import { openAccountMenu, signOut } from '../../steps/sign-in.ts';
import { startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

const CODE = '/account/checkout-code';
const HELP = 'Ask the staff at the pickup desk.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Checkout QR Code' });
/** Such as 7K2QX-M4ZTP. */
const typedOf = (page: Page) => dialogOf(page).getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);

test.describe('without the service worker', () => {
  test('a code that expires offline says so and what to do, and the next one comes by itself', async ({
    page,
    context,
  }) => {
    await startSession(page, 'tess');
    // The live connection would correct the page's clock.
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route(/socket\.io/, (route) => route.abort());
    await page.clock.install();
    await page.goto(CODE);
    const first = await typedOf(page).innerText();
    await context.setOffline(true);
    await page.clock.fastForward(6 * 60_000);
    const expired = dialogOf(page).getByRole('alert');
    await expect(expired).toContainText('Your code has expired');
    await expect(expired).toContainText('A new code appears here once you’re back online.');
    await expect(expired).toContainText(HELP);
    await expect(typedOf(page)).toHaveCount(0);

    const next = page.waitForResponse(/\/getCheckoutQr$/);
    await context.setOffline(false);
    await next;
    await page.clock.setSystemTime(Date.now());
    await expect(typedOf(page)).toBeVisible();
    await expect(typedOf(page)).not.toHaveText(first);
    await expect(expired).toHaveCount(0);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'offline, the address of the code says what to do at the desk, reloaded and inside',
    { tag: '@phone' },
    async ({ page, context }) => {
      await startSession(page, 'tess');
      const parts = [/\/offline-page-[^/]*\.css/, /\/offline-page-[^/]*\.js/].map(async (address) =>
        (await page.waitForResponse(address)).finished(),
      );
      await page.goto('/about');
      await Promise.all(parts);
      const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
      await expect.poll(isControlled).toBe(true);
      const heading = page.getByRole('heading', { level: 1 });
      await openAccountMenu(page);
      const link = page.getByRole('link', { name: 'Checkout QR Code' });
      await expect(link).toBeVisible();
      await context.setOffline(true);
      await link.click();
      await expect(heading).toHaveText('You’re offline');
      await expect(page.getByText(HELP)).toBeVisible();
      await expect(page.getByText('Bids can’t be placed')).toHaveCount(0);
      await context.setOffline(false);
      await expect(typedOf(page)).toBeVisible();

      const code = await typedOf(page).innerText();
      await context.setOffline(true);
      await page.reload();
      await expect(heading).toHaveText('You’re offline');
      // The one of this tab, which is valid for some minutes more.
      await expect(page.getByText('Read this code to the staff')).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expect(page.getByText('Bids can’t be placed')).toHaveCount(0);
      await context.setOffline(false);
      // It reloads by itself.
      await expect(typedOf(page)).toBeVisible();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await signOut(page);
      expect(await page.evaluate(() => sessionStorage.getItem('hammerdock.checkout-code'))).toBe(
        null,
      );
      // The desk says what becomes of its hand-overs.
      await context.setOffline(true);
      await page.goto('/desk');
      await expect(page.getByText('Hand-overs you’ve made are saved on this device')).toBeVisible();
    },
  );
});
