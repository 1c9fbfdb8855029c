import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_SETTINGS, StoreSettingsContext } from '../lib/store-settings.ts';
import { TestStoreNotice } from './test-store-notice.tsx';

test.each([
  [true, true, 'Test store: no real charges, emails or texts.'],
  [true, false, 'Test store: no real charges.'],
  [false, true, 'Test store: no real emails or texts.'],
])('the notice of sandbox %s and outbox %s is a landmark and says (R71)', (...given) => {
  const [payments, messages, text] = given;
  const html = renderToStaticMarkup(
    <StoreSettingsContext value={{ ...NO_SETTINGS, testStore: { payments, messages } }}>
      <TestStoreNotice />
    </StoreSettingsContext>,
  );
  expect(html).toMatch(/^<aside [^>]*aria-label="About this store"/);
  expect(html).toContain(`>${text}<`);
});

test('a store with real providers shows no notice', () => {
  expect(renderToStaticMarkup(<TestStoreNotice />)).toBe('');
});
