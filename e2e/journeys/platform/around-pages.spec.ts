// The parts around every page: footer, sidebar, tabs, alerts.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';
import { alertsOf } from '../../steps/bid.ts';
import { isComplete, openAccountMenu } from '../../steps/sign-in.ts';

test('NAV-07: the footer links lead to their pages and back up', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const wanted =
    '/expect /about /locationHours /open_jobs /faq /registration /refer_a_friend ' +
    '/auction_details /pickup /terms /privacy /contact';
  for (const path of wanted.split(' ')) {
    await expect(footer.locator(`a[href="${path}"]`), path).toBeVisible();
  }
  const social = footer.getByRole('link', { name: /^Hammerdock on / });
  await expect(social).toHaveCount(3);
  await expect(social.first()).toHaveAttribute('target', '_blank');
  await expect(social.first()).toHaveAttribute('href', /^https:\/\//);

  const hours = footer.getByRole('region', { name: 'Pickup hours' });
  await expect(hours.getByText('Tuesday to Friday 10:00 am to 6:00 pm')).toHaveCount(2);

  const up = page.getByRole('button', { name: 'Back to the top' });
  await page.mouse.wheel(0, 90);
  await expect(up).toBeHidden();
  await page.mouse.wheel(0, 200);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toBeHidden();

  await startSession(page, 'rival');
  await page.reload();
  await expect(footer.getByRole('link', { name: 'Become a customer' })).toHaveCount(0);
});

test(
  'NAV-07: on a phone the button back to the top shows while scrolling up, not over the bid form',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Paper weight' });
    await page.goto(`/productView/${lot.id}`);
    const up = page.getByRole('button', { name: 'Back to the top' });
    const panel = page.getByRole('region', { name: 'Bidding' });
    const scroll = (by: number) => page.evaluate((top) => window.scrollBy(0, top), by);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await scroll(10_000);
    await expect(page.getByLabel('Back to the top')).toBeAttached();
    await expect(up).toBeHidden();
    // Two scrolls at once are one for the page, so this one is repeated.
    const scrollUp = () =>
      expect(async () => {
        await scroll(-20);
        await expect(up).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await scrollUp();
    await expect(up).toBeHidden();
    await scrollUp();
    // Where she types, it would lie on the button that saves.
    await page.getByPlaceholder('Your email').focus();
    await expect(up).toBeHidden();
    await panel.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(up).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  },
);

test('NAV-08: the sidebar differs for a buyer, a seller and an admin', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'My pages' });
  await startSession(page, 'rival');
  await page.goto('/account/profile');
  await expect(sidebar.getByRole('group')).toHaveCount(5);
  await expect(sidebar.getByRole('link')).toHaveText([
    'Profile',
    'Change Password',
    'My Notifications',
    'Closing Soon',
    'All',
    'Winning',
    'Losing',
    'Won',
    'Lost',
    'Card Details',
    'My Cart',
    'All',
    'Paid',
    'Unpaid',
    'My Watchlist',
    'Expired Auctions',
    'My Credits/Coupon',
    'Refunds',
    'My Saved Searches',
  ]);
  await sidebar.getByRole('link', { name: 'Losing', exact: true }).click();
  await expect(page).toHaveURL('/auctions/outbid');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/account/profile');

  await page.context().clearCookies();
  await startSession(page, 'seller');
  await page.goto('/seller/auctions/open');
  await expect(sidebar.getByRole('link', { name: 'Phone intake' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Card Details' })).toHaveCount(0);

  await page.context().clearCookies();
  await startSession(page, 'admin');
  await page.goto('/admin/inbox');
  await expect(sidebar.getByRole('link', { name: 'Maintenance' })).toBeVisible();
  for (const hidden of ['Profile', 'My Notifications']) {
    await expect(sidebar.getByRole('link', { name: hidden })).toHaveCount(0);
  }
});

test('NAV-10: success shows the server’s text, or the page’s own if there is none, and successes do not stack up', async ({
  page,
  makeLots,
}) => {
  const username = 'alma';
  const caller = await callAs(username);
  const watched = await makeLots({ title: 'Egg cup', count: 5 });
  for (const { id } of watched) {
    await caller.ask('mobile/addToWatchlist', { product_id: id });
  }
  await startSession(page, username);
  await page.goto('/watchlist/watchlist');
  const hearts = watched.map(({ title }) => page.getByRole('button', { name: `Watch ${title}` }));
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Answers are held until all requests are sent, so that a slow machine cannot spread them out.
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/removeFromWatchlist$/, async (route) => {
    await asked;
    await route.continue();
  });
  for (const heart of hearts) await heart.click();
  answer();
  const alerts = alertsOf(page);
  await expect(alerts).toHaveText(['Removed from your watchlist.']);

  const complete = isComplete(page);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Silence');
  await page.getByLabel('Message').fill('Are you open on Sunday?');
  await complete;
  await page.route('**/saveContactMessage', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(alerts.filter({ hasText: 'Something went wrong!' })).toBeVisible();
});

/** As if another tab were opened, or closed. */
const showPage = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('an alert stays while the pointer is on it or the page is hidden; a swipe dismisses it', async ({
  page,
  context,
}) => {
  await startSession(page, 'alma');
  const complete = isComplete(page);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Silence');
  await page.getByLabel('Message').fill('Are you open on Sunday?');
  await complete;
  await page.clock.install();
  await context.setOffline(true);
  const alert = alertsOf(page).filter({ hasText: 'You’re offline. Nothing was sent.' });
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await alert.hover();
  await page.clock.fastForward(20_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5_000);
  await page.clock.fastForward(5_000);
  await expect(alert).toHaveCount(0);

  await send.click();
  await expect(alert).toBeVisible();
  await showPage(page, 'hidden');
  await page.clock.fastForward(20_000);
  await showPage(page, 'visible');
  const box = await alert.boundingBox();
  if (box === null) throw new Error('the alert is not visible');
  const hand = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', aside: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 60 + aside, y: box.y + 20 }],
    });
  await touch('touchStart', 0);
  for (const aside of [20, 60, 120, 200]) await touch('touchMove', aside);
  await touch('touchEnd', 200);
  await page.clock.fastForward(1_000);
  await expect(alert).toHaveCount(0);
  await context.setOffline(false);
});

test('NAV-12: My Bids is the list of all, the schedule is in no menu, the profile has its tabs', async ({
  page,
}) => {
  await page.goto('/schedule/pending');
  await expect(page).toHaveURL(/\/\?referer=%2Fschedule%2Fpending$/);
  await startSession(page, 'rival');
  await page.goto('/account/profile');
  await expect(page.getByRole('banner').locator('a[href^="/schedule"]')).toHaveCount(0);
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'My Account' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Profile',
    'Change password',
    'My notifications',
  ]);
  await tabs.getByRole('link', { name: 'My notifications' }).click();
  await expect(page).toHaveURL('/account/notifications');
  await tabs.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Bids', exact: true }).click();
  await expect(page).toHaveURL('/auctions/all');
  await page.locator('a[href="/auctions/auction"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bids' })).toBeVisible();
});
