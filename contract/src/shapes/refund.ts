// Refunds, under the specification's own field names (product-spec, section 3).
import { REFUND_GROUNDS } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import * as z from 'zod';
import { amount } from './money.ts';

export const refundType = z.enum(REFUND_GROUNDS);

export const refundRow = z.object({
  id: z.string(),
  credit_date: z.iso.datetime(),
  invoice_id: z.string(),
  invoice_no: z.string(),
  /** Of the credit note, such as 100001-C1. */
  credit_note_no: z.string(),
  projects_title: z.string(),
  amount,
  refund_mode: z.enum(['Card', 'Account credit', 'Card and account credit']),
  card_amount: amount,
  credit_amount: amount,
  /** Of the credit: what a bank sent back after it had accepted it. */
  sent_back_amount: amount,
  refund_type: z.string(),
  refund_reason: z.string(),
  refund_notes: z.string(),
  /** Pending: the card service has not answered yet. */
  refund_status: z.enum(['made', 'under way', 'canceled']),
});
export type RefundRow = z.output<typeof refundRow>;

/** The preview of a refund, to the cent; nothing is written. */
export const refundPreview = z.object({
  amount,
  /** The most that can be refunded for this item now. */
  maximum: amount,
  bid_amount: amount,
  buypremium_amt: amount,
  salestax_amt: amount,
  /** The amount for each card, and how many of its charges it comes from. */
  cards: z.array(z.object({ card: z.string(), amount, charges: z.int() })),
  card_amount: amount,
  credit_amount: amount,
  /** The types of refund that the caller may choose. */
  refund_types: z.array(refundType),
  /** The lot was not returned yet, so that this refund may return it. */
  returnable: z.boolean(),
});
