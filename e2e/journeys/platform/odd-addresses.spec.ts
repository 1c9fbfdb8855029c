// Unusual addresses, and lists that have become shorter meanwhile.
import { request, type IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { callAs, productPage, startSession } from '../../steps/store/over-http.ts';
import { fillSignIn } from '../../steps/sign-in.ts';

const ODD = [
  ...['0', '-3', 'abc', '1.5', '1e9', '100000'].map((page) => `page=${page}`),
  'min=-5',
  'min=abc',
  'max=99999999',
  'sort=99&limit=7&view=x',
  'closing=never',
  'q=%00',
  'location=%00',
  'category=%00',
  'condition=%00',
  `lot=${'x'.repeat(90)}`,
];

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sent by a plain client, because browsers refuse to. */
async function send({ method, headers }: Sent) {
  const { baseURL = '' } = test.info().project.use;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(new URL('/login', baseURL), { method, headers }, resolve).on('error', reject).end();
  const response = await promise;
  const body = (await response.toArray()).join('');
  return { code: response.statusCode ?? 0, body };
}

test('NAV-11: invalid search parameters in the address fall back to the defaults', async ({
  page,
}) => {
  for (const odd of ODD) {
    const response = await page.request.get(`/search?${odd}`);
    expect(response.status(), odd).toBe(200);
    expect(await response.text(), odd).toContain('All active items');
  }
});

test('the address of a lot with an invalid id shows the not-found page', async ({ page }) => {
  for (const odd of ['%00', 'a%00b', '%1f', '%EF%BF%BF', 'x'.repeat(90)]) {
    const response = await page.request.get(`/productView/${odd}`);
    expect(response.status(), odd).toBe(404);
  }
});

/** Files of the working directory, of the build and of the machine. */
const NOT_PUBLIC = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/server/src/main.ts',
  '/dist/server/entry-server.js',
  '/entry-server.js',
  '/.vite/manifest.json',
  '/data/secret',
  '/health/deep',
  '/docs',
  '/assets/',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
];

test('S54: files of the repository, folders and source maps are not served', async ({ page }) => {
  for (const path of NOT_PUBLIC) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(response.status(), path).toBeLessThan(500);
    expect(await response.text(), path).not.toMatch(/"dependencies"|\[core\]|ref: refs/);
  }
  const html = await (await page.request.get('/')).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of new Set(scripts)) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('sourceMappingURL');
    expect((await page.request.get(`${path}.map`)).status(), path).toBe(404);
  }
});

test('S54: TRACE and TRACK do not echo a request', async () => {
  for (const method of ['TRACE', 'TRACK']) {
    const headers = { 'x-echo': 'not to be repeated' };
    const status = await send({ method, headers });
    expect(status.code, method).toBeGreaterThanOrEqual(400);
    expect(status.code, method).toBeLessThan(500);
    expect(status.body, method).not.toContain('not to be repeated');
  }
});

test('LIST-02: an address past the end of a list shows its last page', async ({
  page,
  makeLots,
}) => {
  const watched = await makeLots({ title: 'Napkin ring', count: 11 });
  const theo = await callAs('theo');
  for (const { id } of watched) await theo.ask('mobile/addToWatchlist', { product_id: id });
  await startSession(page, 'theo');
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/watchlist/watchlist?page=2');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Watch / }).click();
  await expect(cards).toHaveCount(10);
  await expect(page).toHaveURL('/watchlist/watchlist');
  await page.goto('/watchlist/watchlist?page=99');
  await expect(cards).toHaveCount(10);
  await page.goto('/watchlist/watchlist?page=abc');
  await expect(cards).toHaveCount(10);
});

test('NAV-02: the header’s Login leads back to the current or the requested page', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Cream jug' });
  await page.goto(productPage(lot.id));
  await signInByHeader(page);
  await expect(page).toHaveURL(productPage(lot.id));
  await page.context().clearCookies();
  await page.goto('/auctions/outbid?sort=3');
  await expect(page.getByText('Please sign in to continue', { exact: true })).toBeVisible();
  await signInByHeader(page);
  await expect(page).toHaveURL('/auctions/outbid?sort=3');
});

async function signInByHeader(page: Page): Promise<void> {
  const login = page.getByRole('banner').getByRole('link', { name: 'Login / Register' });
  await expect(login).toHaveAttribute('href', /referer/);
  await login.click();
  await fillSignIn(page, 'theo');
}
