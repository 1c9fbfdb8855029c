// Credit notes: what a refund took back of an invoice, and where the money went (R30).
import * as z from 'zod';
import { billing } from './billing.ts';
import { amount } from './money.ts';
import { refundRow } from './refund.ts';

/** A part of a refund; what a card does not take is account credit. */
const movement = z.object({
  /** The card or bank account it was sent to; null: account credit. */
  card: z.string().nullable(),
  amount,
  status: z.enum(['made', 'under way', 'refused', 'sent back', 'canceled']),
});

export const creditNote = z.object({
  ...refundRow.shape,
  invoice_date: z.iso.datetime(),
  auction_number: z.int(),
  auction_title: z.string(),
  project_id: z.string(),
  auctionid: z.string(),
  bid_amount: amount,
  buypremium_amt: amount,
  salestax_amt: amount,
  /** The fee of a card payment (R27) is not refunded. */
  card_fee_bps: z.int(),
  movements: z.array(movement),
  ...billing.shape,
});
export type CreditNote = z.output<typeof creditNote>;
