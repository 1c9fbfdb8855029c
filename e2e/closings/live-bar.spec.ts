// The lots in play: the bar on every page, and the page of those that close soon.
import { expect, type Locator, type Page } from '@playwright/test';
import { enterAt, expectFocusSeen, tabTo } from '../steps/keyboard.ts';
import { expectFits } from '../steps/large-text.ts';
import { test } from '../steps/test.ts';
import { callAs, showLot, startSession } from '../steps/store/over-http.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Lots in play' });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not shown');
  return box;
};
const UPRIGHT = { width: 360, height: 740 };
const SIDEWAYS = { width: 740, height: 360 };
/** Of a phone held sideways, the bars at the bottom leave most to the page. */
const expectLow = async (bar: Locator, pixels: number) => {
  const covered = async () => SIDEWAYS.height - (await boxOf(bar)).y;
  await expect.poll(covered).toBeLessThanOrEqual(pixels);
};
const OUTBID = 'Outbid: someone’s max is higher';
const REFERENCE = /\d+:\d\d:\d\d [ap]m ET · Bid [\dA-F]{4}-[\dA-F]{4}/;

test(
  'UX-01 by keyboard an outbid buyer raises by holding on any page, and dismisses a lot for now',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Bread bin' });
    const [other] = await makeLots({ title: 'Egg timer' });
    const [livia, milo] = [await callAs('livia'), await callAs('milo')];
    await livia.bid(lot.id, '10');
    await milo.bid(lot.id, '40');
    await startSession(page, 'livia');
    await page.goto('/about');
    const bar = barOf(page);
    await expect(bar).toContainText('Outbid on Bread bin');
    await expect(bar).toContainText(/Next bid \$12\.00 · \$\d+\.\d\d total/);

    const raise = bar.getByRole('button', { name: /^Raise on Bread bin, Next bid \$12/ });
    await tabTo(page, raise);
    const scrolledTo = await page.evaluate(() => window.scrollY);
    await page.keyboard.down('Enter');
    const outbid = bar.getByRole('group', { name: OUTBID });
    await expect(outbid).toContainText('Next bid $14.00 · $18.36 total.');
    await page.keyboard.up('Enter');
    await expect(outbid).toContainText(REFERENCE);
    // The bar is in view already.
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo);
    await expect(
      bar.getByRole('button', { name: /^Raise on Bread bin, Next bid \$14/ }),
    ).toBeFocused();
    // It closes by itself, so that the bar can turn to a more urgent lot.
    await expect(outbid).toBeHidden({ timeout: 30_000 });

    await enterAt(page, bar.getByRole('button', { name: 'Hide Bread bin until it changes' }));
    await expect(bar).toBeHidden();
    await livia.bid(lot.id, '20');
    await expect(bar).toContainText(/Next bid \$2\d/);

    // One line above the lot's own bar, with nothing cut off.
    await showLot(page, other);
    const bidBar = page.getByRole('complementary', { name: 'Bid', exact: true });
    await expect(bidBar).toHaveAttribute('data-shown', 'true');
    await expect(bar.getByText(/^Next bid \$2\d/)).toBeVisible();
    const boxes = [await boxOf(bar), await boxOf(bidBar)] as const;
    expect(boxes[0].height + boxes[1].height).toBeLessThanOrEqual(115);
    for (const part of [bar.getByText(/^Next bid/), bar.getByRole('button').last()]) {
      const { x, y, width, height } = await boxOf(part);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(y + height).toBeLessThanOrEqual(boxes[0].y + boxes[0].height);
    }
    await test.step('on a phone held sideways they are side by side, with each control', async () => {
      await page.setViewportSize(SIDEWAYS);
      await expect(bidBar).toHaveAttribute('data-shown', 'true');
      await expectLow(bar, 60);
      const shownRaise = bar.getByRole('button', { name: /^Raise on Bread bin/ });
      await tabTo(page, shownRaise);
      await expectFocusSeen(page);
      await page.keyboard.press('Enter');
      const cancel = bar.getByRole('button', { name: 'Cancel' });
      await expect(cancel).toBeVisible();
      await expectLow(bar, 60);
      expect((await boxOf(bidBar)).y).toBeGreaterThanOrEqual((await boxOf(bar)).y);
      for (const control of await bar.or(bidBar).getByRole('button').all()) {
        await control.click({ trial: true });
        expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
      }
      await enterAt(page, cancel);
      // What is focused beside the bars is above them.
      await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Share/ }));
      await expectFocusSeen(page);
      await page.setViewportSize(UPRIGHT);
    });
    await showLot(page, lot);
    await expect(page.getByRole('button', { name: 'Place max bid' })).toBeEnabled();
    await expect(bar).toBeHidden();
  },
);

test(
  'UX-01 by keyboard the closing page shows what closes soon, extends live, and bids on demand',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({
      title: 'Cake stand of marble with a dome of glass and a knife',
      closesInSeconds: 200,
    });
    const [later] = await makeLots({ title: 'Nut bowl', closesInSeconds: 270 });
    await startSession(page, 'mona');
    await page.goto('/auctions/closing');
    await expect(page.getByText('None of your lots close in the next 30 minutes')).toBeVisible();
    // The open page learns of it.
    await (await callAs('mona')).ask('mobile/addToWatchlist', { product_id: lot.id });
    const row = page.getByRole('listitem').filter({ hasText: lot.title });
    await expect(row).toContainText('Watching');
    const { x, width } = await boxOf(row.getByRole('button', { name: /Hold to bid$/ }));
    expect(x + width).toBeLessThanOrEqual(360);
    await expect(row).not.toContainText('Extended');
    const { height } = await boxOf(row);
    // Tests prefer reduced motion, for which nothing has to be held.
    await enterAt(page, row.getByRole('button', { name: /Hold to bid$/ }));
    await enterAt(page, row.getByRole('button', { name: /^Bid \$/ }));
    await expect(row.getByRole('group', { name: 'Accepted' })).toContainText(REFERENCE);
    // The thumb is still where the button was.
    const close = await boxOf(row.getByRole('button', { name: /^Close the result for/ }));
    expect(close.x + close.width).toBeLessThanOrEqual(x);
    // The rows below have not moved under the thumb.
    expect((await boxOf(row)).height).toBe(height);
    await expect(row).toContainText('Winning');
    await expect(row).toContainText('Extended');
    await (await callAs('nico')).bid(lot.id, '90');
    await expect(row).toContainText('Outbid');
    // The earlier result does not contradict it.
    await expect(row.getByRole('group', { name: 'Accepted', exact: true })).toHaveCount(0);
    await expect(row.getByRole('button', { name: /^Raise on/ })).toBeVisible();
    await test.step('an extended lot stays in its place until the user sorts or reloads', async () => {
      await (await callAs('mona')).ask('mobile/addToWatchlist', { product_id: later.id });
      const rows = page.getByRole('region', { name: 'In the next 30' }).getByRole('listitem');
      await expect(rows.nth(1)).toContainText(later.title);
      await expect(rows.first()).toContainText(lot.title);
      const sort = page.getByRole('button', { name: 'Sort by time left' });
      await sort.tap();
      await expect(rows.first()).toContainText(later.title);
      await expect(sort).toHaveCount(0);
      await page.reload();
      await expect(rows.nth(1)).toContainText(lot.title);
    });
    await test.step('a lost connection is announced above the button, not over it', async () => {
      await (await callAs('nico')).bid(later.id, '30');
      const sort = page.getByRole('button', { name: 'Sort by time left' });
      await expect(sort).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.context().setOffline(true);
      const hint = await boxOf(page.getByText('You’re offline. Prices may be out of date.').last());
      expect((await boxOf(sort)).y).toBeGreaterThanOrEqual(hint.y + hint.height);
    });
  },
);

test(
  'a tap on Raise offers a button that the same tap does not press, with and without motion',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Rolling pin' });
    await (await callAs('nils')).bid(lot.id, '10');
    await (await callAs('olga')).bid(lot.id, '20');
    await startSession(page, 'nils');
    await page.goto('/about');
    const bar = barOf(page);
    const raise = bar.getByRole('button', { name: /^Raise on Rolling pin/ });
    const cancel = bar.getByRole('button', { name: 'Cancel' });
    await raise.tap();
    await expect(bar.getByRole('button', { name: /^Bid \$/ })).toBeVisible();
    await cancel.tap();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await raise.tap();
    await expect(bar.getByText('Hold to bid')).toBeVisible();
    await raise.tap();
    await expect(cancel).toBeVisible();
    await cancel.tap();

    // What is held fills.
    const { x, y, width, height } = await boxOf(raise);
    await page.mouse.move(x + width / 2, y + height / 2);
    // Looked at in each frame, since a hold is short.
    const filled = raise.evaluate(async (button) => {
      const isFilling = () => {
        const { display, opacity, transform } = getComputedStyle(button, '::after');
        const scale = new DOMMatrix(transform).a;
        return display !== 'none' && opacity === '1' && scale > 0.1 && scale < 1;
      };
      while (!isFilling()) await new Promise(requestAnimationFrame);
    });
    await page.mouse.down();
    await filled;
    // Released early, it is a tap.
    await page.mouse.up();
    await expect(bar.getByText('Hold to bid')).toBeVisible();
    await raise.tap();
    await bar.getByRole('button', { name: /^Bid \$/ }).tap();
    await expect(bar.getByRole('group', { name: OUTBID })).toBeVisible();
  },
);

test(
  'BID-13 what a held bid needs stays open when the finger is lifted, and can be opened again',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({
      title: 'Honey pot',
      depositCents: 5_000,
      closesInSeconds: 1_200,
    });
    await (await callAs('olga')).ask('mobile/addToWatchlist', { product_id: lot.id });
    await startSession(page, 'olga');
    await page.goto('/auctions/closing');
    const link = page.locator(`a[href*="${lot.id}"]`);
    const row = page.getByRole('listitem').filter({ has: link });
    const button = row.getByRole('button', { name: /Hold to bid$/ });
    await expect(button).toBeEnabled();
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(button);
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.evaluate(() => {
      const { dataset } = document.body;
      document.addEventListener('click', () => {
        dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1);
      });
    });
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    const dialog = page.getByRole('dialog', { name: 'Submit a deposit' });
    await expect(dialog).toBeVisible();
    await touch('touchEnd', []);
    // The click of the lifted finger comes before this one.
    await dialog.getByRole('heading').tap();
    await expect(page.locator('body')).toHaveAttribute('data-clicks', '1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const failed = row.getByRole('group', { name: 'Not placed' });
    await failed.getByRole('button', { name: 'Submit a deposit' }).tap();
    await expect(dialog).toBeVisible();
  },
);

test(
  'the result of a close is shown on any page, and its row on the closing page stays in place',
  { tag: '@phone' },
  async ({ page, browser, makeLots }) => {
    const [first] = await makeLots({
      title: 'Dough scraper',
      closesInSeconds: 45,
      softCloseSeconds: 0,
    });
    const [second] = await makeLots({ title: 'Salt mill', closesInSeconds: 600 });
    const [other] = await makeLots({ title: 'Egg timer' });
    const [third] = await makeLots({
      title: 'Fennel dish',
      closesInSeconds: 50,
      softCloseSeconds: 0,
    });
    const [pia, quinn] = [await callAs('pia'), await callAs('quinn')];
    for (const { id } of [first, second]) {
      await quinn.bid(id, '10');
      await pia.bid(id, '40');
    }
    await pia.bid(third.id, '10');
    await (await callAs('milo')).bid(third.id, '40');
    const winner = await (await browser.newContext()).newPage();
    await startSession(winner, 'pia');
    await winner.goto('/about');
    await expect(barOf(winner)).toContainText('Outbid on Fennel dish');
    await startSession(page, 'quinn');
    await page.goto('/auctions/closing');
    const rows = page.getByRole('region', { name: 'In the next 30 minutes' }).getByRole('listitem');
    await expect(rows.nth(1)).toContainText('Salt mill');
    const before = await boxOf(rows.nth(1));
    // A bid that does not arrive before the close.
    await page.route('**/placeBid', (route) => route.abort());
    await enterAt(page, rows.first().getByRole('button', { name: /^Raise on/ }));
    await enterAt(page, rows.first().getByRole('button', { name: /^Bid \$/ }));
    await expect(rows.first()).toContainText('No answer yet');
    expect((await boxOf(rows.nth(1))).y).toBe(before.y);

    const untilTheClose = { timeout: 90_000 };
    const lost = rows.first().getByText('You lost').filter({ visible: true });
    await expect(lost).toBeVisible(untilTheClose);
    await expect(rows.first()).toContainText(/No answer|Not placed/);
    await expect(rows.first()).toContainText('Dough scraper');
    // Also where the row is out of view.
    await expect(barOf(page).getByText('You lost Dough scraper')).toBeInViewport({ ratio: 1 });
    await expect(barOf(page)).not.toContainText('Salt mill');
    expect((await boxOf(rows.nth(1))).y).toBe(before.y);
    await page.getByRole('button', { name: 'Hide closed' }).tap();
    await expect(rows).toHaveCount(1);
    await page.reload();
    const closed = page.getByRole('region', { name: 'Closed', exact: true });
    await expect(closed).toContainText('Dough scraper');

    const bar = barOf(winner);
    // A loss after a win is shown with it.
    await expect(bar).toContainText('You lost Fennel dish', untilTheClose);
    await expect(bar).toContainText(/1 won, \$\d+\.\d\d total/);
    await expect(bar).toContainText('Closing next: Salt mill');
    await winner.setViewportSize(SIDEWAYS);
    await expectLow(bar, 110);
    await winner.setViewportSize(UPRIGHT);
    const covered = async () => UPRIGHT.height - (await boxOf(bar)).y;
    expect(await covered()).toBeLessThanOrEqual(111);
    await test.step('enlarged text leaves two thirds of the screen to the page', async () => {
      await (await callAs('milo')).bid(second.id, '90');
      await expect(bar).toContainText('Outbid on Salt mill');
      const enlarged = await winner.addStyleTag({ content: ':root { font-size: 200% }' });
      await expect(bar.getByText(/^You lost/)).toHaveCSS('font-size', '28.8px');
      await expect.poll(covered).toBeLessThanOrEqual(UPRIGHT.height * 0.36);
      await expect(bar.getByText(/^Next bid/)).toBeVisible();
      await expect(bar.getByRole('button', { name: /^Raise/ })).toBeInViewport({ ratio: 1 });
      await expectFits(winner, 'the lots in play');
      await enlarged.evaluate((style) => (style as HTMLElement).remove());
    });
    await test.step('above the bar of another lot it is one line, which opens the other', async () => {
      await showLot(winner, other);
      const bidBar = winner.getByRole('complementary', { name: 'Bid', exact: true });
      await expect(bidBar).toHaveAttribute('data-shown', 'true');
      const rest = bar.getByRole('button', { name: '1 won' });
      await expect(rest).toBeVisible();
      expect(await covered()).toBeLessThanOrEqual(111);
      // No bid on another lot is right above that on the lot of the page.
      const raise = await boxOf(bar.getByRole('button', { name: /^Raise on Salt mill/ }));
      const bid = await boxOf(bidBar.getByRole('button', { name: 'Bid' }));
      expect(raise.x + raise.width).toBeLessThan(bid.x);
      expect((await boxOf(rest)).height).toBeGreaterThanOrEqual(44);
      await rest.click();
      await expect(bar.getByText(/^You lost/)).toBeVisible();
    });
    await test.step('all results are hidden at once, in each tab, and for good', async () => {
      const tab = await winner.context().newPage();
      await tab.goto('/about');
      // It does not depend on having been there, and the latest still leads.
      await expect(barOf(tab)).toContainText('You lost Fennel dish');
      await bar.getByRole('button', { name: 'Hide all results' }).click();
      for (const each of [winner, tab]) {
        await expect(barOf(each)).toContainText('Outbid on Salt mill');
        await expect(barOf(each)).not.toContainText(/You won|You lost/);
      }
      await tab.reload();
      await expect(barOf(tab)).toContainText('Outbid on Salt mill');
      await expect(barOf(tab)).not.toContainText(/You won|You lost/);
    });
  },
);
