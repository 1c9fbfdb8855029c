// The live connection breaks and recovers; wrong clocks do no harm.
import { expect } from '@playwright/test';
import { recordAnnouncements } from '../steps/announcements.ts';
import { biddingOf } from '../steps/bid.ts';
import { openProxy } from '../steps/proxy.ts';
import { untilLive } from '../steps/live-updates.ts';
import { test } from '../steps/test.ts';
import { callAs, productPage } from '../steps/store/over-http.ts';

const HINT = 'Live updates are interrupted. Reconnecting…';

test(
  'LIVE-06 a lost connection is announced, recovers automatically, and missed changes are fetched',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Tortilla press' });
    const simon = await callAs('simon');
    const sofia = await callAs('sofia');
    const proxy = await openProxy();
    await page.goto(proxy.address + productPage(lot.id));
    const bidding = biddingOf(page);
    await simon.bid(lot.id, '10');
    await expect(bidding).toContainText('1 bid');
    await expect(page.getByText(HINT)).toBeHidden();

    await proxy.disconnect();
    await expect(page.getByText(HINT)).toBeVisible();
    const region = page.getByRole('status', { name: 'Live changes' });
    await expect(region).toContainText('Live updates are interrupted.');
    await sofia.bid(lot.id, '20');
    await simon.bid(lot.id, '15');
    await expect(bidding).toContainText('1 bid');
    await expect(bidding).toContainText('$5.00');

    const announced = await recordAnnouncements(page);
    await proxy.reconnect();
    await expect(page.getByText(HINT)).toBeHidden({ timeout: 20_000 });
    await expect.poll(announced).toContain('Live updates are back.');
    await expect(bidding).toContainText('$16.00');
    await expect(bidding).toContainText('3 bids');
    // The connection is live again.
    await simon.bid(lot.id, '17');
    await expect(bidding).toContainText('$18.00');
    await proxy.close();
  },
);

test(
  'a page refetches what happened before it subscribed, and nothing else',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [simon, sofia] = [await callAs('simon'), await callAs('sofia')];
    const [lot] = await makeLots({ title: 'Tea strainer' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/mobile/getProductInfo')) asked += 1;
    });
    const live = untilLive(page);
    await page.goto(productPage(lot.id));
    await live;
    await simon.bid(lot.id, '10');
    await expect(biddingOf(page)).toContainText('1 bid');
    expect(asked).toBe(0);

    const proxy = await openProxy({ delayMs: 1_000 });
    const liveOverProxy = untilLive(page);
    await page.goto(proxy.address + productPage(lot.id));
    await sofia.bid(lot.id, '12');
    await liveOverProxy;
    await expect(biddingOf(page)).toContainText('2 bids');
    expect(asked).toBe(1);
    await proxy.close();
  },
);

test(
  'LIVE-01 the countdown keeps the server’s time, despite a wrong device clock and a slow link',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [jar] = await makeLots({ title: 'Pickle jar', closesInSeconds: 120 });
    const lateMs = 2_500;
    await page.clock.install({ time: Date.now() - 3_600_000 });
    const proxy = await openProxy({ delayMs: lateMs });
    // The server sends its time each second; it arrives late, like everything on this connection.
    let timesReceived = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('sliservertime')) timesReceived += 1;
      }),
    );
    await page.goto(proxy.address + productPage(jar.id));
    // By the tenth time the page has fetched its lot, and has measured the delay from that answer.
    await expect.poll(() => timesReceived, { timeout: 40_000 }).toBeGreaterThan(10);
    const countdown = biddingOf(page).locator('time');
    await expect
      .poll(async () => {
        const shown = secondsOf(await countdown.innerText());
        return Math.abs(shown - (Date.parse(jar.date_closed) - Date.now()) / 1_000);
      })
      .toBeLessThan((lateMs / 1_000) * 0.7);
    await proxy.close();
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
