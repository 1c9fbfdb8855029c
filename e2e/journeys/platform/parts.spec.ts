// Lazy parts of a page: when one cannot be loaded, the page stays.
import { expect, type Locator, type Page } from '@playwright/test';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { alertsOf, biddingOf } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { isComplete } from '../../steps/sign-in.ts';
import { showLot, startSession } from '../../steps/store/over-http.ts';
import { isPhone } from '../../steps/widths.ts';

const SCRIPTS = '**/*.js';
const HEALTH = '**/healthz';

test(
  'when a part cannot be loaded the page and the typed text stay, and the next click retries',
  { tag: '@both' },
  async ({ page, context, makeLots }) => {
    const [lot] = await makeLots({ title: 'Cheese dome' });
    await showBidBox(page, lot);
    const presses: readonly [opener: Locator, dialog: string][] = [
      [bidCount(page), 'Bid history'],
      [page.getByRole('button', { name: 'Pickup Location' }), 'Pickup Location'],
      [page.getByRole('button', { name: 'Zoom in on the picture' }), lot.title],
      isPhone(page)
        ? [page.getByRole('button', { name: 'Open menu' }), 'Menu']
        : [
            page.getByRole('banner').getByRole('button', { name: 'Need help' }),
            'HOW CAN WE HELP YOU?',
          ],
    ];
    await context.setOffline(true);
    for (const [opener] of presses) {
      await opener.click();
      await closeComplaint(page);
    }
    await expect(page.getByRole('heading', { level: 1, name: lot.title })).toBeVisible();
    await expect(amountIn(page)).toHaveValue('20');

    await context.setOffline(false);
    for (const [opener, name] of presses) {
      await opener.click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await expect(amountIn(page)).toHaveValue('20');
  },
);

test('when a drawer cannot be loaded the list stays, and the next click retries', async ({
  page,
  context,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Gravy boat' });
  await startSession(page, 'hugo');
  const complete = isComplete(page);
  await page.goto('/search?q=Gravy+boat');
  await complete;
  const link = page.getByRole('link', { name: lot.title, exact: true }).first();
  await context.setOffline(true);
  await link.click();
  await closeComplaint(page);
  await expect(page).toHaveURL('/search?q=Gravy+boat');
  await expect(link).toBeVisible();

  await context.setOffline(false);
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  await expect(drawer.getByRole('heading', { level: 2, name: lot.title })).toBeVisible();
});

test('a menu of the header is loaded when the pointer reaches its button', async ({ page }) => {
  await startSession(page, 'hugo');
  const complete = isComplete(page);
  await page.goto('/about');
  await complete;
  const button = menuButton(page);
  const loaded = page.waitForResponse('**/category-choices-*.js');
  await button.hover();
  await loaded;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.route(SCRIPTS, (route) => route.abort());
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
});

test('when a menu cannot be loaded it closes, and the next click retries', async ({
  page,
  context,
}) => {
  await startSession(page, 'hugo');
  const complete = isComplete(page);
  await page.goto('/about');
  await complete;
  const button = menuButton(page);
  await context.setOffline(true);
  await button.click();
  await closeComplaint(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
});

test('a part is not requested while another program answers in place of the server', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Pie server' });
  await showBidBox(page, lot);
  await page.route(HEALTH, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.route(SCRIPTS, (route) => route.abort());
  await bidCount(page).click();
  await closeComplaint(page);
  await expect(amountIn(page)).toHaveValue('20');

  await page.unrouteAll({ behavior: 'wait' });
  await bidCount(page).click();
  await expect(page.getByRole('dialog', { name: 'Bid history' })).toBeVisible();
  await expect(amountIn(page)).toHaveValue('20');
});

test('the page stays when the server goes away while a part loads', async ({ page, makeLots }) => {
  const [lot] = await makeLots({ title: 'Sugar bowl' });
  await showBidBox(page, lot);
  let asked = 0;
  await page.route(HEALTH, (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  await page.route(SCRIPTS, (route) => route.abort());
  const askedAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/healthz'),
  );
  await bidCount(page).click();
  await askedAgain;
  await closeComplaint(page);
  await expect(amountIn(page)).toHaveValue('20');
});

test('a page reloads when its parts are gone from a running server', async ({ page, makeLots }) => {
  const [lot] = await makeLots({ title: 'Toast rack' });
  await showLot(page, lot);
  // The page's code is there, so that the click is not an early one.
  await page.waitForLoadState('networkidle');
  await page.route('**/bid-history-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const loaded = page.waitForEvent('load', { timeout: 60_000 });
  await bidCount(page).click();
  await loaded;
  await bidCount(page).click();
  await expect(page.getByRole('dialog', { name: 'Bid history' })).toBeVisible();
});

test('a page without its code loads by itself once the server answers, or on Try again', async ({
  page,
}) => {
  const trouble = page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' });
  const loaded = page.getByRole('heading', { level: 1, name: 'Contact us' });
  const code = '**/assets/contact-*.js';
  const disconnect = async () => {
    await page.route(HEALTH, (route) => route.abort());
    await page.route(code, (route) => route.abort());
    await page.goto('/contact');
    await expect(trouble).toBeVisible();
  };
  await disconnect();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(loaded).toBeVisible();

  await disconnect();
  await page.unroute(code);
  await page.unroute(HEALTH);
  await expect(loaded).toBeVisible({ timeout: 15_000 });
});

const menuButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Categories' });

const amountIn = (page: Page): Locator =>
  page.getByRole('form', { name: 'Bid' }).getByLabel('Your maximum bid');

const bidCount = (page: Page): Locator => biddingOf(page).getByRole('button', { name: '0 bids' });

/** The lot's page, hydrated, with an amount typed. */
async function showBidBox(page: Page, lot: LotCard): Promise<void> {
  await startSession(page, 'hugo');
  const complete = isComplete(page);
  await showLot(page, lot);
  await complete;
  await amountIn(page).fill('20');
}

/** Closes an alert, so that the next visible one is new. */
async function closeComplaint(page: Page): Promise<void> {
  const alert = alertsOf(page).filter({ hasText: 'This part of the page didn’t load.' });
  await expect(alert).toHaveCount(1);
  await alert.getByRole('button', { name: 'Close this message' }).click();
  await expect(alert).toHaveCount(0);
}
