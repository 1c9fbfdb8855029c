// The live line breaks and comes back; clocks that are wrong do no harm.
import { expect } from '@playwright/test';
import { hear } from '../steps/announced.ts';
import { biddingOf } from '../steps/bid.ts';
import { openLine } from '../steps/line.ts';
import { becomesLive } from '../steps/live-line.ts';
import { test } from '../steps/make-lots.ts';
import { callAs, productPage } from '../steps/over-http.ts';

const HINT = 'Live updates are interrupted. Reconnecting…';

test(
  'LIVE-06 a lost line is told, comes back by itself, and what was missed is fetched',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Salad spinner' });
    const simon = await callAs('simon');
    const sofia = await callAs('sofia');
    const line = await openLine();
    await page.goto(line.address + productPage(lot.id));
    const bidding = biddingOf(page);
    await simon.bid(lot.id, '10');
    await expect(bidding).toContainText('1 bid');
    await expect(page.getByText(HINT)).toBeHidden();

    await line.cut();
    await expect(page.getByText(HINT)).toBeVisible();
    const voice = page.getByRole('status', { name: 'Live changes' });
    await expect(voice).toContainText('Live updates are interrupted.');
    await sofia.bid(lot.id, '20');
    await simon.bid(lot.id, '15');
    await expect(bidding).toContainText('1 bid');
    await expect(bidding).toContainText('$5.00');

    const heard = await hear(page);
    await line.mend();
    await expect(page.getByText(HINT)).toBeHidden({ timeout: 20_000 });
    await expect.poll(heard).toContain('Live updates are back.');
    await expect(bidding).toContainText('$16.00');
    await expect(bidding).toContainText('3 bids');
    // And the line is live again.
    await simon.bid(lot.id, '17');
    await expect(bidding).toContainText('$18.00');
    await line.close();
  },
);

test(
  'a page asks again for what happened before it heard of it, and for nothing else',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [simon, sofia] = [await callAs('simon'), await callAs('sofia')];
    const [lot] = await makeLots({ title: 'Tea strainer' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/mobile/getProductInfo')) asked += 1;
    });
    const live = becomesLive(page);
    await page.goto(productPage(lot.id));
    await live;
    await simon.bid(lot.id, '10');
    await expect(biddingOf(page)).toContainText('1 bid');
    expect(asked).toBe(0);

    const line = await openLine({ delayMs: 1_000 });
    const slowlyLive = becomesLive(page);
    await page.goto(line.address + productPage(lot.id));
    await sofia.bid(lot.id, '12');
    await slowlyLive;
    await expect(biddingOf(page)).toContainText('2 bids');
    expect(asked).toBe(1);
    await line.close();
  },
);

test(
  'LIVE-01 the countdown keeps the server’s time, on a wrong device and over a slow line',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [jar] = await makeLots({ title: 'Pickle jar', closesInSeconds: 120 });
    const lateMs = 2_500;
    await page.clock.install({ time: Date.now() - 3_600_000 });
    const line = await openLine({ delayMs: lateMs });
    // Each second the page is told the time; late, as everything on this line.
    let timesTold = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('sliservertime')) timesTold += 1;
      }),
    );
    await page.goto(line.address + productPage(jar.id));
    // By the tenth the page has asked for its lot and heard the answer: it knows how late it is.
    await expect.poll(() => timesTold, { timeout: 40_000 }).toBeGreaterThan(10);
    const countdown = biddingOf(page).locator('time');
    await expect
      .poll(async () => {
        const shown = secondsOf(await countdown.innerText());
        return Math.abs(shown - (Date.parse(jar.date_closed) - Date.now()) / 1_000);
      })
      .toBeLessThan((lateMs / 1_000) * 0.7);
    await line.close();
  },
);

/** "1M 12S" is 72. */
function secondsOf(text: string): number {
  const unit = { D: 86_400, H: 3_600, M: 60, S: 1 } as const;
  return [...text.matchAll(/(\d+)([DHMS])/g)].reduce(
    (sum, [, count, name]) => sum + Number(count) * unit[name as keyof typeof unit],
    0,
  );
}
