import { expect, test } from 'vitest';
import type { PageContext } from '@hammerdock/contract/page.ts';
import { listInlineScripts } from '../inline-scripts.ts';
import { renderPage } from './entry-server.tsx';
import { NO_SETTINGS } from './lib/store-settings.ts';

const refused = {
  status: 'error' as const,
  code: 'SignInNeeded',
  statusText: 'Please sign in',
  facts: {},
  fieldErrors: {},
  requestId: 'r1',
};

/** Renders a page for a guest with these settings. */
function visit(
  path: string,
  testStore: PageContext['settings']['testStore'],
  outbox: boolean,
  socialLinks: readonly string[] = [],
) {
  const data = { features: { outbox }, text: '</script><script>steal()' };
  return renderPage(`http://store.example${path}`, {
    transport: (name) =>
      Promise.resolve(
        name === 'defaults.getDefault' ? { status: 'success', statusText: '', data } : refused,
      ),
    origin: 'http://store.example',
    renderedAt: 0,
    settings: { ...NO_SETTINGS, testStore, socialLinks },
    assets: {
      css: ['/all.css'],
      entry: '/a.js',
      entryImports: ['/imported.js'],
      code: { '/login': ['/b.js', '/c.js'] },
      styles: { '/login': ['/b.css', '/c.css'] },
      scripts: [],
    },
  });
}

const real = { payments: false, emails: false, texts: false };
const sandboxed = { payments: true, emails: true, texts: true };

test('a page whose calls are all refused is rendered once', async () => {
  const { status, html } = await visit('/', real, false);
  expect(status).toBe(500);
  expect(html).toContain('<h1');
});

test('a page names the code of its own route for the script that loads the entry', async () => {
  expect((await visit('/login', real, false)).html).toContain(
    '<script data-entry="/a.js" data-imports="/imported.js" data-code="/b.js /c.js">',
  );
  const { html } = await visit('/help', real, false);
  expect(html).toContain('data-imports="/imported.js" data-code=""');
  // A link in the head would compete with the styles.
  expect(html).not.toContain('<link rel="modulepreload"');
});

test('a page links the styles of every page and then those of its own route', async () => {
  const linked = ({ html }: { readonly html: string }) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, address]) => address);
  expect(linked(await visit('/login', real, false))).toEqual(['/all.css', '/b.css', '/c.css']);
  expect(linked(await visit('/help', real, false))).toEqual(['/all.css']);
});

test('the outbox page exists only when it is enabled (R71)', async () => {
  expect((await visit('/outbox', real, true)).status).toBe(200);
  const { status, html } = await visit('/outbox', real, false);
  expect(status).toBe(404);
  expect(html).not.toContain('Recipient');
});

test.each(['/login', '/outbox', '/no-such-page/at/all'])(
  '%s carries the notice of a test store above the header, and no other store has it (R71)',
  async (path) => {
    const { html } = await visit(path, sandboxed, true);
    expect(html).toMatch(/Test store: no real charges, emails or texts\..*<header/s);
    expect((await visit(path, real, true)).html).not.toContain('Test store');
  },
);

test('every page has the same inline scripts, which the build lists', async () => {
  const [expected, ...others] = await Promise.all(
    ['/login', '/registration', '/outbox', '/no-such-page/at/all'].map(async (path) =>
      listInlineScripts((await visit(path, sandboxed, true)).html),
    ),
  );
  expect(expected).toHaveLength(4);
  for (const scripts of others) expect(expected).toEqual(expect.arrayContaining(scripts));
});

test('the data of a page cannot end its element', async () => {
  const { html } = await visit('/outbox', real, true);
  const [, data = ''] =
    /<script id="page-data" type="application\/json">([^]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    app: { renderedAt: 0, settings: { ...NO_SETTINGS, testStore: real } },
  });
  expect(data).toContain('steal()');
});

test('NAV-07: the footer links to the social networks that are configured, and to no others', async () => {
  const link = 'https://www.youtube.com/@hammerdock';
  const { html } = await visit('/login', real, true, [link]);
  expect(html).toMatch(
    new RegExp(`href="${link}" target="_blank"|target="_blank"[^>]*href="${link}"`),
  );
  expect(html).toContain('aria-label="Hammerdock on YouTube"');
  expect((await visit('/login', real, true)).html).not.toContain('Hammerdock on');
});

test('the page of a payment link passes its address to no other site and no index', async () => {
  const { status, headers, html } = await visit('/pay?token=secret', real, false);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect((await visit('/pay', real, false)).status).toBe(404);
});
