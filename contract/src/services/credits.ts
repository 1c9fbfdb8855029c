// Credit that is not paid for: coupons (R31), invites (AUTH-13), and the user's credit.
import { filled, firstComplaint } from '@hammerdock/domain/checks/check.ts';
import { checkCouponCode, checkOptionalCode } from '@hammerdock/domain/checks/codes.ts';
import * as z from 'zod';
import { commandOnce, query, type Limit } from '../call.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { checked } from '../shapes/person.ts';
import { amount } from '../shapes/money.ts';

const HOUR = 3600;
/** R47: 300 an hour per address; each registration token allows 60 of them. */
const LOOKUPS: Limit = { max: 300, seconds: HOUR, per: 'address' };
/** A guessed coupon code is worth money (S39). */
const COUPON_TRIES: Limit = { max: 10, seconds: HOUR, per: 'account' };
const COUPON_LOOKUPS: Limit = { max: 60, seconds: HOUR, per: 'address' };
const PAGE_SIZE = 12;

/** A signed-in caller needs no registration token. */
const asker = { registration_token: z.string().max(100).optional() };

const couponCode = checked(checkCouponCode);

const creditRow = z.object({
  id: z.string(),
  /** Empty where no coupon was used. */
  coupon_code: z.string(),
  date_added: z.iso.datetime(),
  /** Negative: spent. All rows add up to the available credit. */
  amount,
  credit_notes: z.string(),
});

export const credits = {
  checkCouponCodeForRegistration: query({
    group: 'user',
    access: 'guest',
    summary: 'What a coupon would give a user who registers with it now.',
    input: z.strictObject({ ...asker, coupon_code: couponCode }),
    output: z.object({ coupon_code: z.string(), amount }),
    refusals: [
      'CouponUnknown',
      'CouponExpired',
      'CouponUsedAlready',
      'CouponUsedUp',
      'RegistrationNotStarted',
      'TooManyRequests',
    ],
    limit: COUPON_LOOKUPS,
  }),
  applyCoupon: commandOnce({
    group: 'user',
    access: 'buyer',
    summary: 'Redeems a coupon: its amount becomes credit of the caller (R31).',
    input: z.strictObject({ coupon_code: couponCode }),
    output: z.object({ coupon_code: z.string(), amount, available_credits: amount }),
    refusals: [
      'CouponUnknown',
      'CouponExpired',
      'CouponUsedAlready',
      'CouponUsedUp',
      'ImpersonatorMayNot',
    ],
    limit: COUPON_TRIES,
    successMessage: 'Coupon applied successfully',
  }),
  getInviteDetails: query({
    group: 'user',
    access: 'guest',
    summary: 'The first name of the user who invites by a code, and the reward.',
    input: z.strictObject({
      ...asker,
      invite_code: checked((code) => firstComplaint(filled(code), checkOptionalCode(code))),
    }),
    output: z.object({ invite_code: z.string(), invited_by: z.string(), amount }),
    refusals: ['InviteUnknown', 'RegistrationNotStarted', 'TooManyRequests'],
    limit: LOOKUPS,
  }),
  getOwnInvite: query({
    group: 'user',
    access: 'buyer',
    summary: 'The caller’s own invite code, and the users who registered with it.',
    input: z.strictObject({}),
    output: z.object({
      invite_code: z.string(),
      /** The credit for each invitee whose first invoice is paid. */
      amount,
      invited_count: z.int(),
      rewarded_count: z.int(),
    }),
    refusals: [],
  }),
  getCreditAndCoupon: query({
    group: 'cart',
    access: 'buyer',
    summary: 'Credits received and spent by the caller, newest first, and the balance.',
    input: z.strictObject(plainListInput(PAGE_SIZE)),
    output: z.object({
      creditAndCouponList: z.array(creditRow),
      creditAndCouponCount: z.int(),
      available_credits: amount,
    }),
    refusals: [],
    aliases: ['getCreditData'],
  }),
} as const;
