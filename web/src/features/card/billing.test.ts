import { expect, test } from 'vitest';
import { billingChecks, toAddress } from './billing.ts';

test('the provider gets the address without the consent', () => {
  const address = {
    line1: '1 Dock Street',
    line2: '',
    city: 'Decatur',
    state: 'GA',
    postal_code: '30030',
    country: 'US',
  } as const;
  expect(toAddress({ ...address, consent: true })).toEqual(address);
});

test('a card is added only with consent and a complete address', () => {
  expect(billingChecks.consent(false)).toBe('Please Accept to Continue');
  expect(billingChecks.consent(true)).toBeNull();
  for (const field of ['line1', 'city', 'state', 'postal_code'] as const) {
    expect(billingChecks[field](' ')).not.toBeNull();
    expect(billingChecks[field]('30030')).toBeNull();
  }
});
