import { expect, test } from 'vitest';
import { findAddressFault } from './address-fault.ts';

const decatur = { city: 'Decatur', state: 'GA', zip: '30030' };

test('the state of an address is the one of its ZIP code', () => {
  expect(findAddressFault({ state: 'GA', zip: '30030' }, decatur)).toBeNull();
  expect(findAddressFault({ state: '', zip: '30030' }, decatur)).toBeNull();
  expect(findAddressFault({ state: 'AL', zip: '30030' }, decatur)).toBe(
    'ZIP code 30030 is in Decatur, Georgia',
  );
});

test('an unknown ZIP code is named', () => {
  expect(findAddressFault({ state: 'GA', zip: '00000' }, null)).toBe(
    'We don’t know ZIP code 00000',
  );
});
