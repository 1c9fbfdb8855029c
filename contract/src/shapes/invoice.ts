// Receipts, under the specification's own field names (product-spec, sections 3 and 7; R65).
import * as z from 'zod';
import { billing } from './billing.ts';
import { savedSource } from './card.ts';
import { amount } from './money.ts';
import { refundRow } from './refund.ts';

const invoiceStatus = z.enum(['paid', 'partial', 'unpaid', 'void']);

const pickupTimes = {
  pickup_start_date: z.iso.datetime().nullable(),
  pickup_end_date: z.iso.datetime().nullable(),
  /** Lots that were neither handed over nor returned nor forfeited. */
  waiting_count: z.int(),
  /** The last hand-over of lots that the buyer has; null without any. */
  picked_up_date: z.iso.datetime().nullable(),
};

const unpaidTimes = {
  /** When it becomes void unless it is paid (R52); null with nothing due, and with `pay_until`. */
  due_date: z.iso.datetime().nullable(),
  /** For an unpaid purchase: when it becomes void (R18). */
  pay_until: z.iso.datetime().nullable(),
  void_date: z.iso.datetime().nullable(),
};

export const receiptRow = z.object({
  id: z.string(),
  inv_num: z.string(),
  date_added: z.iso.datetime(),
  auction_number: z.int(),
  auction_title: z.string(),
  location: z.string(),
  item_count: z.int(),
  final_total: amount,
  total_due_amount: amount,
  /** Unpaid: nothing is paid yet; partial: something is paid, and something is due. */
  status: invoiceStatus,
  /** A payment is pending, so that another one would be refused; nothing is canceled meanwhile. */
  payment_processing: z.boolean(),
  /** R54: the payment that waits for the bank; null: none does. Nothing of it is paid yet. */
  bank_question: z
    .object({
      /** What the card is charged, with its fee. */
      amount,
      /** What account credit pays beside it. */
      credit: amount,
      verification_url: z.string(),
    })
    .nullable(),
  ...unpaidTimes,
  ...pickupTimes,
});
export type ReceiptRow = z.output<typeof receiptRow>;

/** A line of a receipt; sold out and of quantity 1, since a lot is sold as one. */
const receiptLine = z.object({
  project_id: z.string(),
  auctionid: z.string(),
  lot_number: z.int(),
  projects_title: z.string(),
  qty: z.literal(1),
  projects_qty: z.literal(1),
  projects_sold: z.literal(1),
  /** The hammer price. */
  amount,
  buypremium_amt: amount,
  sub_total_amt: amount,
  salestax_amt: amount,
  inventory_loc: z.string(),
  avatarorg: z.string().nullable(),
  /** 0 waiting, 1 picked up, 2 returned, 3 forfeited. */
  checkout_status: z.enum(['0', '1', '2', '3']),
  /** Why it was returned; empty if it was not. */
  checkout_reason: z.string(),
  /** The amount refunded for it (R30). */
  refunded_amt: amount,
});

/** Not confirmed: refused on the bank's page; returned: credit after a declined card. */
export const paymentStatus = z.enum([
  'processing',
  'succeeded',
  'declined',
  'needs verification',
  'not confirmed',
  'abandoned',
  'returned',
]);

const paymentRow = z.object({
  id: z.string(),
  date_added: z.iso.datetime(),
  /** The part of the receipt that it pays; the card fee is added. */
  amount,
  card_fee: amount,
  /** Of the amount and the fee: what was not due any more, and became credit. */
  surplus: amount,
  method: z.enum(['card', 'credit']),
  card: z.string().nullable(),
  /** The card or bank account that was charged, which may be removed since; null for credit. */
  source_id: z.string().nullable(),
  /** Of credit: the card payment that it was applied with. */
  part_of: z.string().nullable(),
  automatic: z.boolean(),
  status: paymentStatus,
  /** Where the bank asks the buyer to confirm; only while it is pending. */
  verification_url: z.string().nullable(),
  /** Who the buyer asked to bill it to; null where it is the receipt's name and address. */
  billing: billing.nullable(),
});

const centerAddress = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
});

const figures = {
  bidamount_total: amount,
  buypremium_total: amount,
  subTotalWithoutDiscount: amount,
  /** The same: credit is tender, not a discount (R25). */
  subTotalWithDiscount: amount,
  salestax_total: amount,
  salesTaxWithCredit: amount,
  /** What shipping each item by itself would cost. */
  shipcost_total: amount,
  /** What is charged for shipping. */
  total_shipping: amount,
  /** What shipping the items together saves. */
  combined_shipp: amount,
  final_total: amount,
  /** The whole amount to pay or paid, as final_total. */
  total_invoice: amount,
  finalAmountWithCredit: amount,
  /** The ledger's balance: the amount due. A payment that waits for the bank does not lower it. */
  total_due_amount: amount,
  /** What was refunded after payment; it reduces no other amount (R30). */
  refunded_total: amount,
  /** What paying that balance by card costs, including the fee (R27). */
  new_final_total_cfee: amount,
  /** The credit the buyer has (R25), with what is in a payment that waits for the bank. */
  discountoff: amount,
  /** The sales tax rate in percent, such as 8.00. */
  persalescen: z.string(),
};

export const shipping = z.object({
  ship_first_name: z.string(),
  ship_last_name: z.string(),
  ship_address1: z.string(),
  ship_address2: z.string(),
  ship_city: z.string(),
  ship_state: z.string(),
  ship_zipcode: z.string(),
  /** The three are null until the parcel is on its way. */
  shipped_date: z.iso.datetime().nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
});
export type Shipping = z.output<typeof shipping>;

export const invoiceDetail = z.object({
  id: z.string(),
  inv_num: z.string(),
  user_id: z.string(),
  date_added: z.iso.datetime(),
  status: invoiceStatus,
  ...unpaidTimes,
  auction_number: z.int(),
  auction_title: z.string(),
  /** 1: collected at the center; 2: shipped. */
  delivery_mode: z.union([z.literal(1), z.literal(2)]),
  /** Null where the items are picked up. */
  shipping: shipping.nullable(),
  checkoutReceiptList: z.array(receiptLine),
  ...figures,
  /** Its items were bought with Buy Now (R18). */
  bought: z.boolean(),
  tax_exempt: z.boolean(),
  card_fee_bps: z.int(),
  payments: z.array(paymentRow),
  /** With a credit note each, first to last. */
  refunds: z.array(refundRow),
  address_details: z.array(centerAddress),
  ...billing.shape,
  ...pickupTimes,
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

export const checkoutDetail = z.object({
  ...invoiceDetail.shape,
  /** Saved cards and bank accounts. */
  cards: z.array(savedSource),
  /** What may be paid now: at least a quarter of the amount due (R26). */
  partial_minimum: amount,
  partial_maximum: amount,
  /** Credit in a payment that waits for the bank's confirmation; any other payment cancels it. */
  credit_at_bank: amount,
  /** A payment is pending, so that another one would be refused. */
  payment_processing: z.boolean(),
  /** The last charge of the primary card or bank account was declined. */
  primary_declined: z.boolean(),
});

export const checkoutPreview = z.object({
  /** The part of the receipt that the choice pays. */
  amount,
  credit_used: amount,
  card_amount: amount,
  card_fee: amount,
  /** What the card is charged. */
  card_total: amount,
  due_after: amount,
  partial_minimum: amount,
  partial_maximum: amount,
  discountoff: amount,
});

export const paymentOutcome = z.object({
  invoice_id: z.string(),
  /** Among the payments of the receipt. */
  payment_id: z.string().nullable(),
  /** Processing: the card service did not answer; the payment is finished without the buyer. */
  payment_status: z.enum(['paid', 'partial', 'processing']),
  amount_paid: amount,
  credit_used: amount,
  card_total: amount,
});
