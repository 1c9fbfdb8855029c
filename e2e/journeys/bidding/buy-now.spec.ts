// Buy Now: only before the first bid, at a fully stated price, and paid by hand.
import { expect } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { recordAnnouncements } from '../../steps/announcements.ts';
import { biddingOf, expectAlert, expectBanner } from '../../steps/bid.ts';
import { enterAt, pressKey } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { callAs, productPage, showLot, startSession } from '../../steps/store/over-http.ts';
import { isPhone } from '../../steps/widths.ts';

const BUY = 'Buy now for $40.00';

// 40.00, 17 % of it, and 8 % of 46.80.
const QUOTE = [
  ['Price', '$40.00'],
  ['Buyer premium', '$6.80'],
  ['Sales tax', '$3.74'],
  ['All-in total', '$50.54'],
] as const;

test('R18 the Buy Now price disappears from the open page when another user bids', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Toaster oven', buyNowCents: 4000 });
  await test.step('a guest sees it on the card and on the page', async () => {
    await page.goto('/search?buynow=1');
    const card = page.getByRole('article', { name: lot.title, exact: true });
    await expect(card).toContainText('or buy now for $40.00');
    await showLot(page, lot);
    await expect(biddingOf(page)).toContainText('Buy Now is available for $40.00.');
    await expect(page.getByRole('button', { name: BUY })).toHaveCount(0);
  });
  await startSession(page, 'basil');
  await showLot(page, lot);
  const bidding = biddingOf(page);
  await expect(bidding.getByRole('button', { name: BUY })).toBeVisible();
  await expect(bidding).toContainText('All-in $50.54, premium and tax included.');
  // Also while the buyer reads the confirmation.
  await bidding.getByRole('button', { name: BUY }).click();
  await expect(page.getByRole('dialog', { name: 'Buy now' })).toBeVisible();
  await (await callAs('beryl')).bid(lot.id, '5');
  await expect(bidding).toContainText('Current Bid');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const missed = bidding.getByRole('group', { name: 'Not bought' });
  await expect(missed).toContainText('Someone bid before you confirmed');
  await expect(missed).toBeFocused();
  await expect(missed).toBeInViewport({ ratio: 1 });
  await expect(bidding.getByRole('button', { name: BUY })).toHaveCount(0);
  await page.goto('/search?buynow=1');
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await expect(page.getByRole('article', { name: lot.title, exact: true })).toHaveCount(0);
});

const WHOLE =
  'BID-20 LIST-18 PAY-04 PAY-08 UX-01 by keyboard a buyer sees the total, buys and gets a receipt';

test(WHOLE, { tag: '@phone' }, async ({ page, makeLots }) => {
  const title = isPhone(page) ? 'Waffle iron' : 'Hand blender';
  const [lot] = await makeLots({ title, buyNowCents: 4000 });
  const beryl = await callAs('beryl');
  await startSession(page, 'basil');
  await showLot(page, lot);
  const dialog = page.getByRole('dialog', { name: 'Buy now' });
  const opener = biddingOf(page).getByRole('button', { name: BUY });

  await test.step('the confirmation states the total; leaving it buys nothing', async () => {
    await enterAt(page, opener);
    for (const [label, amount] of QUOTE) {
      await expect(dialog.getByRole('row', { name: `${label} ${amount}` })).toBeVisible();
    }
    await expect(dialog).toContainText('have 30 minutes to pay');
    await expectAccessible(page, 'the confirmation of a purchase');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(biddingOf(page)).toContainText('Starting Bid');
  });
  await test.step('confirming leads to the checkout, and another buyer is too late', async () => {
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    const announced = await recordAnnouncements(page);
    await enterAt(page, dialog.getByRole('button', { name: 'Buy now' }));
    await expectAlert(page, 'You bought this item. Please pay within 30 minutes.');
    await expect(page).toHaveURL(/\/checkout\/invoice\//);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByText(/^Time left to pay: (30M 0S|29M \d+S)$/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The alert has said it; the notification follows the close.
    await expect.poll(announced).toContain('unread notification');
    const own = (await announced()).replaceAll(/[\w ]+: Auction Closed\./g, (words) =>
      words.includes(lot.title) ? words : '',
    );
    expect(own).not.toMatch(/sold|closed|won/i);
    const late = await beryl.call('mobile/buyNow', { product_id: lot.id });
    expect(late).toMatchObject({
      code: 'BoughtAlready',
      statusText: 'Someone just bought this item. You weren’t charged.',
    });
    const receipts = await beryl.ask<{ receiptCount: number }>('cart/getReceipt', {});
    expect(receipts.receiptCount).toBe(0);
  });
  await test.step('only the buyer is led to the payment, from the page and from the list', async () => {
    await page.goto(productPage(lot.id));
    await expectBanner(page, /^Held for you until \d/);
    await expect(page.getByRole('link', { name: 'Make payment' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Bid' })).toHaveCount(0);
    const others = await beryl.ask<object>('mobile/getProductInfo', { product_id: lot.id });
    expect(others).toMatchObject({ market_status: 'sold', buynowed: null, common_invoice: null });
    await page.goto('/auctions/buynow');
    const card = page.getByRole('article', { name: lot.title, exact: true });
    await card.getByRole('link', { name: 'Make payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/invoice\//);
  });
  await test.step('after the payment it leads to the receipt', async () => {
    await enterAt(page, page.getByRole('button', { name: 'Pay Now' }));
    await expect(page).toHaveURL(/\/invoices\/partial/);
    await page.goto(productPage(lot.id));
    await page.getByRole('link', { name: 'View Receipt' }).click();
    await expect(page).toHaveURL(/\/invoice\//);
    await expect(page.getByRole('table', { name: 'Items' })).toContainText(lot.title);
  });
});

test('UX-01 by keyboard pieces of an offer are put into the cart, counted, and bought on one receipt', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({
    title: 'Melon baller',
    buyNowCents: 4000,
    count: 3,
    arePieces: true,
  });
  await startSession(page, 'basil');
  await showLot(page, lot);
  await expect(biddingOf(page)).toContainText('3 available.');
  await enterAt(page, biddingOf(page).getByRole('button', { name: 'Add to cart' }));
  await pressKey(biddingOf(page).getByRole('link', { name: 'View cart' }), 'Enter');
  const row = page.getByRole('article', { name: lot.title });
  await expect(row).toContainText('3 available');
  await row.getByLabel('Quantity').fill('4');
  await expect(row.getByRole('alert')).toHaveText(`${lot.title}: only 3 left.`);
  await row.getByLabel('Quantity').fill('2');
  await pressKey(page.getByRole('button', { name: 'Buy now $101.08' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Buy now' });
  await pressKey(dialog.getByRole('button', { name: 'Buy now' }), 'Enter');
  await expect(page).toHaveURL(/\/checkout\/invoice\//);
  await expect(page.getByRole('region', { name: 'Review your order' })).toContainText('2 items');
});

test(
  'a purchase without an answer says so, and goes on once it is known to be made',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Cherry pitter', buyNowCents: 4000 });
    await startSession(page, 'basil');
    await showLot(page, lot);
    const call = '**/api/mobile/buyNow';
    await page.route(call, (route) => route.abort());
    await biddingOf(page).getByRole('button', { name: BUY }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy now' });
    const buy = dialog.getByRole('button', { name: 'Buy now' });
    await buy.click();
    await expect(dialog.getByRole('alert')).toContainText('Press Buy now again to find out.');
    await expect(page.getByText('Something went wrong!')).toHaveCount(0);
    await page.unroute(call);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await buy.click();
    await expect(page).toHaveURL(/\/checkout\/invoice\//);
    await expect(page.getByRole('region', { name: 'Review your order' })).toContainText(lot.title);
  },
);
