// A store whose test providers are enabled by name, in a separate process for this test.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAccessibleAtAnyWidth } from '../../steps/accessible.ts';
import { openOwnStore, type OwnStore } from '../../steps/store/own-store.ts';

const TEXT = 'Test store: no real charges, emails or texts.';

let store: OwnStore;
test.beforeAll(async () => {
  store = await openOwnStore({
    HAMMERDOCK_PAYMENTS: 'sandbox',
    HAMMERDOCK_EMAIL: 'outbox',
    HAMMERDOCK_SMS: 'outbox',
  });
});
test.afterAll(() => store.close());

test('R71: a store with test providers shows a notice above the header of every page', async ({
  page,
}) => {
  const notice = page.getByRole('complementary', { name: 'About this store' });
  for (const path of ['/', '/search', '/login', '/outbox', '/terms', '/no-such-page']) {
    await page.goto(`${store.address}${path}`);
    await expect(notice, path).toHaveText(TEXT);
  }
  // A page that the browser renders after a link has it as well.
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(notice).toHaveText(TEXT);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const above = await notice.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  }
  await expectAccessibleAtAnyWidth(page, 'the login page of a test store');
});
