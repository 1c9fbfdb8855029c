import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_SETTINGS, StoreSettingsContext } from '../lib/store-settings.ts';
import { TestStoreNotice } from './test-store-notice.tsx';

test.each([
  [true, true, true, 'Test store: no real charges, emails or texts.'],
  [true, true, false, 'Test store: no real charges or emails.'],
  [true, false, false, 'Test store: no real charges.'],
  [false, true, true, 'Test store: no real emails or texts.'],
  [false, false, true, 'Test store: no real texts.'],
])(
  'the notice of sandbox %s, email outbox %s and SMS outbox %s is a landmark and says (R71)',
  (...given) => {
    const [payments, emails, texts, text] = given;
    const html = renderToStaticMarkup(
      <StoreSettingsContext value={{ ...NO_SETTINGS, testStore: { payments, emails, texts } }}>
        <TestStoreNotice />
      </StoreSettingsContext>,
    );
    expect(html).toMatch(/^<aside [^>]*aria-label="About this store"/);
    expect(html).toContain(`>${text}<`);
  },
);

test('a store with real providers shows no notice', () => {
  expect(renderToStaticMarkup(<TestStoreNotice />)).toBe('');
});
