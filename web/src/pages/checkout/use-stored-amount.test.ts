import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { readStoredAmount } from './use-stored-amount.ts';

const stored = fakeStorage('sessionStorage');

test.each([
  ['r1 20.5', '20.5'],
  ['r2 20.5', null],
  ['r1 41.00', null],
])('of %j from before the sign-in, the checkout of $40.00 begins with %s', (text, amount) => {
  stored().set('hammerdock.checkout-amount', text);
  expect(readStoredAmount({ id: 'r1', total_due_amount: '40.00' })).toBe(amount);
});
