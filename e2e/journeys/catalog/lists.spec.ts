// Every list while it loads, when loading fails, and when it is empty.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

interface List {
  readonly path: string;
  readonly call: string;
  /** The action that an empty list offers. */
  readonly next: string;
  /** The page size of its first request. */
  readonly limit?: number;
}

const BID = 'Find something to bid on';
const own = (path: string, call: string): List => ({ path, call, next: BID, limit: 10 });

const BUYERS: readonly List[] = [
  own('/auctions/all', 'getAllBids'),
  own('/auctions/winning', 'getWinning'),
  own('/auctions/outbid', 'getLosing'),
  own('/auctions/won', 'getWon'),
  own('/auctions/lost', 'getLost'),
  own('/auctions/auction', 'getDashboardList'),
  own('/auctions/buynow', 'getDashboardList'),
  own('/watchlist/watchlist', 'getWatchlist'),
  { path: '/expired_auction', call: 'getExpired', next: 'See what’s open', limit: 12 },
  { path: '/pastAuctions', call: 'getPastAuctions', next: 'See what’s open', limit: 12 },
  { path: '/invoices/all', call: 'getReceipt', next: BID, limit: 12 },
  { path: '/user/credits', call: 'getCreditAndCoupon', next: 'Earn credit with a friend' },
  { path: '/saved_search', call: 'getSavedSearch', next: 'Search', limit: 15 },
  { path: '/payments/saved_cards', call: 'listSources', next: 'Add a new card' },
];

const ADMINS: readonly List[] = [
  { path: '/admin/inbox', call: 'listInboxMessages', next: 'Go to bid limit requests' },
  {
    path: '/admin/inbox?answered=1',
    call: 'listInboxMessages',
    next: 'Show unanswered messages',
  },
  { path: '/admin/bid-limits', call: 'listBidLimitRequests', next: 'Go to inbox' },
  { path: '/seller/questions', call: 'listOpenQuestions', next: 'Go to active items' },
  { path: '/outbox', call: 'listMessages', next: 'Check again' },
];

for (const [whose, username, lists] of [
  ['buyer', 'lisa', BUYERS],
  ['admin', 'admin', ADMINS],
] as const) {
  test(`LIST-02 each list of ${whose}s shows skeletons, its error, and the way on where empty`, async ({
    page,
  }) => {
    await startSession(page, username);
    for (const list of lists) {
      await test.step(list.path, () => expectStates(page, list, () => goTo(page, list.path)));
    }
  });
}

test('LIST-02 the search and the home page do the same', async ({ page }) => {
  const next = 'Show all active items';
  await page.goto('/about');
  // Unlike a key press, a click before the page is hydrated takes effect afterwards.
  await expectStates(page, { path: '/search', call: 'searchProducts', next, limit: 12 }, () =>
    page.getByRole('search').getByRole('button', { name: 'Search' }).click(),
  );
  await expectStates(page, { path: '/', call: 'homeProducts', next }, () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Hammerdock/ })
      .click(),
  );
});

/** By a link if the previous page has one, which is faster. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) > 0) await link.click();
  else await page.goto(path, { waitUntil: 'commit' });
}

async function expectStates(page: Page, list: List, open: () => Promise<unknown>): Promise<void> {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  let askedBefore = false;
  const address = new RegExp(`/${list.call}$`);
  await page.route(address, async (route) => {
    if (askedBefore) {
      const answer: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: emptied(answer) });
      return;
    }
    askedBefore = true;
    await seen;
    await route.fulfill({ status: 422, json: REFUSAL });
  });
  const asked = page.waitForRequest(address);
  await open();
  const main = page.getByRole('main');
  const skeletons = main.locator('.mantine-Skeleton-root');
  await expect(skeletons.first()).toBeVisible();
  if (list.limit !== undefined) {
    expect((await asked).postDataJSON()).toMatchObject({ limit: list.limit });
  }
  goOn();
  const trouble = main.getByRole('alert');
  await expect(trouble).toContainText(/couldn’t load|Unable|could not/);
  await expect(skeletons).toHaveCount(0);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  const wayOn = (role: 'link' | 'button') => main.getByRole(role, { name: list.next, exact: true });
  await expect(wayOn('link').or(wayOn('button')).first()).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await page.unroute(address);
}

const REFUSAL = { status: 'error', code: 'InputInvalid', statusText: 'Not just now.' };

/** The same answer from an empty store. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name.endsWith('Count') ? 0 : emptied(inner),
    ]),
  );
}

const AUCTIONS_PER_PAGE = 12;
const LAST_WEEK = ['Bamboo steamer', 'Wicker basket', 'Cheese grater'] as const;

test('LIST-11: the lot that closed first is at the top; watching refetches; past auctions are listed', async ({
  page,
  makeLots,
}) => {
  const [{ id }] = await makeLots({ title: 'Honey dipper' });
  await startSession(page, 'elias');
  await page.goto(`/expired_auction?lot=${id}`);
  const expired = page.getByRole('region', { name: 'Expired Auctions', includeHidden: true });
  const cards = expired.getByRole('article', { includeHidden: true });
  for (const [place, title] of LAST_WEEK.entries()) {
    await expect(cards.nth(place)).toHaveAttribute('aria-label', title);
  }
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  const again = page.waitForRequest(/\/getExpired$/);
  await drawer.getByRole('button', { name: 'Watch', exact: true }).click();
  await again;
  await expect(drawer.getByRole('button', { name: 'Watching' })).toBeVisible();

  // The oldest is the last, wherever the auctions are that other tests have closed meanwhile.
  const elias = await callAs('elias');
  const auctions = await elias.ask<{ pastAuctionsCount: number }>('mobile/getPastAuctions', {});
  const last = Math.ceil(auctions.pastAuctionsCount / AUCTIONS_PER_PAGE);
  await page.goto(`/pastAuctions?page=${last}`);
  const past = page.getByRole('article', { name: 'Last week' });
  await expect(past).toContainText('Auction 3, Decatur, GA');
  await expect(past).toContainText(/Lots4/);
  await expect(page.getByRole('article', { name: 'Kitchen week' })).toHaveCount(0);
});

test(
  'a card on a phone says who has outbid the bidder',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Porcelain egg cups' });
    await (await callAs('helga')).bid(lot.id, '5');
    await (await callAs('hugo')).bid(lot.id, '20');
    await startSession(page, 'helga');
    await page.goto('/auctions/outbid');
    const card = page.getByRole('article', { name: 'Porcelain egg cups' });
    const detail = card.getByText('user h****o has placed a higher Max Bid');
    await expect(detail.filter({ visible: true })).toHaveCount(1);
  },
);
