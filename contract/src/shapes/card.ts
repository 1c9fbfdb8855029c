// Saved cards and bank accounts (R29, R51): their numbers and a card's CVC go to the payment
// provider's own page, which returns a token; no call of ours accepts them.
import type { Complaint } from '@hammerdock/domain/checks/check.ts';
import { checkCardCity, checkCardField, checkCardZip } from '@hammerdock/domain/checks/card.ts';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import * as z from 'zod';

const field = (max: number, check: (text: string) => Complaint = checkCardField) =>
  z
    .string({ error: 'Required!' })
    .max(max, { error: `Maximum ${max} characters` })
    .superRefine((text, context) => {
      const message = check(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

/** As it is stored. */
export const billingAddress = z.strictObject({
  line1: field(250),
  line2: z.string().max(250).default(''),
  city: field(100),
  state: z.enum(
    STATES.map(({ code }) => code),
    { error: 'Required!' },
  ),
  postal_code: field(10),
  country: z.literal('US', { error: 'Required!' }),
});

export type BillingAddress = z.output<typeof billingAddress>;

/** What is entered is checked further; addresses that were saved before stay valid. */
const parts = {
  ...billingAddress.shape,
  city: field(100, checkCardCity),
  postal_code: field(10, checkCardZip),
};

/** As it is sent; `zip` is another name of `postal_code`, which takes precedence. */
export const typedAddress = z
  .strictObject({
    ...parts,
    postal_code: parts.postal_code.optional(),
    zip: parts.postal_code.optional(),
  })
  .transform(({ zip, postal_code = zip, ...others }, context) => {
    if (postal_code !== undefined) return { ...others, postal_code };
    context.addIssue({ code: 'custom', message: 'Required!', path: ['postal_code'] });
    return z.NEVER;
  });

/** The address among the fields of the card form; ignored where `address` is sent. */
export const flatAddress = {
  line1: parts.line1.optional(),
  line2: parts.line2.unwrap().optional(),
  city: parts.city.optional(),
  state: parts.state.optional(),
  zip: parts.postal_code.optional(),
  country: parts.country.optional(),
};
type FlatAddress = z.output<z.ZodObject<typeof flatAddress>>;
type EitherAddress = FlatAddress & { readonly address?: BillingAddress | undefined };

/** The address in either form; a part that is missing is an issue of its field. */
export function checkAddress(given: EitherAddress, context: z.core.$RefinementCtx): void {
  if (given.address !== undefined) return;
  for (const part of ['line1', 'city', 'state', 'zip', 'country'] as const) {
    if (given[part] !== undefined) continue;
    context.addIssue({ code: 'custom', message: 'Required!', path: [part] });
  }
}

/** Of an input that `checkAddress` let through. */
export const addressIn = ({ address, zip, ...flat }: EitherAddress): BillingAddress =>
  address ??
  billingAddress.parse({
    line1: flat.line1,
    line2: flat.line2,
    city: flat.city,
    state: flat.state,
    postal_code: zip,
    country: flat.country,
  });

export const savedCard = z.object({
  id: z.string(),
  object: z.literal('card'),
  brand: z.string(),
  last4: z.string(),
  name: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  /** The primary card is the one charged after a sale (R24). */
  is_primary: z.union([z.literal(0), z.literal(1)]),
  expired: z.boolean(),
  address: billingAddress,
});
export type SavedCard = z.output<typeof savedCard>;

export const savedBank = z.object({
  id: z.string(),
  object: z.literal('bank_account'),
  bank_name: z.string(),
  last4: z.string(),
  routing_number: z.string(),
  /** new: needs verification; failed: must be added again (CARD-06, CARD-08). */
  status: z.enum(['new', 'verified', 'failed']),
  /** How it is verified: by the amounts of two deposits, or by a code on the provider's page. */
  verified_by: z.enum(['amounts', 'code']),
  /** The provider's own page for it, while it is new. */
  verification_url: z.string().nullable(),
  name: z.string(),
  is_primary: z.union([z.literal(0), z.literal(1)]),
  address: billingAddress,
});
export type SavedBank = z.output<typeof savedBank>;

export const savedSource = z.discriminatedUnion('object', [savedCard, savedBank]);
export type SavedSource = z.output<typeof savedSource>;

export const sourceList = z.object({ data: z.array(savedSource), has_more: z.boolean() });

/** Omitted or the caller's own: another user's id is answered like an absent one (R46, R47). */
export const ownIds = {
  account_id: z.string().max(80).optional(),
  customer_id: z.string().max(80).optional(),
};

/** 01 to 12, as text or number. */
export const expMonth = z.coerce
  .number({ error: 'Required!' })
  .int({ error: 'Required!' })
  .min(1, { error: 'Required!' })
  .max(12, { error: 'Required!' });
export const expYear = z.coerce
  .number({ error: 'Required!' })
  .int({ error: 'Required!' })
  .min(2000, { error: 'Required!' })
  .max(2200, { error: 'Required!' });
