// The caller's own profile, and acknowledged notices.
import { checkConfirmation, checkNewPassword } from '@hammerdock/domain/checks/password.ts';
import * as z from 'zod';
import { command, query } from '../call.ts';
import { ignored } from '../shapes/ignored.ts';
import { location } from '../shapes/location.ts';
import { amount } from '../shapes/money.ts';
import {
  address,
  addressChange,
  flag,
  kycStatus,
  nameAndAddress,
  otherInfo,
  phone,
  profileData,
  sixDigits,
  taxInfo,
  typedFlag,
  userData,
  username,
} from '../shapes/person.ts';

const passwordChange = z
  .strictObject({
    old_password: z.string({ error: 'Required' }).min(1, { error: 'Required' }).max(300),
    new_password: z.string({ error: 'Required' }).max(300),
    confirm_password: z.string().max(300).default(''),
  })
  .superRefine((given, context) => {
    const pair = { password: given.new_password, confirmation: given.confirm_password };
    const complaints = {
      new_password: checkNewPassword({ old: given.old_password, next: given.new_password }),
      confirm_password: checkConfirmation(pair),
    };
    for (const [field, message] of Object.entries(complaints)) {
      if (message !== null) context.addIssue({ code: 'custom', message, path: [field] });
    }
  });

/** Required when a call changes what the account already has (SF10). */
const currentPassword = { current_password: z.string().max(300).optional() };
const UNCONFIRMED = [
  'PasswordNeeded',
  'PasswordNotSet',
  'PasswordWrong',
  'TooManyRequests',
] as const;

const seen = z.object({ seen: flag });
const asOf = z.object({ flag });

const acknowledge = (summary: string) =>
  command({
    group: 'common',
    access: 'buyer',
    summary: `${summary} Flag 1: for good; flag 0: until the next sign-in.`,
    input: z.strictObject({ flag: typedFlag }),
    output: asOf,
    refusals: [],
  });

const askSeen = (summary: string) =>
  query({
    group: 'common',
    access: 'buyer',
    summary,
    input: z.strictObject({}),
    output: seen,
    refusals: [],
  });

const lotOf = { product_id: z.string().max(80) };

/** As the account has them: each changes by a call of its own, which verifies it. */
const identity = {
  username: z.string().max(300).optional(),
  email: z.string().max(300).optional(),
  phone: z.string().max(300).optional(),
};

/** What else the specification's user has; none of it is changed here (R46). */
const unchangeable = {
  phone_verified: ignored,
  verified_phonenum: ignored,
  tax_exempt_id: ignored.nullable(),
  taxexcempt_file: ignored.nullable(),
  stripe_customer_id: ignored.nullable(),
  stripe_card_id: ignored.nullable(),
  card_profileid: ignored.nullable(),
  card_paymentid: ignored.nullable(),
  stripe_id: ignored.nullable(),
  address_details: z.array(z.unknown()).max(100).optional(),
};

export const account = {
  getUserProfileDetails: query({
    group: 'user',
    access: 'buyer',
    summary: 'The caller’s own account.',
    input: z.strictObject({}),
    output: z.object({
      userData: profileData,
      taxInfo,
      otherInfo,
      /** The admin or staff member who impersonates this user, if any. */
      impersonated: z.boolean(),
      appVersion: z.string(),
    }),
    refusals: [],
  }),
  userAddress: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Adds an address to the address book; with an id, changes, deletes or makes it default.',
    input: addressChange,
    output: z.object({ address_details: z.array(address) }),
    refusals: ['NotFound', 'AddressLimitReached', 'AddressOfProfile', 'ImpersonatorMayNot'],
    successMessage: 'Addresses updated successfully',
  }),
  updateUserProfile: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Changes name, address, quick bid and total prices; fields that are not sent stay unchanged.',
    input: z.strictObject({
      ...z.object(nameAndAddress).partial().shape,
      // Without a default here: an address line that is not sent must not be emptied.
      address2: nameAndAddress.address2.unwrap().optional(),
      /** Other names of `address1` and `address2`, which take precedence. */
      strt_address: nameAndAddress.address1.optional(),
      strt_address2: nameAndAddress.address2.unwrap().optional(),
      quick_enable: typedFlag.optional(),
      total_prices: typedFlag.optional(),
      ...identity,
      ...unchangeable,
    }),
    output: z.object({ userData }),
    refusals: ['InputInvalid', 'ImpersonatorMayNot'],
    successMessage: 'Profile updated successfully',
  }),
  runKycCheck: command({
    group: 'user',
    access: 'buyer',
    summary: 'Checks the caller’s identity at the provider, or asks for the result of the check.',
    input: z.strictObject({
      /** 0: only the result of a pending check is asked for. */
      start: typedFlag.default(1),
    }),
    output: z.object({
      kyc_status: kycStatus,
      /** The provider's page, where the caller goes on; null where there is nothing to do. */
      verification_url: z.string().nullable(),
    }),
    refusals: ['IdentityChecksOff', 'IdentityUnavailable', 'ImpersonatorMayNot'],
    limit: { max: 30, seconds: 86_400, per: 'account' },
  }),
  updateUsername: command({
    group: 'user',
    access: 'buyer',
    summary: 'Changes the username, with the current password.',
    input: z.strictObject({ username, ...currentPassword }),
    output: z.object({ userData }),
    refusals: ['UsernameTaken', ...UNCONFIRMED, 'ImpersonatorMayNot'],
    limit: { max: 20, seconds: 3600, per: 'account' },
    successMessage: 'Username updated successfully',
  }),
  sendPhoneVerifyCode: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Sends a code to the phone number that the caller wants on the account; a new number ' +
      'needs the current password.',
    input: z.strictObject({ phone, ...currentPassword }),
    output: z.object({ resend_after_seconds: z.int() }),
    refusals: ['PhoneTaken', 'CodeSentRecently', ...UNCONFIRMED, 'ImpersonatorMayNot'],
    limit: { max: 10, seconds: 3600, per: 'account' },
    successMessage: 'We sent you a code',
  }),
  verifyPhoneVerifyCode: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Saves a phone number on the account, verified by the code that was sent to it; a new ' +
      'number needs the current password.',
    input: z.strictObject({ phone, code: sixDigits, ...currentPassword }),
    output: z.object({ userData }),
    refusals: [
      'PhoneTaken',
      'CodeWrong',
      'CodeExpired',
      'CodeTriesUsedUp',
      ...UNCONFIRMED,
      'ImpersonatorMayNot',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Your phone is verified',
  }),
  updateMobilenumber: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Changes the phone; a number that is new to the account needs the code sent to it and the ' +
      'current password.',
    input: z.strictObject({ phone, code: sixDigits.optional(), ...currentPassword }),
    output: z.object({ userData }),
    refusals: [
      'PhoneNotVerified',
      'PhoneTaken',
      'CodeWrong',
      'CodeExpired',
      'CodeTriesUsedUp',
      ...UNCONFIRMED,
      'ImpersonatorMayNot',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Phone updated successfully',
  }),
  sendEmailVerifyLink: command({
    group: 'user',
    access: 'buyer',
    summary: 'Emails the caller a link that verifies their email: once, within 30 minutes.',
    input: z.strictObject({}),
    output: z.object({ resend_after_seconds: z.int() }),
    refusals: ['EmailVerifiedAlready', 'CodeSentRecently', 'ImpersonatorMayNot'],
    limit: { max: 10, seconds: 3600, per: 'account' },
    successMessage: 'We emailed you the link',
  }),
  updatePassword: command({
    group: 'user',
    access: 'buyer',
    summary: 'Changes the password and ends every other session (R34).',
    input: passwordChange,
    output: z.object({}),
    refusals: [...UNCONFIRMED, 'PasswordTooCommon', 'ImpersonatorMayNot'],
    limit: { max: 10, seconds: 900, per: 'account' },
    successMessage: 'Password changed successfully',
  }),
  checkLogedUserAlreadySeenTermsAndConditions: query({
    group: 'common',
    access: 'buyer',
    summary:
      'Whether the caller accepted the current terms and does not have to see them, and the ' +
      'version of them.',
    input: z.strictObject({}),
    output: z.object({ seen: flag, accepted: z.boolean(), version: z.int() }),
    refusals: [],
  }),
  createUpdateUserSeenTermsAndConditions: command({
    group: 'common',
    access: 'buyer',
    summary:
      'Accepts the terms: version and time are recorded (R62). Flag 0: shown again at the next ' +
      'sign-in.',
    input: z.strictObject({
      flag: typedFlag,
      /** The version that was read; the current one by default. */
      version: z.int().optional(),
    }),
    output: z.object({ flag, version: z.int() }),
    refusals: ['TermsChanged', 'ImpersonatorMayNot'],
  }),
  checkLogedUserAlreadySeenNewTerms: askSeen(
    'Whether the caller dismissed the notice of the current increments.',
  ),
  createUpdateUserSeenNewTerms: acknowledge('Dismisses the new-terms notice.'),
  checkLogedUserAlreadySeenLocation: query({
    group: 'common',
    access: 'buyer',
    summary: 'The pickup locations that are new to the caller; `seen` is 1 if there are none.',
    input: z.strictObject({}),
    output: z.object({ seen: flag, locations: z.array(location) }),
    refusals: [],
  }),
  createUpdateUserSeenLocation: command({
    group: 'common',
    access: 'buyer',
    summary:
      'Dismisses the notice of new pickup locations. Flag 1: for good; flag 0: until the next ' +
      'sign-in.',
    input: z.strictObject({
      flag: typedFlag,
      /** The `city_state_request_params` of those that were shown; all by default. */
      locations: z.array(z.string().max(80)).max(100).optional(),
    }),
    output: asOf,
    refusals: [],
  }),
  checkLogedUserAlreadySeenPickupLocation: query({
    group: 'common',
    access: 'buyer',
    summary: 'Where a lot is collected, and whether the caller accepted that for its auction.',
    input: z.strictObject(lotOf),
    output: z.object({
      seen: flag,
      accepted: z.boolean(),
      center_name: z.string(),
      statusCode: z.literal(200),
      pickup_address: z.string(),
      /** The last of the four pickup days if the lot is paid before pickup starts, MM-DD-YYYY. */
      pickup_day_4: z.string(),
      /** When the center opens and closes on that day, such as "10:00 am". */
      begin_time_4: z.string(),
      end_time_4: z.string(),
    }),
    refusals: ['NotFound'],
  }),
  createUpdateUserSeenPickupLocation: command({
    group: 'common',
    access: 'buyer',
    summary:
      'Flag 1 accepts the lot’s pickup center as the retrieval location for its auction (R14); ' +
      'flag 0 closes the notice until the next sign-in and accepts nothing.',
    input: z.strictObject({ ...lotOf, flag: typedFlag }),
    output: z.object({ flag, accepted: z.boolean() }),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  checkUserCardDetailsAfterSignin: query({
    group: 'common',
    access: 'buyer',
    summary: 'Flag 2 sends the caller to the saved cards: no primary card, or unpaid receipts.',
    input: z.strictObject({}),
    output: z.object({
      flag: z.union([z.literal(1), z.literal(2)]),
      has_card: z.boolean(),
      pending_count: z.int(),
    }),
    refusals: [],
  }),
  getBiddingPause: query({
    group: 'user',
    access: 'buyer',
    summary: 'Why the caller’s account is deactivated, and what to pay to resume.',
    input: z.strictObject({}),
    output: z.object({
      /** null: the caller may bid. */
      pause: z
        .object({
          reason: z.enum([
            'payment declined',
            'no card',
            'verification not confirmed',
            'invoice void',
            'chargeback',
          ]),
          date_added: z.iso.datetime(),
          /** The last card that was charged in vain for a receipt that is still unpaid. */
          card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
          /** What became of that charge; null without one. */
          charge_status: z.enum(['declined', 'needs verification', 'not confirmed']).nullable(),
          /** What the bank asks the buyer to confirm, and where; null: it does not ask. */
          bank_question: z.object({ amount, verification_url: z.string() }).nullable(),
        })
        .nullable(),
      total_due_amount: amount,
      /** When the first unpaid receipt becomes void; null without one. */
      pay_by: z.iso.datetime().nullable(),
      /** The unpaid receipts, the oldest first. */
      invoice_ids: z.array(z.string()),
    }),
    refusals: [],
  }),
  pendingCount: query({
    group: 'common',
    access: 'buyer',
    summary: 'How many of the caller’s receipts are unpaid.',
    input: z.strictObject({}),
    output: z.object({ responseData: z.int() }),
    refusals: [],
    aliases: ['pendingCountTemp'],
  }),
} as const;
