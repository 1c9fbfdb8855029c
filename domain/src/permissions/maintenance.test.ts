import { expect, test } from 'vitest';
import { staysOpen } from './maintenance.ts';

test('while the store is closed admins go on, staff at their desk, and anyone may sign in', () => {
  expect(staysOpen('bidding.placeBid', 'admin')).toBe(true);
  expect(staysOpen('pickup.pickUpLot', 'staff')).toBe(true);
  expect(staysOpen('account.getUserProfileDetails', 'staff')).toBe(true);
  expect(staysOpen('auth.signin', 'guest')).toBe(true);
});

test('while the store is closed everything else is shut', () => {
  for (const role of ['guest', 'buyer', 'seller'] as const) {
    for (const call of ['bidding.placeBid', 'catalog.homeProducts', 'pickup.pickUpLot']) {
      expect(staysOpen(call, role)).toBe(false);
    }
  }
  expect(staysOpen('catalog.homeProducts', 'staff')).toBe(false);
});
