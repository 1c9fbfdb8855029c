// What one person does, seen live by others on their screens: never is a page loaded again.
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSaidOnce, hear } from '../steps/announced.ts';
import { bid, biddingOf, expectBanner } from '../steps/bid.ts';
import { becomesLive } from '../steps/live-line.ts';
import { test } from '../steps/make-lots.ts';
import { noteShifts, shiftsOf, sumOf } from '../steps/shifts.ts';
import { expectTone } from '../steps/tone.ts';
import { callAs, enter, readLot, showLot } from '../steps/over-http.ts';

/** Below the leader's 60, each moves the price to one step above itself. */
const CHALLENGES = [
  ['34', '$36.00'],
  ['38', '$40.00'],
  ['42', '$44.00'],
] as const;
/** UX-03, of all that moves by itself while a page is looked at. */
const SHIFT_MAX = 0.05;
/** From 12:59 to 1:00 the name of the zone moves by a digit: it is a fifth of this. */
const A_DIGIT = 0.0001;
const WINNING = 'You are winning this item.';
const OUTBID = 'You have been outbid.';
const minutes = (count: number): number => count * 60_000;

const STEP_MS = 20;

/** From here on the page's own time moves only as `expectWithinASecond` says. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Less than a second of the pages' time, in slow motion: a busy machine has ten for it. */
async function expectWithinASecond(screens: readonly Locator[], text: string): Promise<void> {
  let ranMs = 0;
  const look = async (): Promise<boolean> => {
    ranMs += STEP_MS;
    await Promise.all(screens.map((screen) => screen.page().clock.runFor(STEP_MS)));
    const shown = await Promise.all(screens.map((screen) => screen.textContent()));
    return shown.every((one) => one?.includes(text));
  };
  await expect.poll(look, { intervals: [200], timeout: 20_000 }).toBe(true);
  expect(ranMs).toBeLessThan(1_000);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });

async function showInSearch(page: Page, title: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(cardOf(page, title)).toBeVisible();
}

async function showInMyBids(page: Page, title: string): Promise<void> {
  await page.goto('/auctions/auction');
  await expect(cardOf(page, title)).toBeVisible();
}

test('LIVE-02 LIVE-03 BID-18 UX-01 a bid is seen on every open screen; each bidder learns how they stand', async ({
  page,
  browser,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Rolling pin set', retractMinutes: 5 });
  const oscar = await callAs('oscar');
  await enter(page, 'olive');
  const guests = await browser.newContext();
  await noteShifts(page.context());
  await noteShifts(guests);
  await showLot(page, lot);
  const guest = await guests.newPage();
  await showInSearch(guest, lot.title);
  const guestPage = await guests.newPage();
  await showLot(guestPage, lot);
  const home = await guests.newPage();
  await home.goto('/');
  const drawer = await page.context().newPage();
  await showInSearch(drawer, lot.title);
  await cardOf(drawer, lot.title).getByRole('link', { name: lot.title, exact: true }).click();
  await expect(biddingOf(drawer)).toContainText('Starting Bid');

  const [heard, heardByGuest] = [await hear(page), await hear(guestPage)];

  await test.step('placed: said so, and price, next bid, count, status and label change', async () => {
    await expect(biddingOf(page)).toContainText('Starting Bid');
    await expect(biddingOf(page)).toContainText('0 bids');
    await bid(page, '20');
    await expectBanner(page, 'You are winning this item.');
    const own = biddingOf(page);
    await expect(own).toContainText('Current Bid');
    await expect(own).not.toContainText('Starting Bid');
    await expect(own).toContainText('1 bid');
    await expect(own.getByPlaceholder('20.01 or more')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Increase max bid' })).toBeVisible();
    // The winner is told price and own maximum, in green.
    const banner = own.getByRole('group', { name: WINNING });
    await expect(banner).toContainText('$5.00');
    await expect(banner).toContainText('$20.00');
    await expectTone(banner.getByText(WINNING), 'green');
    await expectSaidOnce(heard, WINNING, 'Current Bid $5.00.');
  });
  const mine = await page.context().newPage();
  await showInMyBids(mine, lot.title);
  await expect(cardOf(mine, lot.title)).toContainText("You're Winning");
  const heardInList = await hear(mine);

  await test.step('a rival bids: every screen shows it, in a moment', async () => {
    const standing = [page, guest, guestPage, drawer, mine];
    const before = await Promise.all(standing.map(shiftsOf));
    await oscar.bid(lot.id, '30');
    const shown: readonly Page[] = [page, guestPage, drawer];
    for (const one of shown) {
      await expect(biddingOf(one)).toContainText('$21.00');
      await expect(biddingOf(one)).toContainText('2 bids');
    }
    for (const one of [page, drawer]) {
      await expect(biddingOf(one).getByPlaceholder('22.00 or more')).toBeVisible();
    }
    for (const one of [guest, mine]) {
      await expect(cardOf(one, lot.title)).toContainText('$21.00');
      await expect(cardOf(one, lot.title)).toContainText('2 bids');
    }
    // Nothing on them has moved for it.
    expect(await Promise.all(standing.map(shiftsOf))).toEqual(before);
  });
  await test.step('only those who bid hear how they stand', async () => {
    const banner = biddingOf(page).getByRole('group', { name: OUTBID });
    await expect(banner).toContainText('user o****r has placed a higher Max Bid');
    await expectTone(banner.getByText(OUTBID), 'red');
    const status = cardOf(mine, lot.title).getByText(/^You're losing$/i);
    await expect(status).toBeVisible();
    await expectTone(status, 'red');
    for (const one of [guest, guestPage]) {
      await expect(one.getByText(/higher Max Bid|You're|outbid|winning/i)).toHaveCount(0);
    }
  });
  await test.step('it is said in words, once and politely, to those whom it concerns', async () => {
    await expectSaidOnce(heard, OUTBID, 'Current Bid $21.00.');
    await expectSaidOnce(heardInList, `${lot.title}: You're losing.`);
    await expectSaidOnce(heardByGuest, 'Current Bid $21.00.');
    expect(await heardByGuest()).not.toMatch(/outbid|winning|losing/i);
    for (const one of [page, guestPage, mine]) {
      await expect(one.locator('[aria-live="assertive"], [role="alert"]')).toHaveCount(0);
    }
  });
  await test.step('she takes the lead again, and so her screens say', async () => {
    await bid(page, '60');
    await expectBanner(page, 'You are winning this item.');
    const status = cardOf(mine, lot.title).getByText("You're Winning", { exact: true });
    await expect(status).toBeVisible();
    await expectTone(status, 'green');
  });
  await test.step('within a second of their own time, on all of them', async () => {
    const screens = [
      ...[page, guestPage, drawer].map(biddingOf),
      ...[guest, mine].map((one) => cardOf(one, lot.title)),
    ];
    const pages = screens.map((screen) => screen.page());
    await Promise.all(pages.map((one) => stopTime(one)));
    for (const [amount, price] of CHALLENGES) {
      await oscar.bid(lot.id, amount);
      await expectWithinASecond(screens, price);
    }
    await Promise.all(pages.map((one) => one.clock.resume()));
  });
  await test.step('of a quick duel each change is said at most once, the last for certain', async () => {
    await expectSaidOnce(heardByGuest, 'Current Bid $44.00.');
    const prices = (await heardByGuest()).match(/\$[\d.]+/g) ?? [];
    expect(prices).toEqual([...new Set(prices)]);
  });
  for (const [name, one] of Object.entries({ home, search: guest, lot: guestPage, own: page })) {
    expect(sumOf(await shiftsOf(one)), name).toBeLessThanOrEqual(SHIFT_MAX);
  }
  await guests.close();
});

test('BID-10 R12 a late bid moves the close, and every screen shows the new time', async ({
  page,
  browser,
  makeLots,
}) => {
  const [jar] = await makeLots({ title: 'Jam jar', closesInSeconds: 120 });
  const [sofia, simon] = await Promise.all(['sofia', 'simon'].map((name) => callAs(name)));
  await enter(page, 'sofia');
  const mine = await page.context().newPage();
  const guest = await (await browser.newContext()).newPage();
  await Promise.all([noteShifts(page.context()), noteShifts(guest.context())]);
  const live = becomesLive(page);
  await showLot(page, jar);
  await showInSearch(guest, jar.title);
  const screens = [biddingOf(page), cardOf(guest, jar.title)];
  for (const screen of screens) await expectClose(screen, jar.date_closed);

  const heard = await hear(page);
  // Only what changes under the eyes of a reader is said.
  await live;
  await sofia?.bid(jar.id, '20');
  const first = await closeOf(jar);
  expect(Date.parse(first) - Date.parse(jar.date_closed)).toBeGreaterThan(60_000);
  for (const screen of screens) await expectClose(screen, first);
  await expect.poll(heard).toMatch(/Ends [\d-]+ [\d:]+ [ap]m Eastern Time\./);
  await showInMyBids(mine, jar.title);

  const before = await Promise.all([page, guest].map(shiftsOf));
  // A bid that loses moves it as well; the close is counted from the bid, not added.
  await simon?.bid(jar.id, '10');
  const second = await closeOf(jar);
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
  expect(Date.parse(second) - Date.now()).toBeLessThanOrEqual(minutes(5));
  for (const screen of [...screens, cardOf(mine, jar.title)]) {
    await expectClose(screen, second);
    await expect(screen.locator('time')).toContainText(/5M|4M \d+S/);
  }
  // The close has moved, and nothing on the screen.
  for (const [index, one] of [page, guest].entries()) {
    const moved = sumOf(await shiftsOf(one)) - sumOf(before[index] ?? []);
    expect(moved).toBeLessThan(A_DIGIT);
  }
  await guest.context().close();
});

async function closeOf(lot: LotCard): Promise<string> {
  return (await readLot(lot.id)).date_closed;
}

async function expectClose(screen: Locator, closesAt: string): Promise<void> {
  await expect(screen.locator('time')).toHaveAttribute('datetime', closesAt);
}
