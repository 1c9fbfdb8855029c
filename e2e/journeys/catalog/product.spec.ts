// One lot: its page with everything on it, and a buyer's notes and watching.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { alertsOf, expectAlert } from '../../steps/bid.ts';
import { expectBuyingTerms } from '../../steps/buying-terms.ts';
import { fillSignIn } from '../../steps/sign-in.ts';
import { test } from '../../steps/test.ts';
import { goToLot, showLot, startSession } from '../../steps/store/over-http.ts';
import { pressKey } from '../../steps/keyboard.ts';

const SKILLETS = 'Cast iron skillet set';

test(
  'PV-03 PV-04 LIST-08 UX-06: the page shows what goods are and cost, and a winner’s duties',
  { tag: '@phone' },
  async ({ page }) => {
    await goToLot(page, SKILLETS);
    await expect(factOf(page, 'SKU MSRP')).toHaveText('$389.97');
    const research = page.getByRole('link', { name: 'Research online' });
    await expect(research).toHaveAttribute('target', '_blank');
    await expect(research).toHaveAttribute('href', /Cast%20iron%20skillet%20set/);

    await expectBuyingTerms(page);
    const details = page.getByRole('tabpanel');
    await expect(details).toContainText('Tuesday to Friday 10:00 am to 6:00 pm');
    await expect(details).toContainText('Saturday 9:00 am to 12:00 pm');
    await expect(details).toContainText('within 4 days');
    await expect(details).toContainText('no shipping');
    await page.getByRole('tab', { name: 'Payment details' }).click();
    await expect(details).toContainText('$3.00 or 17%, whichever is greater');
    await expect(details).toContainText('8% of bid and premium');
    await page.getByRole('tab', { name: 'Returns & Conditions' }).click();
    await expect(details).toContainText('14-day money-back guarantee');
    await expect(details).toContainText('auctions closing May 24th and later');
    const terms = details.getByRole('link', { name: 'Terms and Conditions' });
    await expect(terms).toHaveAttribute('href', '/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
    await page.getByRole('tab', { name: 'Disclaimer' }).click();
    await expect(details).toContainText('as is');
    await expectAccessible(page, 'the product page');
  },
);

test(
  'PV-01 PV-06: the page shows what the lot is and costs, where, until when, and five similar ones',
  { tag: '@both' },
  async ({ page }) => {
    await goToLot(page, SKILLETS);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to results' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print preview' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Zoom in on the picture' })).toBeVisible();
    await expect(main.getByText('Lot ID WALK003')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Condition: Opened Box' }).first()).toBeVisible();
    const bidding = page.getByRole('region', { name: 'Bidding' });
    await expect(bidding).toContainText('Starting Bid');
    await expect(bidding.getByText(/^(\d+[DHM] )+\d+S$/)).toBeVisible();
    await expect(bidding.getByRole('button', { name: '0 bids' })).toBeVisible();
    const map = page.getByRole('main').getByRole('link', { name: 'Decatur, GA' }).first();
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('href', /maps/);
    await expect(page.getByText('Floor location A-01-1')).toBeVisible();
    await expect(page.getByText(/Ends \d\d-\d\d-20\d\d \d+:\d\d [ap]m ET/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to bid' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Similar products' });
    await expect(cards.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pickup Location' }).click();
    const place = page.getByRole('dialog', { name: 'Pickup Location' });
    await expect(place).toContainText('Decatur');
    await expect(place).toContainText('Saturday 9:00 am to 12:00 pm');
    await place.getByRole('button', { name: 'Close' }).click();
    const similar = page.getByRole('region', { name: 'Similar products' });
    await expect(similar.getByRole('article')).toHaveCount(5);
    await expect(similar.getByRole('article', { name: SKILLETS })).toHaveCount(0);
  },
);

test(
  'the lot page has retail and savings beside the bid, its watchers, and a link to share',
  { tag: '@both' },
  async ({ page, context, makeLots }) => {
    const [{ id, title }] = await makeLots({ title: 'Cookie jar' });
    await startSession(page, 'wanda');
    await page.goto(`/productView/${id}?bid=12.00`);
    const bidding = page.getByRole('region', { name: 'Bidding' });
    await expect(bidding).toContainText('Retail $129.99 · 96% off');
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(bidding).toContainText('1 watching');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await expectAlert(page, 'Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe(`/productView/${id}`);
    await page.goto(copied);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test('what a guest watches is on the watchlist after signing in', async ({ page, makeLots }) => {
  const [first, second] = await makeLots({ title: 'Ice bucket', count: 2 });
  for (const { id } of [first, second].filter((lot) => lot !== undefined)) {
    await page.goto(`/productView/${id}`);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expectAlert(page, 'Saved in this browser.');
    await expect(page.getByRole('button', { name: 'Watching' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Watching' }).click();
  // Without the alert before it, which would contradict it.
  await expect(alertsOf(page)).toHaveText(['Removed from your watchlist.']);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Watching' })).toBeVisible();
  await page.getByRole('link', { name: 'Login to bid' }).click();
  await fillSignIn(page, 'gwen');
  await expectAlert(page, 'The 2 items you saved are on your watchlist now.');
  await page.goto('/watchlist/watchlist');
  await expect(page.getByRole('article', { name: /^Ice bucket [12]$/ })).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('hammerdock.guest-watches'))).toBeNull();
});

test('the lot page shows everyone what similar lots sold for', async ({
  page,
  sellLots,
  makeLots,
}) => {
  const sold = await sellLots({ title: 'Salad spinner', leader: 'wendy' });
  const [{ id }] = await makeLots({ title: 'Salad spinner, large' });
  await page.goto(`/productView/${id}`);
  const sales = page.getByRole('region', { name: 'Similar lots sold for' });
  await expect(sales).toContainText('One similar lot');
  await expect(sales).toContainText('Opened Box');
  await sales.getByRole('link', { name: 'Salad spinner', exact: true }).click();
  await expect(page).toHaveURL(`/productView/${sold[0].id}`);
  await expect(page.getByRole('region', { name: 'Bidding' })).toContainText('Sold Price');
});

test('PV-07: the bid count opens the history; without a bid there are no records', async ({
  page,
}) => {
  await goToLot(page, 'Bread maker');
  await page
    .getByRole('region', { name: 'Bidding' })
    .getByRole('button', { name: '0 bids' })
    .click();
  const history = page.getByRole('dialog', { name: 'Bid history' });
  await expect(history.getByText('No Records found')).toBeVisible();
  await history.getByRole('link', { name: 'Place the first bid' }).click();
  await expect(history).toBeHidden();
});

test(
  'PV-08: a picture fills the screen, zoomed 1 to 8 times by wheel, pinch, buttons and keys',
  { tag: '@phone' },
  async ({ page }) => {
    await goToLot(page, SKILLETS);
    await page.getByRole('button', { name: 'Zoom in on the picture' }).click();
    const viewer = page.getByRole('dialog', { name: SKILLETS });
    const picture = viewer.locator('img');
    const zoom = async () => Number(await picture.getAttribute('data-zoom'));
    const button = (name: string) => viewer.getByRole('button', { name, exact: true });

    await expect(viewer.getByText(/^Showing 1 of \d+$/)).toBeVisible();
    const count = Number((await viewer.getByText(/^Showing/).innerText()).split(' ').at(-1));
    expect(count).toBeGreaterThan(1);
    await button('Next').click();
    await expect(viewer.getByText(`Showing 2 of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(`Showing 1 of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(`Showing ${count} of ${count}`)).toBeVisible();

    await expect(button('Zoom out')).toBeDisabled();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
    await expect(button('Zoom in')).toBeDisabled();
    await expect.poll(zoom).toBe(8);
    await button('Center').click();
    await expect.poll(zoom).toBe(8);
    await button('Reset').click();
    await expect.poll(zoom).toBe(1);

    await picture.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(zoom).toBeGreaterThan(1.5);
    await button('Reset').click();
    await pinch(page);
    await expect.poll(zoom).toBeGreaterThan(1.5);
    await expectAccessible(page, 'the viewer');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  },
);

/** Two fingers that move apart in the middle of the screen. */
async function pinch(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const touches = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: width / 2 - apart, y: height / 2, id: 1 },
    { x: width / 2 + apart, y: height / 2, id: 2 },
  ];
  const send = (type: 'touchStart' | 'touchMove', apart: number) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: fingers(apart) });
  await send('touchStart', 20);
  for (const apart of [30, 40, 60, 80]) await send('touchMove', apart);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('KEEP-01 PV-01: the user’s own note is added, changed and deleted, up to 40 characters', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Cake stand' });
  await startSession(page, 'petra');
  await showLot(page, lot);
  const box = page.getByRole('textbox', { name: 'Bidding notes on Cake stand' });
  const save = page.getByRole('button', { name: 'Save the note' });
  await save.click();
  await expect(page.getByText('Please Enter Bidding Notes.')).toBeVisible();
  await box.fill('x'.repeat(45));
  await expect(page.getByText('45/40')).toBeVisible();
  await expect(page.getByText('Maximum 40 characters')).toBeVisible();
  await save.click();
  await expect(box).toHaveValue('x'.repeat(45));
  await box.fill('For the cabin');
  await save.click();
  await expect(box).toBeHidden();
  await expect(page.getByText('For the cabin')).toBeVisible();

  await page.getByRole('button', { name: 'Edit the note' }).click();
  await box.fill('');
  await save.click();
  await expect(page.getByText('Please Enter Bidding Notes.')).toBeVisible();
  await box.fill('For the boat');
  await save.click();
  await expect(page.getByText('For the boat')).toBeVisible();
  await page.reload();
  await expect(page.getByText('For the boat')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await expect(box).toHaveValue('');
});

test(
  'PV-01 KEEP-05 LIST-08 UX-01: by keyboard a buyer watches a lot and follows the seller',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Pasta roller' });
    await startSession(page, 'petra');
    await page.goto('/search?q=Pasta+roller');
    const heart = page.getByRole('article').getByRole('button', { name: 'Watch Pasta roller' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await pressKey(heart, 'Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectAlert(page, 'Added to your watchlist.');

    await page.goto('/watchlist/watchlist?view=list');
    const watched = page.getByRole('article', { name: 'Pasta roller' });
    await pressKey(watched.getByRole('button', { name: 'View more info: Pasta roller' }), 'Enter');
    const notice = page.getByRole('dialog', { name: 'Pickup Location' });
    const drawer = page.getByRole('dialog', { name: 'Item details' });
    await expect(notice.or(drawer).first()).toBeVisible();
    if (await notice.isVisible()) {
      await pressKey(notice.getByRole('button', { name: 'Close', exact: true }).last(), 'Enter');
    }
    await expect(drawer.getByRole('heading', { name: 'Pasta roller' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Watching' })).toBeVisible();

    await showLot(page, lot);
    const button = page.getByRole('button', { name: 'Watching' });
    await pressKey(button, 'Enter');
    await expectAlert(page, 'Removed from your watchlist.');
    await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();

    const follow = page.getByRole('button', { name: /^Follow / });
    await pressKey(follow, 'Enter');
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await pressKey(follow, 'Enter');
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  },
);

test('PV-11: signed in, the pickup location is shown before the drawer until it is turned off; otherwise not', async ({
  page,
  makeLots,
}) => {
  await makeLots({ title: 'Butter churn' });
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  const notice = page.getByRole('dialog', { name: 'Pickup Location' });
  const open = async () => {
    await page.goto('/search?q=Butter+churn');
    await page.getByRole('link', { name: 'Butter churn', exact: true }).click();
  };
  await open();
  await expect(drawer).toBeVisible();
  await expect(notice).toHaveCount(0);

  // In the fixture data only this user has accepted no location.
  const who = 'admin';
  await startSession(page, who);
  await open();
  await expect(notice).toContainText('Decatur');
  await expect(drawer).toBeHidden();
  await notice.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(drawer).toBeVisible();

  await page.context().clearCookies();
  await startSession(page, who);
  await open();
  await notice.getByRole('button', { name: "Don't Show Again" }).click();
  await expect(drawer).toBeVisible();
  await page.context().clearCookies();
  await startSession(page, who);
  await open();
  await expect(drawer).toBeVisible();
  await expect(notice).toHaveCount(0);
});

const factOf = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
