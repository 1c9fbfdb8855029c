// The page of closing lots on a bad connection, and its hint about sound.
import { expect, type Locator, type Page } from '@playwright/test';
import { askToBid, biddingOf, expectBanner } from '../steps/bid.ts';
import { enterAt } from '../steps/keyboard.ts';
import { test } from '../steps/test.ts';
import { callAs, readLot, showLot, startSession } from '../steps/store/over-http.ts';

const rowOf = (page: Page, lotId: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href*="${lotId}"]`) });
const topInPage = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** From the returned call on, no event arrives and no list or lot is answered. */
async function allowSilence(page: Page): Promise<() => void> {
  let isSilent = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isSilent) socket.send(message);
    });
  });
  await page.route(/\/(listLotsInPlay|getProductInfo)\b/, async (route) => {
    // Never answered.
    if (!isSilent) await route.continue();
  });
  return () => {
    isSilent = true;
  };
}

test(
  'the answer to a bid alone changes the standing, the price and the buttons',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Fondue set', closesInSeconds: 1_500 });
    const [willa, yara] = [await callAs('willa'), await callAs('yara')];
    await willa.bid(lot.id, '10');
    await yara.bid(lot.id, '20');
    const silence = await allowSilence(page);
    await startSession(page, 'willa');
    await page.goto('/auctions/closing');
    const row = rowOf(page, lot.id);
    await expect(row).toContainText('Next bid $12.00');

    await test.step('a losing bid raises the next bid', async () => {
      silence();
      await enterAt(page, row.getByRole('button', { name: /^Raise on/ }));
      await enterAt(page, row.getByRole('button', { name: /^Bid \$12/ }));
      const result = row.getByRole('group', { name: 'Outbid: someone’s max is higher' });
      await expect(result).toContainText('Next bid $14.00 · $18.36 total.');
      await expect(row).toContainText('$13.00');
      await expect(row.getByRole('button', { name: /^Raise on .*\$14\.00/ })).toBeVisible();
    });
    await test.step('a leading bid ends the outbid', async () => {
      const other = await page.context().newPage();
      const silenceOther = await allowSilence(other);
      await showLot(other, lot);
      await expectBanner(other, 'You have been outbid.');
      silenceOther();
      await askToBid(other, '60');
      const dialog = other.getByRole('dialog', { name: 'Bid Confirmation' });
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expectBanner(other, 'You are winning this item.');
      const bidding = biddingOf(other);
      await expect(bidding.getByRole('group', { name: 'Accepted' })).toContainText(
        'lead at $21.00',
      );
      await expect(bidding.getByRole('button', { name: 'Quick bid' })).toHaveCount(0);
    });
  },
);

test(
  'a raise on a lot that closes later leaves its row in its place, with the result',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const lots = await makeLots({ title: 'Chowder mug', count: 2, closesInSeconds: 5_000 });
    const [first, second] = lots;
    const [willa, yara] = [await callAs('willa'), await callAs('yara')];
    for (const { id } of lots) {
      await willa.bid(id, '10');
      await yara.bid(id, '20');
    }
    await startSession(page, 'willa');
    await page.goto('/auctions/closing');
    const later = page.getByRole('region', { name: 'Outbid, closing later' });
    const row = rowOf(page, first?.id ?? '');
    const below = rowOf(page, second?.id ?? '');
    await expect(later.getByRole('listitem')).toHaveCount(2);
    // Another test adds lots above the section.
    const placeOf = async (part: Locator) => (await topInPage(part)) - (await topInPage(later));
    const places = [await placeOf(row), await placeOf(below)];
    // Willa's next bids do not pass Yara's maximum of 20.00.
    for (const outcome of ['Outbid: someone’s max is higher', 'Accepted']) {
      if (outcome === 'Accepted') await willa.bid(first?.id ?? '', '19');
      await enterAt(page, row.getByRole('button', { name: /^Raise on/ }));
      await enterAt(page, row.getByRole('button', { name: /^Bid \$/ }));
      await expect(row.getByRole('group', { name: outcome })).toBeVisible();
    }
    expect([await placeOf(row), await placeOf(below)]).toEqual(places);
    await expect(row).toContainText('Winning');
  },
);

test(
  'the hint that sound is blocked is in view anywhere on the page, and moves no row',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const lots = await makeLots({ title: 'Sand timer', count: 6, closesInSeconds: 1_500 });
    const zelda = await callAs('zelda');
    for (const { id } of lots) await zelda.ask('mobile/addToWatchlist', { product_id: id });
    await page.addInitScript(() => {
      localStorage.setItem('hammerdock.closing-alerts', '{"sound":true}');
      // Until a press, as browsers do; a script of the test counts as a press for them.
      let state = 'suspended';
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => state });
      window.addEventListener('pointerup', () => {
        state = 'running';
      });
    });
    await startSession(page, 'zelda');
    await page.goto('/auctions/closing');
    const soon = page.getByRole('region', { name: 'In the next 30 minutes' });
    const rows = soon.getByRole('listitem');
    await expect(rows.nth(5)).toBeVisible();
    const hint = page.getByRole('button', { name: 'Tap to turn sound on' });
    const top = await topInPage(rows.first());
    await rows.nth(5).scrollIntoViewIfNeeded();
    await expect(hint).toBeInViewport({ ratio: 1 });
    await hint.tap();
    // It leaves no gap, and no row was pressed below it.
    await expect(page.getByText('Tap to turn sound on')).toHaveCount(0);
    expect(await topInPage(rows.first())).toBe(top);
    await expect(page).toHaveURL(/\/auctions\/closing$/);

    await test.step('the way back to the top lies on no row', async () => {
      const upwards = page.locator('[aria-label="Back to the top"]');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(upwards).toBeAttached();
      const scrolledTo = await rows.nth(5).evaluate((row) => {
        window.scrollBy(0, row.getBoundingClientRect().bottom - window.innerHeight);
        return window.scrollY;
      });
      // Far enough for the button elsewhere.
      expect(scrolledTo).toBeGreaterThan(100);
      await expect(upwards).not.toBeAttached();
    });
  },
);

test(
  'a raise without an answer cannot be placed again after a reload, until it is answered',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Cocktail shaker', closesInSeconds: 1_500 });
    await (await callAs('willa')).bid(lot.id, '10');
    await (await callAs('yara')).bid(lot.id, '20');
    await startSession(page, 'willa');
    await page.goto('/auctions/closing');
    const row = rowOf(page, lot.id);
    const raise = row.getByRole('button', { name: /^Raise on/ });
    await page.route('**/api/mobile/placeBid', (route) => route.abort());
    await enterAt(page, raise);
    await enterAt(page, row.getByRole('button', { name: /^Bid \$12/ }));
    await expect(row.getByRole('group', { name: 'No answer yet' })).toBeVisible();
    await page.reload();
    await expect(row.getByText('Sending…')).toBeAttached();
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    await page.unroute('**/api/mobile/placeBid');
    await expect(page.getByText('Cocktail shaker: Outbid: someone’s max is higher')).toBeVisible();
    await expect(raise).toHaveAttribute('aria-disabled', 'false');
    expect((await readLot(lot.id)).bids).toBe(3);
  },
);
