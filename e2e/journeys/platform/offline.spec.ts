// The store as an app: installed, and without a network, when the open page has a hint and other
// pages are replaced by one of ours.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { openSearchBox } from '../../steps/shell.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'UX-05 offline, a page that cannot be loaded shows the watched lots as last seen, inside too',
  { tag: '@phone' },
  async ({ page, context, makeLots }) => {
    const [lot] = await makeLots({ title: 'Fruit bowl' });
    const oona = await callAs('oona');
    await oona.ask('mobile/addToWatchlist', { product_id: lot.id });
    await startSession(page, 'oona');
    // Loaded ahead, like the worker.
    const isLoaded = async (address: RegExp) => (await page.waitForResponse(address)).finished();
    const goAndWait = async (address: string) => {
      const parts = [/\/offline-page-[^/]*\.css/, /\/offline-page-[^/]*\.js/].map(isLoaded);
      await page.goto(address);
      await Promise.all(parts);
    };
    await goAndWait('/about');
    await expect(page.getByRole('link', { name: 'Watchlist, 1 watched' })).toBeVisible();
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(isControlled).toBe(true);

    const hint = page.getByRole('banner').getByText('You’re offline. Prices may be out of date.');
    await context.setOffline(true);
    await expect(hint).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const watched = page.getByRole('listitem').filter({ hasText: 'Fruit bowl' });
    const expectLastSeen = async () => {
      await expect(heading).toHaveText('You’re offline');
      await expect(
        page.getByRole('heading', { name: /^Your watchlist, as of \d+:\d\d [ap]m$/ }),
      ).toBeVisible();
      await expect(watched).toHaveText(/^Fruit bowlStarting Bid \$\d+\.\d\dCloses /);
    };
    for (const [link, title] of [
      // Its code is loaded, its text is not.
      ['How it works', 'How it works'],
      ['Contact us', 'Contact us'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expectLastSeen();
      await context.setOffline(false);
      await expect(heading).toHaveText(title);
      await expect(watched).toBeHidden();
      // The page has been loaded again; without its code it would become an error.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(hint).toBeVisible();
    }
    // Another search is another page, whose results would never load.
    await context.setOffline(false);
    await expect(heading).toHaveText('Contact us');
    await goAndWait('/search?q=Fruit+bowl');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    const box = await openSearchBox(page);
    await context.setOffline(true);
    await expect(hint).toBeVisible();
    await box.fill('kettle');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=kettle/);
    await expectLastSeen();
    await page.goto('/search');
    await expectLastSeen();
    // Only the shell is stored: no page and no answer.
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
      '/favicon.svg',
      '/offline.html',
    ]);

    await context.setOffline(false);
    // It reloads by itself.
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const seen = () => page.evaluate(() => localStorage.getItem('hammerdock.last-seen'));
    await expect.poll(seen).toBeNull();
  },
);

test('UX-05 the store can be installed, with icons of the sizes that it names', async ({
  page,
}) => {
  await startSession(page, 'oona');
  await page.goto('/');
  const devTools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { icons, shortcuts, ...manifest } = JSON.parse(data ?? '') as Manifest;
  expect(manifest).toMatchObject({ name: 'Hammerdock', start_url: '/', display: 'standalone' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
  const bitmaps = icons.filter(({ sizes }) => sizes !== 'any');
  for (const { src, sizes } of [...bitmaps, { src: '/apple-touch-icon.png', sizes: '180x180' }])
    expect(await page.evaluate(sizeOfImage, src)).toBe(sizes);
  for (const shortcut of shortcuts) {
    await page.goto(shortcut.url);
    await expect(page).toHaveURL(shortcut.url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Runs in the page. */
async function sizeOfImage(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}
