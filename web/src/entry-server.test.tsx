import { expect, test } from 'vitest';
import { renderPage, type PageContext } from './entry-server.tsx';

const refused = {
  status: 'error' as const,
  code: 'SignInNeeded',
  statusText: 'Please sign in',
  facts: {},
  fieldErrors: {},
  requestId: 'r1',
};

/** Renders a page for a guest with these settings. */
function visit(path: string, testStore: PageContext['testStore'], outbox: boolean) {
  const data = { features: { outbox } };
  return renderPage(new Request(`http://store.example${path}`), {
    transport: (name) =>
      Promise.resolve(
        name === 'defaults.getDefault' ? { status: 'success', statusText: '', data } : refused,
      ),
    origin: 'http://store.example',
    nonce: 'n',
    renderedAt: 0,
    testStore,
    assets: { css: [], preloads: [], scripts: [] },
  });
}

const real = { payments: false, messages: false };
const sandboxed = { payments: true, messages: true };

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
