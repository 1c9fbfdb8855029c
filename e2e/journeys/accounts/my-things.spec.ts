// A buyer's own lists: watched lots, notes, searches, and the history of a lot they bid on.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { biddingOf } from '../../steps/bid.ts';
import { enterAt, expectFocusIn, typeInto } from '../../steps/keyboard.ts';
import { untilLiveForUser } from '../../steps/live-updates.ts';
import { isComplete } from '../../steps/sign-in.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession, showLot } from '../../steps/store/over-http.ts';

const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });
const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Watch ${title}`, exact: true });
const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const TITLES = [
  ['all', 'All Items'],
  ['winning', 'Winning Items'],
  ['outbid', 'Losing Items'],
  ['won', 'Won Items'],
  ['lost', 'Lost Items'],
  ['auction', 'My Bids'],
  ['watchlist', 'My Watchlist'],
  ['buynow', 'Buy Now'],
] as const;
/** Of the rival's lists; their other content depends on other tests. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['all', 'winning', 'outbid', 'auction']);
const TABS: Readonly<Record<string, string>> = {
  all: 'All',
  winning: 'Winning',
  outbid: 'Losing',
  won: 'Won',
};

test('LIST-01 LIST-02 LIST-03 each list of the dashboard has its title, ten a page as cards, its sort orders, and four of them have tabs', async ({
  page,
}) => {
  await startSession(page, 'rival');
  for (const [type, title] of TITLES) {
    await page.goto(`/auctions/${type}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'My bids' });
    const tab = TABS[type];
    const shown = tab === undefined ? ['All Items', 'Won Items'] : Object.values(TABS);
    await expect(tabs.getByRole('link'), type).toHaveText(shown);
    await expect(hereIn(page)).toHaveText([tab ?? title]);
    if (!NEVER_EMPTY.has(type)) continue;
    await expectTools(page);
    await expectSizes(page, '10');
  }
  await page.goto('/expired_auction');
  await expectTools(page);
  await expectSizes(page, '12');
  // The row of a phone scrolls, and begins at the list that is open.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auctions/watchlist');
  await expect(hereIn(page)).toBeInViewport({ ratio: 1 });
  expect((await page.goto('/auctions/nonsense'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

/** The link to the list that is open. */
const hereIn = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(My bids|Other lists)$/ })
    .locator('[aria-current="page"]');

/** LIST-02: below every list that contains a lot. */
async function expectSizes(page: Page, size: '10' | '12'): Promise<void> {
  const sizes = page.getByLabel('Items per page');
  await expect(sizes).toHaveValue(size);
  const offered = size === '10' ? ['10', '20', '30'] : ['10', '12', '20', '30'];
  await expect(sizes.getByRole('option')).toHaveText(offered);
}

/** LIST-03: above every list that contains a lot. */
async function expectTools(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'None',
    'Current price low to high',
    'Current price high to low',
    'Time remaining',
  ]);
}

test('KEEP-01 KEEP-02 LIVE-05 hearts, badge and lists agree in all tabs; a note is private', async ({
  page,
  browser,
  makeLots,
}) => {
  const [{ title }] = await makeLots({ title: 'Porcelain teapot' });
  await startSession(page, 'maya');
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const other = await page.context().newPage();
  const announced = untilLiveForUser(other);
  await other.goto('/watchlist/watchlist');
  await expect(other.getByRole('heading', { name: 'My Watchlist' })).toBeVisible();
  await expect(badge(other, 'Watchlist')).toBeVisible();
  await announced;

  await test.step('watched in one tab, shown in the other', async () => {
    await heartOf(page, title).click();
    await expect(page.getByText('Added to your watchlist.')).toBeVisible();
    await expect(badge(page, 'Watchlist, 1 watched')).toBeVisible();
    await expect(cardOf(other, title)).toBeVisible();
    await expect(badge(other, 'Watchlist, 1 watched')).toBeVisible();
    await expectSizes(other, '10');
    await expectAccessible(other, 'the watchlist');
  });
  await test.step('a note: empty is refused, then saved, changed, and deleted', async () => {
    await other.getByRole('radio', { name: 'List' }).click();
    const row = cardOf(other, title);
    const box = row.getByLabel(`Bidding notes on ${title}`);
    await row.getByRole('button', { name: 'Save the note' }).click();
    await expect(row.getByText('Please Enter Bidding Notes.')).toBeVisible();
    await box.fill('x'.repeat(60));
    await expect(row.getByText('Maximum 40 characters')).toBeVisible();
    await box.fill('For Grandma');
    await row.getByRole('button', { name: 'Save the note' }).click();
    await expect(row.getByText('For Grandma')).toBeVisible();
    await row.getByRole('button', { name: /edit/i }).click();
    await box.fill('For Grandpa');
    await row.getByRole('button', { name: 'Save the note' }).click();
    await expect(row.getByText('For Grandpa')).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    await startSession(stranger, 'nadia');
    await stranger.goto(`/search?view=list&q=${encodeURIComponent(title)}`);
    await expect(cardOf(stranger, title)).toBeVisible();
    await expect(stranger.getByText('For Grandpa')).toHaveCount(0);
    await stranger.context().close();
    await row.getByRole('button', { name: /delete/i }).click();
    await expect(row.getByText('For Grandpa')).toHaveCount(0);
  });
  await test.step('unwatched in the other tab, removed from both', async () => {
    await heartOf(other, title).click();
    await expect(other.getByText('Removed from your watchlist.')).toBeVisible();
    await expect(cardOf(other, title)).toHaveCount(0);
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page, 'Watchlist')).toBeVisible();
  });
  await test.step('a tile of the home page has its heart above its link', async () => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Pick up in Decatur' }).getByRole('article');
    const heart = tiles.getByRole('button', { name: /^Watch / }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(badge(page, 'Watchlist, 1 watched')).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page, 'Watchlist')).toBeVisible();
  });
});

test('KEEP-06 a guest reads what saved searches are for, and is invited to sign in', async ({
  page,
}) => {
  await page.goto('/saved_search');
  await expect(page.getByText('Let new lots come to you')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?referer=%2Fsaved_search/);
});

test('KEEP-03 KEEP-06 UX-01 by keyboard a search is saved, renamed, run again and deleted', async ({
  page,
}) => {
  await startSession(page, 'maya');
  await page.goto('/search?q=teapot&sort=3');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await enterAt(page, page.getByRole('button', { name: 'Save this search' }));
  await expectFocusIn(dialog);
  await typeInto(page, dialog.getByLabel('Title'), ' ');
  await enterAt(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByText('Title is required feild')).toBeVisible();
  await typeInto(page, dialog.getByLabel('Title'), 'Teapots');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/saved_search');
  const row = page.getByRole('row').filter({ hasText: 'Teapots' });
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await expect(row).toContainText(/\d\d-\d\d-\d{4}/);
  const heads = ['S no', 'Title', 'Date added', 'Action'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  await expectAccessible(page, 'saved searches');
  await enterAt(page, row.getByRole('button', { name: 'Edit Teapots' }));
  const edit = page.getByRole('dialog', { name: 'Edit the search' });
  await expectFocusIn(edit);
  await typeInto(page, edit.getByLabel('Title'), 'Pots');
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  const renamed = page.getByRole('row').filter({ hasText: 'Pots' });
  await enterAt(page, renamed.getByRole('link', { name: 'Search again: Pots' }));
  await expect(page).toHaveURL(/\/search\?q=teapot&sort=3/);
  await page.goBack();
  await enterAt(page, renamed.getByRole('button', { name: 'Delete Pots' }));
  const sure = page.getByRole('dialog', { name: 'Delete the search' });
  await expectFocusIn(sure);
  await enterAt(page, sure.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('No saved searches')).toBeVisible();
});

const totalsOf = (bidding: Locator): Locator =>
  bidding.getByLabel('Show total prices: premium, tax and fee included');

test('PV-10 BID-25 a buyer sees and bids totals, is outbid, and reads why', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Marble pastry board' });
  await startSession(page, 'maya');
  await showLot(page, lot);
  const own = biddingOf(page);
  const other = await page.context().newPage();
  // It follows from then on.
  const isReady = isComplete(other);
  await showLot(other, lot);
  await isReady;
  const otherTab = biddingOf(other);
  await totalsOf(own).check();
  await expect(own).toContainText('Starting Bid · total');
  await expect(otherTab).toContainText('Starting Bid · total');
  await own.getByLabel('The most you want to pay in total').fill('5');
  await own.getByRole('button', { name: 'Place max bid' }).click();
  await expect(own.getByText(/^Min bid \$\d+\.\d\d total$/)).toBeVisible();
  await own.getByLabel('The most you want to pay in total').fill('50');
  await expect(own.getByRole('status').last()).toContainText(/all-in \$(49\.\d\d|50\.00) at most/);
  await own.getByRole('button', { name: 'Place max bid' }).click();
  const confirm = page.getByRole('dialog', { name: 'Bid Confirmation' });
  await expect(confirm).toContainText(/\$(49\.\d\d|50\.00)/);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(own).toContainText('You are winning this item.');
  await expect(own).toContainText(/Your max bid \$(49\.\d\d|50\.00) total\./);
  // The choice is saved on the account: the page opens with it.
  await page.reload();
  await expect(totalsOf(own)).toBeChecked();
  await expect(own).toContainText('Current Bid · total');
  await totalsOf(own).uncheck();
  await expect(own).not.toContainText('· total');
  await expect(otherTab).not.toContainText('· total');
  await other.close();
  const nadia = await callAs('nadia');
  for (const amount of ['20', '80']) await nadia.bid(lot.id, amount);
  await expect(own).toContainText('You have been outbid.');
  await own.getByRole('button', { name: 'Why was I outbid?' }).click();
  const replay = page.getByRole('dialog', { name: 'Why was I outbid?' });
  await expect(replay.getByRole('listitem')).not.toHaveCount(0);
  const cause = replay.getByRole('region', { name: 'What outbid you' });
  await expect(cause).toContainText('n****a bid more than your maximum');
  await expect(cause).toContainText('The highest maximum leads');
  await expect(cause).toBeInViewport({ ratio: 1 });
  // It decided both of her bids, and is mentioned with the first of them.
  const rule = replay.getByRole('listitem').getByText(/^The highest maximum leads/);
  await expect(rule).toHaveCount(1);
  // The rival's maximum stays secret.
  await expect(replay).not.toContainText('80.00');
  await expectAccessible(page, 'the replay');
});
