// A page can be read before its scripts listen; what is clicked in between is not lost.
import { expect, test, type Page } from '@playwright/test';

const SCRIPTS = '**/*.js';

test('what is clicked before a page listens is done when it does', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await needHelp(page).click();
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' })).toBeVisible();
});

test('a button that does nothing without scripts waits for them, however long', async ({
  page,
}) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await needHelp(page).click();
  await page.clock.fastForward(20_000);
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' })).toBeVisible();
});

test('what is scrolled to before a page listens stays in view when it does', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  letScriptsCome();
  await expect(footer.getByText('Required')).toBeVisible();
  await expect(subscribe).toBeInViewport();
});

test('a link leads on by itself where the scripts never come', async ({ page }) => {
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

/** Keeps the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
