// The home page, as a guest sees it.
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectBuyingTerms } from '../../steps/buying-terms.ts';

const BLOCKS = ['Closing soon', 'Newest', 'Buy now', 'Pick up in Decatur', 'Kitchen & Dining'];
/** The budget of the page (decision 0060). */
const SCRIPT_BYTES_MAX = 200_000;
/** What a new connection carries before its first acknowledgment: ten packets (decision 99). */
const ROUND_TRIP_BYTES = 14_600;

test('LIST-12 UX-06: a guest sees the costs and duties of a winner, the active banners, and each block that has a lot', async ({
  page,
}) => {
  await page.goto('/');
  const news = page.getByRole('list', { name: 'News' });
  await expect(news.getByRole('heading')).toHaveText([
    'Closing today',
    'Scratch & Dent, with a guarantee',
    'Bring a truck, save a fortune',
  ]);
  await expect(page.getByText('Holiday hours')).toHaveCount(0);
  for (const title of BLOCKS) {
    const block = page.getByRole('region', { name: title, exact: true });
    await expect(block.getByRole('article').first()).toBeVisible();
  }
  await expectBuyingTerms(page);
  const buyNow = page.getByRole('region', { name: 'Buy now', exact: true }).getByRole('article');
  await expect(buyNow.first()).toContainText('or buy now for $40.00');
});

test('the home page loads at most the decided amount of scripts, with lazy ones, and calls nothing', async ({
  page,
}) => {
  const weights: Promise<number>[] = [];
  const calls: string[] = [];
  // A bid of another test between the rendering and the live connection is fetched after it.
  let isLive = false;
  page.on('websocket', () => {
    isLive = true;
  });
  page.on('request', (request) => {
    if (!isLive && request.url().includes('/api/')) calls.push(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    weights.push(response.body().then((body) => gzipSync(body).length));
  });
  // The live connection is open when its first message arrives.
  const line = page.waitForEvent('websocket');
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await line).waitForEvent('framereceived');
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  expect(weights.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(SCRIPT_BYTES_MAX);
  // The data of the page comes with its HTML.
  expect(calls).toEqual([]);
});

test('each style sheet and the font of home and of a lot fit into the first round trip', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Umbrella stand' });
  for (const address of ['/', `/productView/${lot.id}`]) {
    const awaited: string[] = [];
    const sizes: Promise<[url: string, bytes: number]>[] = [];
    page.on('requestfinished', (request) => {
      if (!['stylesheet', 'font'].includes(request.resourceType())) return;
      awaited.push(request.resourceType());
      const size = request.sizes();
      sizes.push(
        size.then(({ responseHeadersSize, responseBodySize }) => [
          request.url(),
          responseHeadersSize + responseBodySize,
        ]),
      );
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(awaited).toContain('font');
    expect(awaited.filter((type) => type === 'stylesheet').length).toBeGreaterThan(1);
    const large = (await Promise.all(sizes)).filter(([, bytes]) => bytes > ROUND_TRIP_BYTES);
    expect(large).toEqual([]);
    page.removeAllListeners('requestfinished');
  }
});

test('the code of a page loads after its first frame', async ({ page }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('test:paint', () => {
      window.requestAnimationFrame = paint;
      held.forEach((callback) => paint(callback));
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/entry-client-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('test:paint')));
  await expect.poll(() => scripts.length).toBe(1);
});
