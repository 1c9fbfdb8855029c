// A page can be read before its scripts run; clicks before that are not lost.
import { expect, type Page } from '@playwright/test';
import { startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

const SCRIPTS = '**/*.js';

test('a click before the page is hydrated takes effect afterwards', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await needHelp(page).click();
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' })).toBeVisible();
});

test('clicks are held until the form of the page is hydrated', async ({ page }) => {
  // A form is disabled until it is hydrated.
  await page.addInitScript(() =>
    addEventListener('hammerdock:hydrated', () => {
      const form = document.querySelector('main fieldset');
      Object.assign(globalThis, { isFormReady: form?.matches(':enabled') });
    }),
  );
  await page.goto('/contact');
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(globalThis, 'isFormReady')))
    .toBe(true);
});

test('a button that needs scripts waits for them without a limit', async ({ page }) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await needHelp(page).click();
  await page.clock.fastForward(20_000);
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' })).toBeVisible();
});

test('the scroll position from before the hydration is preserved', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  letScriptsCome();
  await expect(footer.getByText('Required')).toBeVisible();
  await expect(subscribe).toBeInViewport();
});

test('the sidebar stays as it is when its page appears, with the focus', async ({ page }) => {
  await startSession(page, 'rival');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/account/profile', { waitUntil: 'commit' });
  const sidebar = page.getByRole('navigation', { name: 'My pages' });
  const losing = sidebar.getByRole('link', { name: 'Losing', exact: true });
  await losing.focus();
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(losing).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auctions/outbid');
});

test('a link works where the scripts never load', async ({ page }) => {
  await page.clock.install();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
  await expect(page).toHaveURL('/about');
  await page.clock.fastForward(4_000);
  await expect(page).toHaveURL('/faq');
});

const needHelp = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Need help' });

test('the code of a page is fetched beside the entry, not after it', async ({ page }) => {
  await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/_slug-[^/]*\.js$/));
});

/** Holds the page's scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
