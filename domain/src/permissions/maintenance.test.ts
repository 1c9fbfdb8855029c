import { expect, test } from 'vitest';
import { staysOpen } from './maintenance.ts';

test('during maintenance admins and staff at the desk keep working, and anyone may sign in', () => {
  expect(staysOpen('bidding.placeBid', 'admin')).toBe(true);
  expect(staysOpen('pickup.pickUpLot', 'staff')).toBe(true);
  expect(staysOpen('account.getUserProfileDetails', 'staff')).toBe(true);
  expect(staysOpen('account.pendingCount', 'staff')).toBe(true);
  for (const call of ['auth.signin', 'auth.signout', 'defaults.getDefault']) {
    expect([call, staysOpen(call, 'guest')]).toEqual([call, true]);
  }
});

test('during maintenance all other calls are refused', () => {
  for (const role of ['guest', 'buyer', 'seller'] as const) {
    for (const call of ['bidding.placeBid', 'catalog.homeProducts', 'pickup.pickUpLot']) {
      expect(staysOpen(call, role)).toBe(false);
    }
  }
  expect(staysOpen('catalog.homeProducts', 'staff')).toBe(false);
});
