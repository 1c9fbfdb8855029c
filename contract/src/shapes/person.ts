// What users enter about themselves: each field is checked by the domain, with the screen's texts.
import {
  checkAddressLine1,
  checkAddressLine2,
  checkCity,
  checkZip,
} from '@hammerdock/domain/checks/address.ts';
import { REQUIRED, type Complaint } from '@hammerdock/domain/checks/check.ts';
import { checkPassword } from '@hammerdock/domain/checks/password.ts';
import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { checkFirstName, checkLastName, checkUsername } from '@hammerdock/domain/checks/person.ts';
import { checkPhone } from '@hammerdock/domain/checks/phone.ts';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import * as z from 'zod';

const LENGTH_MAX = 300;

/** Text checked by the domain, with the complaint that the screen shows. */
export const checked = (check: (text: string) => Complaint) =>
  z
    .string({ error: check('') ?? REQUIRED })
    .max(LENGTH_MAX)
    .superRefine((text, context) => {
      const message = check(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

export const email = checked(checkEmail);
export const username = checked(checkUsername);
export const phone = checked(checkPhone);
export const password = checked(checkPassword);

/** Of the place that was chosen; one alone is ignored. */
const coordinates = {
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
};

export const nameAndAddress = {
  first_name: checked(checkFirstName),
  last_name: checked(checkLastName),
  address1: checked(checkAddressLine1),
  address2: checked(checkAddressLine2).default(''),
  country: z.literal('US', { error: REQUIRED }),
  state: z.enum(
    STATES.map(({ code }) => code),
    { error: REQUIRED },
  ),
  city: checked((text) => (text.length > 100 ? 'Maximum 100 characters' : checkCity(text))),
  zip: checked(checkZip),
  ...coordinates,
};

export const sixDigits = z.string().regex(/^\d{6}$/, { error: 'Enter the 6 digits of the code' });

/** A switch in the specification's format. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** The flag as a client sends it: a number, or the same as text. */
export const typedFlagOf = <F extends 0 | 1>(value: F) =>
  z.union([z.literal(value), z.literal(`${value}`).transform(() => value)]);
export const typedFlag = z.union([typedFlagOf(0), typedFlagOf(1)]);

/** The caller's own account; another user's is never sent in this shape to a buyer (R48). */
export const userData = z.object({
  user_id: z.string(),
  role: z.enum(['buyer', 'seller', 'staff', 'admin']),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: flag,
  /** 0: the account has no password until its owner sets one by an emailed link. */
  password_set: flag,
  phone: z.string(),
  phone_verified: flag,
  verified_phonenum: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  quick_enable: flag,
  /** 1: prices are shown as totals, with premium, tax and card fee. */
  total_prices: flag,
  /** "deactivated" until every unpaid receipt is paid (R24). */
  account_status: z.enum(['active', 'deactivated']),
  bid_limit: z.string().nullable(),
});
export type UserData = z.output<typeof userData>;

/** An address of the address book; the one of the profile has the user's id. */
export const address = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** 1: the default address. */
  is_primary: flag,
  status: z.literal('active'),
});

/** Of the latest check; off: the store offers no check, none: it was not asked for. */
export const kycStatus = z.enum(['off', 'none', 'pending', 'verified', 'failed']);
export type KycStatus = z.output<typeof kycStatus>;

/** The account with the further fields that the specification names (section 3). */
export const profileData = z.object({
  ...userData.shape,
  /** As `address1` and `address2`. */
  strt_address: z.string(),
  strt_address2: z.string(),
  address_details: z.array(address),
  kyc_status: kycStatus,
  /** 1: a code was sent to the email, and it can still be entered. */
  email_code_sent: flag,
  /** 1: a code was sent to the phone, and it can still be entered. */
  phone_code_sent: flag,
  /** The account at the payment provider; null before the first visit to the cards page. */
  stripe_customer_id: z.string().nullable(),
  /** The same under its other name. */
  stripe_id: z.string().nullable(),
  /** The primary card, under three names; null without a card. */
  stripe_card_id: z.string().nullable(),
  card_profileid: z.string().nullable(),
  card_paymentid: z.string().nullable(),
  /** No certificates are stored: an exemption is only a date. */
  tax_exempt_id: z.null(),
  taxexcempt_file: z.null(),
});
/** Fields that are not sent stay unchanged; a new address, without an id, needs all but line 2. */
export const addressChange = z
  .strictObject({
    id: z.string().max(80).optional(),
    ...z.object(nameAndAddress).partial().shape,
    address2: checked(checkAddressLine2).optional(),
    is_primary: typedFlag.optional(),
    status: z.enum(['active', 'deleted']).default('active'),
  })
  .superRefine((given, context) => {
    if (given.id !== undefined) return;
    for (const field of ['first_name', 'last_name', 'address1', 'city', 'state', 'zip'] as const) {
      if (given[field] !== undefined) continue;
      context.addIssue({ code: 'custom', message: REQUIRED, path: [field] });
    }
  });

export type AddressEntry = z.output<typeof address>;
export type ProfileData = z.output<typeof profileData>;

export const taxInfo = z.object({
  /** 1: no sales tax is charged. */
  tax_excempt: flag,
  /** 1: a certificate waits for approval. None are stored, so none waits or has a name or link. */
  taxfile_check: z.literal(0),
  taxfile_org: z.null(),
  tax_exempt_file_link: z.null(),
});

export type TaxInfo = z.output<typeof taxInfo>;

export const otherInfo = z.object({
  /** The deposits held for the user (R57), in dollars. */
  deposit_amount: z.string(),
});
