// What a seller receives for the lots of an auction (R58).
import {
  ACCOUNT_NEEDS,
  ACCOUNT_STANDINGS,
} from '@hammerdock/domain/accounting/transfer-account.ts';
import {
  TRANSFER_PROBLEMS,
  TRANSFER_STATES,
} from '@hammerdock/domain/invoicing/payout-transfer.ts';
import { LINE_STANDINGS, STATEMENT_STATES } from '@hammerdock/domain/invoicing/statement-lines.ts';
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
  state: z.enum(STATEMENT_STATES),
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
  /** null: it was paid outside of the store. */
  transfer: z
    .object({
      provider_name: z.string(),
      state: z.enum(TRANSFER_STATES),
      /** Why it was not made. */
      problem: z.enum(TRANSFER_PROBLEMS).nullable(),
      /** The provider could not take it back. */
      reversal_refused: z.boolean(),
    })
    .nullable(),
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
      standing: z.enum(LINE_STANDINGS),
      /** That paid it out; null: none did. */
      payout: z
        .object({ paid_on: z.iso.date(), reference: z.string(), on_its_way: z.boolean() })
        .nullable(),
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

/** A seller's account at the payment provider; 'none': the seller has not begun to set it up. */
export const transferAccount = z.object({
  provider_name: z.string(),
  standing: z.enum(['none', ...ACCOUNT_STANDINGS]),
  needs: z.array(z.enum(ACCOUNT_NEEDS)),
});
export type TransferAccount = z.output<typeof transferAccount>;

export const sellerAccount = z.object({
  seller_id: z.string(),
  name: z.string(),
  commission_bps: z.int(),
  /** null: the seller has entered no bank account. */
  bank: z.object({ holder: z.string(), last4: z.string() }).nullable(),
  /** null: transfers are switched off. */
  transfers: transferAccount.nullable(),
  /** Below zero: the seller owes it back. */
  payable: amount,
  waiting: amount,
});
export type SellerAccount = z.output<typeof sellerAccount>;
