// The design page, built separately and served without a server: nothing else can change its
// pixels.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test as plain } from '../steps/test.ts';

const ADDRESS = 'http://design.test/';
const PAGE = `<!doctype html><html lang="en-US"><head><title>Design</title>
<link rel="stylesheet" href="/style.css"><script type="module" src="/stand.js"></script>
</head><body></body></html>`;

/** The folder of the build. */
const BUILT = 'test-results/design-page';

export async function buildDesignPage(): Promise<void> {
  const build = ['build', '--config', 'web/design.config.ts', '--logLevel', 'warn'];
  await promisify(execFile)('vite', [...build, '--outDir', resolve(BUILT), '--emptyOutDir']);
}

/** Provides the design page to a test. */
export const test = plain.extend<{ designPage: DesignPage }>({
  designPage: async ({ page }, use) => {
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: PAGE });
      // Asked before a lazy part is loaded.
      else if (pathname === '/healthz') await route.fulfill({ json: { status: 'ok' } });
      else await route.fulfill({ path: join(BUILT, pathname) });
    });
    await use({ page, open: () => open(page) });
  },
});

interface DesignPage {
  readonly page: Page;
  /** Call after setting what it depends on: clock and colors. */
  readonly open: () => Promise<void>;
}

async function open(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Pieces and their states' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
