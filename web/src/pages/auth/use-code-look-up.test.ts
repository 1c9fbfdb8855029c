import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useCouponLookUp, useInviteLookUp } from './use-code-look-up.ts';

const cached = [
  [
    ['credits.checkCouponCodeForRegistration', { registration_token: 't', coupon_code: 'WELCOME' }],
    { amount: '10.00' },
  ],
  [
    ['credits.getInviteDetails', { registration_token: 't', invite_code: 'BEA-1' }],
    { invited_by: 'Bea' },
  ],
] as const;

test('AUTH-01 the benefit of a coupon or an invite is shown', async () => {
  const coupon = await renderHook(
    () => useCouponLookUp({ token: 't', value: ' WELCOME ', valid: true }),
    { cached },
  );
  expect(coupon.hook).toEqual({
    promise: 'You’ll get $10.00 in credit',
    complaint: null,
    isPending: false,
  });
  const invite = await renderHook(
    () => useInviteLookUp({ token: 't', value: 'BEA-1', valid: true }),
    { cached },
  );
  expect(invite.hook).toEqual({ promise: 'Bea invited you', complaint: null, isPending: false });
});

test.each([
  ['no code', { token: 't', value: ' ', valid: true }],
  ['an invalid code', { token: 't', value: 'WELCOME', valid: false }],
  ['no registration', { token: null, value: 'WELCOME', valid: true }],
])('%s has no hint', async (_case, field) => {
  const { hook } = await renderHook(() => useCouponLookUp(field), { cached });
  expect(hook).toEqual({ promise: null, complaint: null, isPending: false });
});
