// Bidding: what the bid form needs, placing and retracting bids, and the bid history.
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import {
  bidForm,
  bidQuote,
  bidResult,
  historyRow,
  purchaseQuote,
  purchaseResult,
  replayStep,
} from '../shapes/bid.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { amount, typedAmount } from '../shapes/money.ts';
import { flag, typedFlag } from '../shapes/person.ts';
import { bidderReviews } from './admin/bidder-reviews.ts';

/** The obstacles to bidding (R14), and the refusals of the lot itself. */
const BIDDER = [
  'EmailNotVerified',
  'AccountInactive',
  'NoCardOnFile',
  'CardExpired',
  'LocationNotAccepted',
  'BidLimitExceeded',
  'DepositNeeded',
  'TermsNotAccepted',
  'OwnLot',
  'StaffMayNotBid',
  'ImpersonatorMayNot',
  'SignInNeeded',
  'RetractionsUnderReview',
] as const;
const LOT = [
  'NotFound',
  'LotNotOpen',
  'LotNotUpcoming',
  'LotClosed',
  'BidTooLow',
  'BidTooHigh',
  'RaiseTooLow',
  'HardBidByLeader',
  'BidMustTakeLead',
  'AdvanceBidMustBeProxy',
  'KeyReused',
  'TooManyRequests',
] as const;
const PLACING = [...BIDDER, ...LOT] as const;
export const BUYING = [
  ...BIDDER,
  'NotFound',
  'LotNotOpen',
  'LotClosed',
  'BuyNowEnded',
  'BoughtAlready',
  'BoughtByYou',
  'BuyNowLapsed',
  'AmountMismatch',
  'TooManyRequests',
] as const;

const lotOf = { product_id: z.string({ error: 'Required' }).max(80) };
const confirmation = z.object({ confirm_token: z.string(), expires_at: z.iso.datetime() });
const historyInput = z.strictObject({
  ...lotOf,
  ...plainListInput(10),
});

export const bidding = {
  placeBid: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Places a proxy or hard bid. With quick 1 it bids the next bid immediately (R15).',
    input: z.strictObject({
      ...bidForm,
      wsprice: typedAmount.optional(),
      quick: typedFlag.default(0),
    }),
    output: bidResult,
    refusals: [...PLACING, 'QuickBidOff', 'InputInvalid'],
    successMessage: 'Bid placed successfully',
  }),
  future_proxy: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Leaves a maximum on a lot that is not open yet; it takes part when the lot opens.',
    input: z.strictObject(bidForm),
    output: bidResult,
    refusals: PLACING,
    successMessage: 'Bid placed successfully',
  }),
  preBidConfirm: command({
    group: 'mobile',
    access: 'buyer',
    summary:
      'The quote of the Bid Confirmation dialog, and a token that places just this bid (R16).',
    input: z.strictObject(bidForm),
    output: z.object({ ...bidQuote.shape, ...confirmation.shape }),
    refusals: PLACING,
  }),
  confirm: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Places the bid of a confirmation token; without one, the bid held for this lot.',
    input: z.strictObject({ ...lotOf, confirm_token: z.string().max(100).optional() }),
    output: bidResult,
    refusals: [...PLACING, 'ConfirmationExpired'],
    successMessage: 'Bid placed successfully',
  }),
  bidConfirmTemp: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Holds a quoted bid on the server, for a later confirm.',
    input: z.strictObject({ ...lotOf, confirm_token: z.string().max(100) }),
    output: z.object({ held: z.boolean() }),
    refusals: ['ConfirmationExpired', 'ImpersonatorMayNot'],
  }),
  cancelttwbidTemp: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Drops the bid that is held for this lot.',
    input: z.strictObject(lotOf),
    output: z.object({ dropped: z.boolean() }),
    refusals: ['ImpersonatorMayNot'],
  }),
  bidCustomData: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'What the bid form needs: next bid, increment row, own maximum, restrictions.',
    input: z.strictObject(lotOf),
    output: z.object({
      next_bid: amount,
      increment: z.object({ from: amount, step: amount }),
      max_amount: amount.nullable(),
      leading: z.boolean(),
      quick_enable: flag,
      bid_limit: amount.nullable(),
      /** The first obstacle to the next bid, or null. */
      restriction: z.object({ code: z.string(), text: z.string() }).nullable(),
      held_amount: amount.nullable(),
    }),
    refusals: ['NotFound'],
  }),
  checkBidRestriction: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Whether the caller may bid this amount on this lot now; refuses with the reason.',
    input: z.strictObject({ ...lotOf, wsprice: typedAmount.optional() }),
    output: z.object({ allowed: z.literal(true) }),
    refusals: PLACING,
  }),
  previewBuyNow: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'The total cost of a Buy Now purchase; refuses for the same reasons as buyNow.',
    input: z.strictObject(lotOf),
    output: purchaseQuote,
    refusals: BUYING,
  }),
  buyNow: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Buys a lot without a bid at its fixed price; the receipt is due within 30 minutes.',
    input: z.strictObject({
      ...lotOf,
      /** The price on the button; if sent, it must match the lot’s (R46). */
      buynowamount: typedAmount.optional(),
    }),
    output: purchaseResult,
    refusals: BUYING,
    successMessage: 'You bought this item. Please pay within 30 minutes.',
  }),
  bidCancel: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Retracts the caller’s latest bid on a lot, with a reason, once per lot (R13, R68).',
    input: z.strictObject({
      id: z.string().max(80),
      reason: z.string({ error: 'Required' }).trim().min(1, 'Required').max(500),
    }),
    output: z.object({ latestbid: amount.nullable(), next_bid: amount, bids: z.int() }),
    refusals: [
      'NotFound',
      'LotNotOpen',
      'LotClosed',
      'RetractionOff',
      'RetractionTooLate',
      'RetractedAlready',
      'NoBids',
      'NotTheLeader',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Your bid was canceled.',
  }),
  lowerMaximum: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Lowers the leader’s maximum, once, after a retraction has exposed it (R68).',
    input: z.strictObject({ ...lotOf, max_amount: typedAmount }),
    output: z.object({ max_amount: amount }),
    refusals: [
      'NotFound',
      'LotNotOpen',
      'LotClosed',
      'LoweringNotAllowed',
      'LoweringOutOfRange',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Your maximum was lowered.',
  }),
  getBidHistory: query({
    group: 'mobile',
    access: 'guest',
    summary: 'The public part of a lot’s bids, newest first (R11, R48).',
    input: historyInput,
    output: z.object({ bidHistoryList: z.array(historyRow), bidHistoryCount: z.int() }),
    refusals: ['NotFound'],
    aliases: ['getAllBidHistory'],
  }),
  getBidReplay: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'Why the caller was outbid: every step of a lot they bid on, with rule and numbers (BID-25).',
    input: z.strictObject({
      ...lotOf,
      ...plainListInput(100),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    output: z.object({
      replayList: z.array(replayStep),
      replayCount: z.int(),
      /** The step by which the caller was outbid, on any page; null for the leader. */
      replayOutbid: replayStep.nullable(),
    }),
    refusals: ['NotFound'],
  }),
  requestBidLimit: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Asks an administrator for a higher bid limit.',
    input: z.strictObject({ amount: typedAmount }),
    output: z.object({ requested: amount }),
    refusals: ['BidLimitRequestOpen', 'InputInvalid', 'ImpersonatorMayNot'],
    successMessage: 'Your request was sent.',
  }),
  ...bidderReviews,
} as const;
