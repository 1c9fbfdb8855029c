import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { useQuoteStep } from './use-quote-step.ts';

const refused = (code: string) =>
  new CallError({ code, statusText: 'No.', facts: {}, fieldErrors: {} });

test.each([
  'NoCardOnFile',
  'CardExpired',
  'LocationNotAccepted',
  'DepositNeeded',
  'BidLimitExceeded',
  'TermsNotAccepted',
  'EmailNotVerified',
  'AccountInactive',
])('BID-13 %s is shown in a dialog with its remedy, without an alert', async (code) => {
  const { hook } = await renderHook(() => useQuoteStep());
  expect(hook.onRefused(refused(code))).toBe(true);
});

test.each([refused('BidTooLow'), new Error('x')])(
  '%s has no remedy and becomes an alert',
  async (error) => {
    const { hook } = await renderHook(() => useQuoteStep());
    expect(hook.onRefused(error)).toBe(false);
  },
);
