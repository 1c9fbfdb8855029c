// The design page, built alone and served without a server: nothing else can change its pixels.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as plain, type Page } from '@playwright/test';

const ADDRESS = 'http://stand.test/';
const PAGE = `<!doctype html><html lang="en-US"><head><title>Stand</title>
<link rel="stylesheet" href="/style.css"><script type="module" src="/stand.js"></script>
</head><body></body></html>`;

/** A test's page comes with the stand before it; each worker builds it once. */
export const test = plain.extend<{ stand: Stand }, { built: string }>({
  built: [
    // Playwright reads off this pattern that nothing else is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hammerdock-stand-'));
      const build = ['build', '--config', 'web/design.config.ts', '--logLevel', 'warn'];
      await promisify(execFile)('vite', [...build, '--outDir', folder, '--emptyOutDir']);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stand: async ({ page, built }, use) => {
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await (pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: PAGE })
        : route.fulfill({ path: join(built, pathname) }));
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
