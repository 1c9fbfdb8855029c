// Receipts and paying them. Amounts, totals and user ids in a pay call are only compared with the
// server's own data (R46).
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { billingForm } from '../shapes/billing.ts';
import { ignored } from '../shapes/ignored.ts';
import {
  checkoutDetail,
  checkoutPreview,
  invoiceDetail,
  paymentOutcome,
  paymentStatus,
  receiptRow,
  shipping,
} from '../shapes/invoice.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { amount, typedAmount } from '../shapes/money.ts';
import { typedFlag, typedFlagOf } from '../shapes/person.ts';

const ofInvoice = { invoice_id: z.string().max(80) };

/** The specification's payment fields; each is optional, and each that is sent must match. */
const payment = {
  ...ofInvoice,
  /** The amount to pay now, before the card fee; the whole amount due by default (R26). */
  amount: typedAmount.optional(),
  /** The whole amount due, as the screen shows it. */
  tamount: typedAmount.optional(),
  tship: typedAmount.optional(),
  inv: z.string().max(20).optional(),
  invoiceno: z.string().max(20).optional(),
  buyerid: z.string().max(80).optional(),
  ...billingForm,
  totals: z
    .strictObject({ final_total: typedAmount.optional(), total_due_amount: typedAmount.optional() })
    .optional(),
};
const cardChoice = {
  /** One of the caller's saved cards or bank accounts. */
  source_id: z.string({ error: 'Please select card' }).max(80).optional(),
  /** The same card under the specification's other name. */
  card_profileid: z.string().max(80).optional(),
  payment_method: z.enum(['card', 'bank_account']).default('card'),
  /** A payment is confirmed at the address that the refusal names. */
  client_secret: ignored,
};

const creditPayment = z.strictObject({
  ...payment,
  applycreditFlag: typedFlagOf(1).default(1),
  payWithCardFlag: typedFlagOf(0).default(0),
  /** Of a card, which credit does not need. */
  payment_method: ignored,
  source_id: ignored,
  card_profileid: ignored,
  client_secret: ignored,
});

type Named = string | undefined;

/** A card payment needs a card, and its two fields must agree. */
function checkCardChoice(
  given: { source_id?: Named; card_profileid?: Named; payWithCardFlag: 0 | 1 },
  context: z.core.$RefinementCtx,
): void {
  const named = given.source_id ?? given.card_profileid;
  const agrees = given.card_profileid === undefined || given.card_profileid === named;
  if (given.payWithCardFlag === 0 || (named !== undefined && agrees)) return;
  context.addIssue({ code: 'custom', message: 'Please select card', path: ['source_id'] });
}

const paying = [
  'NotFound',
  'AmountMismatch',
  'InvoicePaidAlready',
  'InvoiceVoid',
  'PartialTooSmall',
  'PartialTooLarge',
  'PaymentProcessing',
  'GatewayUnavailable',
  'ImpersonatorMayNot',
] as const;
/** A card payment that the bank wants confirmed is refused with the detail `verificationUrl`. */
const byCard = [
  'BankNotVerified',
  'BankPaysAll',
  'BankDeclined',
  'CardExpired',
  'CardDeclined',
  'CardLacksFunds',
  'CardOverLimit',
  'CvvInvalid',
  'BankTryAgain',
  'CardNeedsVerification',
  'CreditTooSmall',
] as const;
const byLink = [
  'PaymentLinkInvalid',
  'PaymentLinkExpired',
  'InvoiceVoid',
  'InvoicePaidAlready',
] as const;
/** Of an email about an unpaid invoice; it stands for the invoice. */
const ofLink = { token: z.string().max(200) };
const LINKS = { max: 120, seconds: 3600, per: 'address' } as const;
const PAYMENTS = { max: 20, seconds: 3600, per: 'account' } as const;
const PAID = 'Payment received. Thank you!';

const detail = query({
  group: 'cart',
  access: 'buyer',
  summary: 'One receipt with every amount, line and payment.',
  input: z.strictObject(ofInvoice),
  output: invoiceDetail,
  refusals: ['NotFound'],
  aliases: ['getInvoiceDetail'],
});

export const invoices = {
  getReceipt: query({
    group: 'cart',
    access: 'buyer',
    summary: 'The caller’s receipts, newest first: all, paid, or with something still to pay.',
    input: z.strictObject({
      ...plainListInput(10),
      action: z.enum(['all', 'paid', 'partial']).default('all'),
    }),
    output: z.object({ receiptList: z.array(receiptRow), receiptCount: z.int() }),
    refusals: [],
  }),
  viewReceipt: detail,
  getCheckoutInvoiceDetail: query({
    group: 'cart',
    access: 'buyer',
    summary: 'A receipt with what its checkout needs: cards, credit, limits of a partial payment.',
    input: z.strictObject(ofInvoice),
    output: checkoutDetail,
    refusals: ['NotFound'],
  }),
  changeShippingAddress: command({
    group: 'cart',
    access: 'buyer',
    summary: 'Sends the items of a receipt to another address of the caller’s address book.',
    input: z.strictObject({
      ...ofInvoice,
      /** The caller’s id: the address of the profile. */
      address_id: z.string().max(80),
    }),
    output: z.object({ shipping }),
    refusals: ['NotFound', 'PickupOnly', 'ShippedAlready', 'InvoiceVoid', 'ImpersonatorMayNot'],
    successMessage: 'Shipping address updated',
  }),
  previewCheckout: query({
    group: 'carttemp',
    access: 'buyer',
    summary: 'Previews the amounts for a choice of credit, card and amount; writes nothing.',
    input: z.strictObject({
      ...ofInvoice,
      amount: typedAmount.optional(),
      applycreditFlag: typedFlag.default(0),
      payWithCardFlag: typedFlag.default(1),
      /** What pays the rest; a bank account bears no card fee (R27). */
      source_id: z.string().max(80).optional(),
    }),
    output: checkoutPreview,
    refusals: ['NotFound', 'InvoicePaidAlready', 'InvoiceVoid'],
  }),
  payWithFullUserCredits: commandOnce({
    group: 'cart',
    access: 'buyer',
    summary: 'Pays the whole amount due from the caller’s credit.',
    input: creditPayment,
    output: paymentOutcome,
    refusals: [...paying, 'CreditTooSmall'],
    limit: PAYMENTS,
    successMessage: PAID,
  }),
  payWithCredits: commandOnce({
    group: 'cart',
    access: 'buyer',
    summary: 'Pays all or part of the amount due from the caller’s credit.',
    input: creditPayment,
    output: paymentOutcome,
    refusals: [...paying, 'CreditTooSmall'],
    limit: PAYMENTS,
    successMessage: PAID,
  }),
  payWithCard: commandOnce({
    group: 'cart',
    access: 'buyer',
    summary: 'Pays all or part of the amount due with a saved card.',
    input: z
      .strictObject({
        ...payment,
        ...cardChoice,
        applycreditFlag: typedFlagOf(0).default(0),
        payWithCardFlag: typedFlagOf(1).default(1),
      })
      .superRefine(checkCardChoice),
    output: paymentOutcome,
    refusals: [...paying, ...byCard],
    limit: PAYMENTS,
    successMessage: PAID,
  }),
  payWithCardOrUserCredits: commandOnce({
    group: 'cart',
    access: 'buyer',
    summary: 'Pays all or part of the amount due: credit first if requested, the rest by card.',
    input: z
      .strictObject({
        ...payment,
        ...cardChoice,
        applycreditFlag: typedFlag.default(0),
        payWithCardFlag: typedFlag.default(1),
      })
      .superRefine(checkCardChoice),
    output: paymentOutcome,
    refusals: [...paying, ...byCard],
    limit: PAYMENTS,
    successMessage: PAID,
  }),
  getPaymentLink: query({
    group: 'cart',
    access: 'guest',
    summary: 'What the payment link of an email pays; nothing about the buyer.',
    input: z.strictObject(ofLink),
    output: z.object({
      inv_num: z.string(),
      item_count: z.int(),
      /** The titles of the items. */
      items: z.array(z.string()),
      /** Where they are picked up; null where they are shipped. */
      pickup_place: z.string().nullable(),
      total_due_amount: amount,
      card_fee: amount,
      /** What the card is charged: the amount due and the fee (R27). */
      card_total: amount,
      pay_until: z.iso.datetime(),
      /** R18: of a Buy Now purchase, on which bidding reopens then. */
      reopens: z.boolean(),
      part_paid: z.boolean(),
      /** A payment not made here waits for the bank's confirmation; the next one cancels it. */
      other_waits_for_bank: z.boolean(),
    }),
    refusals: [...byLink, 'PaymentProcessing'],
    limit: LINKS,
  }),
  getLinkPayment: query({
    group: 'cart',
    access: 'guest',
    summary:
      'What became of a payment by the payment link of an email within the hour, of the given or ' +
      'the last one; null: none.',
    input: z.strictObject({ ...ofLink, payment_id: z.string().max(80).optional() }),
    output: z.object({
      payment: z
        .object({
          status: paymentStatus,
          /** What the card is charged, with its fee. */
          card_total: amount,
          /** Where the bank asks to confirm; only while it is pending. */
          verification_url: z.string().nullable(),
        })
        .nullable(),
    }),
    refusals: ['PaymentLinkInvalid'],
    // An open page asks every few seconds while the bank waits.
    limit: { max: 1200, seconds: 3600, per: 'address' },
  }),
  beginLinkPayment: command({
    group: 'cart',
    access: 'guest',
    summary: 'Begins entering a card for a payment link in a form that needs a provider’s secret.',
    input: z.strictObject(ofLink),
    output: z.object({ client_secret: z.string() }),
    refusals: [...byLink, 'NotFound', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    limit: { max: 30, seconds: 3600, per: 'address' },
  }),
  payByLink: commandOnce({
    group: 'cart',
    access: 'guest',
    summary: 'Pays everything due on the invoice of a payment link with a card that is not saved.',
    input: z.strictObject({
      ...ofLink,
      /** What the provider’s page answered (R51). */
      card_token: z.string({ error: 'Required!' }).min(1, { error: 'Required!' }).max(200),
      /** The whole amount due, as the page shows it. */
      tamount: typedAmount,
    }),
    output: z.object({ payment_status: z.enum(['paid', 'processing']), card_total: amount }),
    refusals: ['PaymentLinkInvalid', 'PaymentLinkExpired', 'CardRefused', ...paying, ...byCard],
    limit: { max: 20, seconds: 3600, per: 'address' },
    successMessage: PAID,
  }),
  getDeposit: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'The caller’s deposit: held, on its way back, and why it cannot be returned now (R57).',
    input: z.strictObject({}),
    output: z.object({
      deposit_held: amount,
      /** Requested back; the provider has not confirmed it yet. */
      deposit_returning: amount,
      /** The sentence of the refusal; null: it can be returned. */
      held_because: z.string().nullable(),
    }),
    refusals: [],
  }),
  returnDeposit: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Returns the caller’s deposit to the cards that paid it (R57).',
    input: z.strictObject({}),
    output: z.object({ amount }),
    refusals: [
      'DepositNotHeld',
      'DepositDisputed',
      'DepositReceiptsUnpaid',
      'DepositInUse',
      'ImpersonatorMayNot',
    ],
    limit: PAYMENTS,
    successMessage: 'Your deposit is on its way back',
  }),
  submitDeposit: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary:
      'Charges the deposit that a lot requires to a saved card; it is held, not spent (R57).',
    input: z.strictObject({
      product_id: z.string().max(80),
      source_id: cardChoice.source_id,
      /** As shown in the dialog. */
      deposit_amount: typedAmount.optional(),
    }),
    output: z.object({
      payment_status: z.enum(['paid', 'processing']),
      deposit_amount: amount,
      /** The total amount held for the caller. */
      deposit_held: amount,
    }),
    refusals: [
      'NotFound',
      'AmountMismatch',
      'DepositHeldAlready',
      'NoCardOnFile',
      'BankNotVerified',
      'BankDeclined',
      'CardExpired',
      'CardDeclined',
      'CardLacksFunds',
      'CardOverLimit',
      'CvvInvalid',
      'BankTryAgain',
      'CardNeedsVerification',
      'PaymentProcessing',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    limit: PAYMENTS,
    successMessage: 'Deposit submitted successfully',
  }),
} as const;
