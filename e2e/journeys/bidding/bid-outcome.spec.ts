// How each bid ends for the bidder: accepted, outbid or not placed, also on a bad connection.
import { expect, type Page } from '@playwright/test';
import { alertsOf, askToBid, biddingOf, expectAlert } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { callAs, readLot, showLot, startSession } from '../../steps/store/over-http.ts';
import { openSideDrawer } from '../../steps/shell.ts';
import { pressKey } from '../../steps/keyboard.ts';

const outcomeOf = (page: Page, title: string) =>
  biddingOf(page).getByRole('group', { name: title, exact: true });
const OUTBID = 'Outbid: someone’s max is higher';
const confirmIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Bid Confirmation' }).getByRole('button', { name: 'Confirm' });
const REFERENCE = /\d+:\d\d:\d\d [ap]m ET · Bid [\dA-F]{4}-[\dA-F]{4}/;

test(
  'a bid that is outbid at once says so in view, with its time and reference, and the next bid',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Ravioli cutter' });
    await (await callAs('bianca')).bid(lot.id, '40');
    await startSession(page, 'bruno');
    await showLot(page, lot);
    await askToBid(page, '20');
    await confirmIn(page).click();
    const outbid = outcomeOf(page, OUTBID);
    await expect(outbid).toContainText('Next bid $22.00 · $27.80 total.');
    await expect(outbid).toContainText(REFERENCE);
    await expect(outbid).toBeInViewport({ ratio: 1 });
    await expect(biddingOf(page)).toContainText('You have been outbid.');
    await expect(biddingOf(page)).toContainText('Your max bid $20.00.');
    // Beside both, an alert would only cover what comes next.
    await expect(alertsOf(page)).toHaveCount(0);

    await askToBid(page, '60');
    await confirmIn(page).click();
    const accepted = outcomeOf(page, 'Accepted');
    await expect(accepted).toContainText('You took the lead at $42.00. Your max bid is $60.00.');
    await expect(accepted).toContainText(REFERENCE);
    await expect(outbid).toHaveCount(0);
  },
);

test(
  'the outcome and the banner never contradict each other, not even for a moment',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Pasta drying rack' });
    const rival = await callAs('bianca');
    await (await callAs('bruno')).bid(lot.id, '10');
    await rival.bid(lot.id, '40');
    await startSession(page, 'bruno');
    await showLot(page, lot);
    await expect(biddingOf(page)).toContainText('You have been outbid.');
    // Every state of the page, also those that no step of this test would see.
    await biddingOf(page).evaluate((panel: HTMLElement) => {
      panel.dataset['contradicted'] = 'no';
      new MutationObserver(() => {
        const text = panel.textContent;
        if (text.includes('You took the lead') && text.includes('You have been outbid.'))
          panel.dataset['contradicted'] = 'yes';
      }).observe(panel, { childList: true, characterData: true, subtree: true });
    });
    await askToBid(page, '60');
    await confirmIn(page).click();
    await expect(outcomeOf(page, 'Accepted')).toContainText('You took the lead at $42.00.');
    await expect(biddingOf(page)).toContainText('You are winning this item.');
    await rival.bid(lot.id, '80');
    await expect(outcomeOf(page, 'Accepted, then outbid')).toBeVisible();
    await expect(biddingOf(page)).toContainText('You have been outbid.');
    await expect(biddingOf(page)).toHaveAttribute('data-contradicted', 'no');
  },
);

test(
  'a double tap on a quick bid is one bid, also when the price changes in between',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Citrus press' });
    await (await callAs('bianca')).bid(lot.id, '40');
    await startSession(page, 'bruno');
    await showLot(page, lot);
    const quick = biddingOf(page).getByRole('button', { name: /^Quick bid/ });
    await expect(quick).toBeEnabled();
    // A disabled look only; the press itself must have no effect either. The page presses, as the
    // lock may end before a step of this test arrives.
    await quick.evaluate((button: HTMLElement) => {
      const observer = new MutationObserver(() => {
        if (button.ariaDisabled !== 'true') return;
        button.click();
        button.dataset['pressedAgain'] = 'yes';
      });
      observer.observe(button, {
        attributeFilter: ['aria-disabled'],
        childList: true,
        subtree: true,
      });
    });
    await quick.click();
    await expect(outcomeOf(page, OUTBID)).toBeVisible();
    await expect(quick).toHaveAttribute('data-pressed-again', 'yes');
    await expect(quick).toContainText('$8.00');
    await expect(quick).not.toHaveAttribute('aria-disabled');
    // One bid and its automatic counter-bid, after the opening.
    expect((await readLot(lot.id)).latestbid).toBe('7.00');
    await quick.click();
    await expect(quick).toContainText('$10.00');
  },
);

test(
  'offline, a bid is not placed, its amount is kept, and Retry places it once',
  { tag: '@phone' },
  async ({ page, context, makeLots }) => {
    const [lot] = await makeLots({ title: 'Spice grinder' });
    await startSession(page, 'bruno');
    await showLot(page, lot);
    await askToBid(page, '12');
    await expect(confirmIn(page)).toBeVisible();
    await context.setOffline(true);
    await confirmIn(page).click();
    const failed = outcomeOf(page, 'Not placed');
    await expect(failed).toContainText(
      /You were offline\. Your \$12\.00 bid \(\$\d+\.\d\d total\) was NOT placed\./,
    );
    await expect(failed).toContainText(/\d+:\d\d:\d\d [ap]m ET/);
    await expect(page.getByLabel('Your maximum bid')).toHaveValue('12');
    expect((await readLot(lot.id)).bids).toBe(0);
    await context.setOffline(false);
    const isSeen = Promise.withResolvers<void>();
    await page.route('**/api/mobile/confirm', async (route) => {
      const response = await route.fetch();
      await isSeen.promise;
      await route.fulfill({ response });
    });
    await failed.getByRole('button', { name: 'Retry' }).click();
    // The bid is placed already, so nothing may deny it, nor ask for a higher one.
    await expect(outcomeOf(page, 'Sending again…')).toBeVisible();
    await expect(biddingOf(page)).toContainText('You are winning this item.');
    await expect(page.getByText('NOT placed')).toHaveCount(0);
    await expect(page.getByLabel('Your maximum bid')).toHaveAccessibleErrorMessage('');
    isSeen.resolve();
    await expect(outcomeOf(page, 'Accepted')).toBeVisible();
    expect((await readLot(lot.id)).bids).toBe(1);
  },
);

test('R3 a bid whose answer is lost is sent again and placed once', async ({ page, makeLots }) => {
  const [lot] = await makeLots({ title: 'Butter dish' });
  await startSession(page, 'cora');
  await showLot(page, lot);
  const keys: string[] = [];
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/api/mobile/confirm', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    // The page says that it tries again only until this one fails, too.
    if (keys.length === 3) await isSeen.promise;
    // The bid is placed, but its answer is lost, three times.
    if (keys.length > 3) return route.continue();
    await route.fetch();
    return route.abort();
  });
  // Until the outcome is seen, the page does not learn that the server answers again.
  await page.route('**/healthz', (route) => route.abort());
  await askToBid(page, '12');
  await confirmIn(page).click();
  await expect(page.getByText('No answer yet. Trying again').first()).toBeVisible();
  isSeen.resolve();
  // The live connection knows more: the bidder's maximum is the one that was sent.
  await expect(outcomeOf(page, 'Accepted')).toContainText('Your max bid is $12.00.');
  await expect(page.getByLabel('Your maximum bid')).toHaveValue('');
  await expect(biddingOf(page)).toContainText('You are winning this item.');
  await page.unroute('**/healthz');
  await expect(outcomeOf(page, 'Accepted')).toContainText('$5.00');
  expect(new Set(keys).size).toBe(1);
  expect((await readLot(lot.id)).bids).toBe(1);
});

test('R3 a bid without an answer is sent again on the next page, also after a reload', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Olive wood spoon' });
  await startSession(page, 'cora');
  await showLot(page, lot);
  for (const path of ['**/api/mobile/confirm', '**/healthz']) {
    await page.route(path, (route) => route.abort());
  }
  await askToBid(page, '12');
  await confirmIn(page).click();
  await expect(outcomeOf(page, 'No answer yet')).toContainText('We’re still sending your $12.00');
  await page.getByRole('link', { name: 'Hammerdock home' }).click();
  const waiting = /Olive wood spoon: No answer yet for your \$12\.00 bid \(.* total\)\./;
  await expect(page.getByText(waiting).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(waiting).first()).toBeVisible();
  // The lot has no row there.
  await page.goto('/auctions/closing');
  await expect(page.getByText(waiting).first()).toBeVisible();
  await expectMenuReachable(page);
  await page.getByRole('alert').getByRole('link', { name: 'Olive wood spoon' }).click();
  await expect(outcomeOf(page, 'No answer yet')).toContainText('We’re still sending your $12.00');
  // Another bid of no more would be refused once this one arrives.
  const place = biddingOf(page).getByRole('button', { name: 'Place max bid' });
  await page.getByLabel('Your maximum bid').fill('12');
  await expect(place).toBeDisabled();
  await expect(biddingOf(page).getByRole('button', { name: /^Quick bid/ })).toBeDisabled();
  await page.getByLabel('Your maximum bid').fill('13');
  await expect(place).toBeEnabled();
  await expect(page.getByText(waiting)).toHaveCount(0);
  expect((await readLot(lot.id)).bids).toBe(0);
  for (const path of ['**/api/mobile/confirm', '**/healthz']) await page.unroute(path);
  await expect(page.getByText(/Olive wood spoon: Accepted\./).first()).toBeVisible();
  expect((await readLot(lot.id)).bids).toBe(1);
});

/** On a phone the alert that stays is above the end of the menu. */
async function expectMenuReachable(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 640 });
  // The code of the menu is loaded only while the server is reachable.
  await page.unroute('**/healthz');
  const menu = await openSideDrawer(page);
  await page.route('**/healthz', (route) => route.abort());
  await menu.getByRole('button', { name: 'Need help' }).click({ trial: true });
  await menu.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize(before);
}

test('R3 a bid without an answer is not placed for another user of the browser', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Lettuce knife' });
  await startSession(page, 'cora');
  await showLot(page, lot);
  for (const path of ['**/api/mobile/confirm', '**/healthz']) {
    await page.route(path, (route) => route.abort());
  }
  await askToBid(page, '12');
  await confirmIn(page).click();
  await expect(outcomeOf(page, 'No answer yet')).toBeVisible();
  // As in another tab: the page does not learn of it by itself.
  await page.context().clearCookies();
  await startSession(page, 'bruno');
  const repeat = page.waitForResponse('**/api/mobile/confirm');
  for (const path of ['**/api/mobile/confirm', '**/healthz']) await page.unroute(path);
  expect(await (await repeat).json()).toMatchObject({ code: 'SignInNeeded' });
  await expect(outcomeOf(page, 'No answer')).toContainText('couldn’t find out if your $12.00 bid');
  expect((await readLot(lot.id)).bids).toBe(0);
});

test(
  'an amount far above the retail price is typed again before it is bid',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Riding mower', msrpCents: 37_999 });
    await startSession(page, 'cora');
    await showLot(page, lot);
    await askToBid(page, '5000');
    const dialog = page.getByRole('dialog', { name: 'Bid Confirmation' });
    await expect(dialog).toContainText('$5,000.00 is well above the retail price of $379.99.');
    const again = dialog.getByLabel('Type your maximum bid again');
    await expect(again).toBeFocused();
    await pressKey(again, 'Enter');
    await expect(dialog.getByText('Type $5,000.00 again, or cancel')).toBeInViewport({ ratio: 1 });
    await again.fill('500');
    await confirmIn(page).click();
    await expect(dialog).toBeVisible();
    expect((await readLot(lot.id)).bids).toBe(0);
    await again.fill('5000');
    await pressKey(again, 'Enter');
    await expectAlert(page, 'Bid placed successfully');
    await expect(dialog).toBeHidden();
  },
);

test(
  'the minimum is checked while typing, and the bar at the bottom leads to the bid box',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Garlic press', startPriceCents: 5_200 });
    // Her switch stays on, so no other test bids as her.
    await startSession(page, 'tilda');
    await showLot(page, lot);
    const bar = page.getByRole('complementary', { name: 'Bid' });
    await expect(bar).toContainText('$52.00');
    const box = page.getByLabel('Your maximum bid');
    await expect(box).not.toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Bid' }).click();
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    const form = page.getByRole('form', { name: 'Bid' });
    await box.pressSequentially('5');
    await expect(form.getByText(/^Min bid/)).toHaveCount(0);
    await expect(form.getByText('Enter $52.00 or more to see your total.')).toBeVisible();
    // She pauses, so $5 is what she means.
    await expect(form.getByText('Min bid $52.00', { exact: true })).toBeVisible();
    await box.pressSequentially('1');
    await expect(form.getByText('Min bid $52.00', { exact: true })).toBeVisible();
    await box.fill('52');
    await expect(form.getByText(/^Min bid/)).toHaveCount(0);
    await form.getByRole('switch', { name: /total|Total/ }).click();
    await page.getByLabel('The most you want to pay in total').fill('60');
    await expect(form.getByText('Min bid $65.71 total')).toBeVisible();
  },
);
