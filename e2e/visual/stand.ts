// The design page, built alone and served without a server: nothing else can change its pixels.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as plain, type Page } from '@playwright/test';

const ADDRESS = 'http://stand.test/';
const PAGE = `<!doctype html><html lang="en-US"><head><title>Stand</title>
<link rel="stylesheet" href="/style.css"><script type="module" src="/stand.js"></script>
</head><body></body></html>`;

/** Where it is built. */
const BUILT = 'test-results/stand';

export async function buildStand(): Promise<void> {
  const build = ['build', '--config', 'web/design.config.ts', '--logLevel', 'warn'];
  await promisify(execFile)('vite', [...build, '--outDir', resolve(BUILT), '--emptyOutDir']);
}

/** A test's page comes with the stand before it. */
export const test = plain.extend<{ stand: Stand }>({
  stand: async ({ page }, use) => {
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await (pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: PAGE })
        : route.fulfill({ path: join(BUILT, pathname) }));
    });
    await use({ page, open: () => open(page) });
  },
});

interface Stand {
  readonly page: Page;
  /** To be opened after what its clock and colours depend on is set. */
  readonly open: () => Promise<void>;
}

async function open(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Pieces and their states' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
