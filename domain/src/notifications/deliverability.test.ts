import { expect, test } from 'vitest';
import { EMAIL_REPORTS, faultAfter, isEmailTried } from './deliverability.ts';

test('a hard bounce or a complaint makes an address undeliverable, a soft bounce does not', () => {
  expect(EMAIL_REPORTS.map(faultAfter)).toEqual(['bounced', null, 'complained']);
});

test.each(['bounced', 'complained'] as const)(
  'an address that %s gets emails about security only',
  (fault) => {
    const tried = ['verify-email', 'password-reset', 'new-sign-in', 'outbid', 'invoice-issued'];
    expect(tried.map((template) => isEmailTried(template, fault))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(tried.every((template) => isEmailTried(template, null))).toBe(true);
  },
);
