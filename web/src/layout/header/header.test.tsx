import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';

type Setting = NonNullable<Parameters<typeof openStage>[0]>;

const OPEN = { maintanenceData: { enabled: false, message: '' }, features: {} };

/** The rendered part of a page. */
async function part(tag: 'header' | 'footer', setting: Setting = {}) {
  const stage = await openStage({ answers: { 'defaults.getDefault': OPEN }, ...setting });
  return new RegExp(`<${tag}.*</${tag}>`, 's').exec(stage.renderPage())?.[0] ?? '';
}

const header = (setting?: Setting) => part('header', setting);
const footer = (setting?: Setting) => part('footer', setting);

test('NAV-03 a guest is offered to log in, and has no account and watchlist', async () => {
  const html = await header();
  expect(html).toContain('Login / Register');
  expect(html).not.toContain('My Account');
  expect(html).not.toContain('aria-label="Watchlist"');
});

test.each(['buyer', 'seller'] as const)(
  'NAV-03 a %s has an account and the heart',
  async (role) => {
    const html = await header({ user: { role } });
    expect(html).toContain('My Account');
    expect(html).toContain('aria-label="Watchlist"');
    expect(html).not.toContain('Login / Register');
  },
);

test.each(['staff', 'admin'] as const)('%s have no watchlist', async (role) => {
  expect(await header({ user: { role } })).not.toContain('aria-label="Watchlist"');
});

test.each(['buyer', 'seller', 'staff', 'admin'] as const)('a %s has the bell', async (role) => {
  const html = await header({ user: { role } });
  const bell = /<a[^>]*aria-label="Notifications"[^>]*>/.exec(html)?.[0];
  expect(bell).toContain('href="/notifications"');
});

test('a guest has no bell', async () => {
  expect(await header()).not.toContain('aria-label="Notifications"');
});

test('the search box has the words of the address, and works without scripts', async () => {
  const html = await header({ path: '/search?q=copper' });
  expect(html).toMatch(/<form[^>]*action="\/search"/);
  expect(html).toMatch(
    /<input[^>]*name="q"[^>]*value="copper"|<input[^>]*value="copper"[^>]*name="q"/,
  );
});

test('NAV-07 guests get no links to pages for signed-in users; their past auctions are public', async () => {
  const past = (html: string) => /href="([^"]*)"[^>]*>Past auctions</.exec(html)?.[1];
  expect(past(await footer())).toBe('/auctionResults');
  expect(await footer()).toContain('Become a customer');
  const own = await footer({ user: { role: 'buyer' } });
  expect(past(own)).toBe('/pastAuctions');
  expect(own).not.toContain('Become a customer');
});
