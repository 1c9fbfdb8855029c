// What the home page of a bidder says while lots that it shows are outbid and closed.
import type { InPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilLiveForUser } from '../steps/live-updates.ts';
import { test } from '../steps/test.ts';
import { callAs, startSession, type Caller } from '../steps/store/over-http.ts';

type Numbers = readonly [outbid: number, winning: number, won: number];

/** Of earlier runs of the test. */
const numbersOf = async ({ ask }: Caller): Promise<Numbers> => {
  const { outbid, winning, won } = await ask<InPlay>('mobile/getInPlay', {});
  return [outbid, winning, won];
};

const stripOf = (page: Page) => page.getByRole('region', { name: 'My items' });
const textOf = ([outbid, winning, won]: Numbers) =>
  `Outbid ${outbid}Winning ${winning}Just won ${won}`;
const plus = (one: Numbers, other: Numbers): Numbers => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** On the page, however it and its shelves are scrolled. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const left = element.parentElement?.scrollLeft ?? 0;
    return [Math.round(x + left), Math.round(y + window.scrollY)];
  });

const openHome = async (page: Page, username: string) => {
  await startSession(page, username);
  const isLive = untilLiveForUser(page);
  await page.goto('/');
  await isLive;
};

test(
  'LIVE-02 home counts what is outbid, winning and won as it happens, and nothing moves',
  { tag: '@phone' },
  async ({ page, browser, makeLots }) => {
    // Their receipt waits for the second one.
    const [lot, other] = await makeLots({
      title: 'Fish kettle',
      count: 2,
      closesInSeconds: 60,
      staggerSeconds: 3_000,
      softCloseSeconds: 0,
    });
    if (other === undefined) throw new Error('expected two lots');
    const [ursula, vito] = [await callAs('ursula'), await callAs('vito')];
    const [ofUrsula, ofVito] = [await numbersOf(ursula), await numbersOf(vito)];
    await vito.bid(lot.id, '5');
    await ursula.bid(lot.id, '40');
    await ursula.bid(other.id, '10');
    const loser = await (await browser.newContext()).newPage();
    await openHome(page, 'ursula');
    await openHome(loser, 'vito');
    const closing = page.getByRole('region', { name: 'Closing soon', exact: true });
    const cards = closing.getByRole('article');
    const card = closing.getByRole('article').filter({ has: page.locator(`[href*="${lot.id}"]`) });
    const newest = page.getByRole('region', { name: 'Newest', exact: true });
    await expect(card).toContainText('Winning');
    await expect(stripOf(page)).toContainText(textOf(plus(ofUrsula, [0, 2, 0])));
    await expect(stripOf(loser)).toContainText(textOf(plus(ofVito, [1, 0, 0])));
    const places = () => Promise.all([card, cards.last(), closing, newest].map(placeOf));
    const before = await places();

    await vito.bid(other.id, '20');
    await expect(stripOf(page)).toContainText(textOf(plus(ofUrsula, [1, 1, 0])));
    await expect(stripOf(loser)).toContainText(textOf(plus(ofVito, [1, 1, 0])));
    await ursula.bid(other.id, '50');
    await expect(stripOf(page)).toContainText(textOf(plus(ofUrsula, [0, 2, 0])));

    const untilTheClose = { timeout: 90_000 };
    await expect(stripOf(page)).toContainText(textOf(plus(ofUrsula, [0, 1, 1])), untilTheClose);
    await expect(stripOf(loser)).toContainText(textOf(plus(ofVito, [1, 0, 0])));
    await expect(card).toContainText('You Won');
    expect(await places()).toEqual(before);
    // A new visit has the next lots.
    await page.reload();
    await expect(stripOf(page)).toContainText(textOf(plus(ofUrsula, [0, 1, 1])));
    await expect(card).toHaveCount(0);
  },
);
