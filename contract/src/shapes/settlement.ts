// What a seller receives for the lots of an auction (R58).
import { STANDINGS } from '@hammerdock/domain/invoicing/settlement.ts';
import * as z from 'zod';
import { amount } from './money.ts';

const figures = {
  hammer: amount,
  /** What the house keeps, after refunds and chargebacks. */
  commission: amount,
  refunds: amount,
  chargebacks: amount,
  net: amount,
};

const ofAuction = {
  auction_id: z.string(),
  auction_number: z.int(),
  auction_title: z.string(),
  ended_at: z.iso.datetime(),
  ...figures,
  paid_out: amount,
  /** Below zero: the seller owes it back. */
  payable: amount,
  /** Not payable yet. */
  waiting: amount,
};

export const statementSummary = z.object(ofAuction);

export const payout = z.object({
  id: z.string(),
  /** "2026-11-24" */
  paid_on: z.iso.date(),
  reference: z.string(),
  amount,
  /** Of the bank account; empty without one. */
  account_last4: z.string(),
  recorded_at: z.iso.datetime(),
  /** Why it was reversed; empty where it stands. */
  reversal_reason: z.string(),
  reversed_at: z.iso.datetime().nullable(),
});
export type Payout = z.output<typeof payout>;

export const statement = z.object({
  ...ofAuction,
  seller_name: z.string(),
  commission_bps: z.int(),
  lotList: z.array(
    z.object({
      lot_id: z.string(),
      lot_number: z.int(),
      title: z.string(),
      ...figures,
      standing: z.enum(STANDINGS),
    }),
  ),
  /** What was paid out for this auction, oldest first. */
  payoutList: z.array(z.object({ ...payout.shape, of_auction: amount })),
});
export type Statement = z.output<typeof statement>;

/** A bank account with its last digits only. */
export const maskedBank = z.object({
  holder: z.string(),
  last4: z.string(),
  updated_at: z.iso.datetime(),
});

export const sellerAccount = z.object({
  seller_id: z.string(),
  name: z.string(),
  commission_bps: z.int(),
  /** null: the seller has entered no bank account. */
  bank: z.object({ holder: z.string(), last4: z.string() }).nullable(),
  /** Below zero: the seller owes it back. */
  payable: amount,
  waiting: amount,
});
export type SellerAccount = z.output<typeof sellerAccount>;
