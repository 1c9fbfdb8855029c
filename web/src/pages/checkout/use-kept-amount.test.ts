import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { readKeptAmount } from './use-kept-amount.ts';

const stored = fakeStorage('sessionStorage');

test.each([
  ['r1 20.5', '20.5'],
  ['r2 20.5', null],
  ['r1 41.00', null],
])('of %j from before the sign-in, the checkout of $40.00 begins with %s', (kept, amount) => {
  stored().set('hammerdock.checkout-amount', kept);
  expect(readKeptAmount({ id: 'r1', total_due_amount: '40.00' })).toBe(amount);
});
