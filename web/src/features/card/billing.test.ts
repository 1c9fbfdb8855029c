import { expect, test } from 'vitest';
import { accountAddress, addressText, billingChecks, toAddress } from './billing.ts';

const own = {
  line1: '1 Dock Street',
  line2: '',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
} as const;
const account = {
  address1: '1 Dock Street',
  address2: '',
  city: 'Decatur',
  state: 'GA',
  zip: '30030',
};

test('the provider gets the typed address, or the account’s where it is the same', () => {
  const typed = { ...own, line1: '2 Pier Road', consent: true, same: false, primary: false };
  expect(toAddress(typed, own)).toEqual({ ...own, line1: '2 Pier Road' });
  expect(toAddress({ ...typed, same: true }, own)).toEqual(own);
});

test('an account’s address is offered only when it can be a billing address', () => {
  expect(accountAddress(account)).toEqual(own);
  for (const field of ['address1', 'city', 'state', 'zip'] as const) {
    expect(accountAddress({ ...account, [field]: ' ' })).toBeNull();
  }
  expect(accountAddress({ ...account, zip: '3003' })).toBeNull();
  expect(accountAddress({ ...account, city: '12345' })).toBeNull();
  expect(accountAddress(null)).toBeNull();
});

test('the address is shown as one line', () => {
  expect(addressText(own)).toBe('1 Dock Street, Decatur, GA 30030');
  expect(addressText({ ...own, line2: 'Apt 4-5' })).toContain('Street, Apt 4-5, Decatur');
});

test('a card is added only with consent and a complete address', () => {
  expect(billingChecks.consent(false)).toBe('Please Accept to Continue');
  expect(billingChecks.consent(true)).toBeNull();
  for (const field of ['line1', 'city', 'state', 'postal_code'] as const) {
    expect(billingChecks[field](' ', { same: false })).not.toBeNull();
    expect(billingChecks[field](own[field], { same: false })).toBeNull();
    expect(billingChecks[field](' ', { same: true })).toBeNull();
  }
  expect(billingChecks.postal_code('00000', { same: false })).toBe('Invalid zip code');
  expect(billingChecks.postal_code('abc', { same: false })).toBe('Invalid zip code');
  expect(billingChecks.city('30030', { same: false })).toBe('Enter the name of a city');
});
