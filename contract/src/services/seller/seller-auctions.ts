// The auctions of a seller, from the draft to the close (SELL-01).
import { CANCEL_REASON_MAX } from '@hammerdock/domain/auctions/cancelling.ts';
import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { listedLot } from '../../shapes/lot.ts';
import { amount, typedAmount } from '../../shapes/money.ts';
import { plainListInput } from '../../shapes/list-input.ts';
import {
  AUCTION_STATES,
  auctionInput,
  auctionSummary,
  sellerAuction,
} from '../../shapes/seller-auction.ts';
import { fieldProblem, LOT_STATUSES } from '../../shapes/seller-lot.ts';

const auctionId = z.string().max(80);
/** Only admins name a seller: the one they act for. */
const actingFor = z.string().max(80).optional();

const listing = {
  listSellerAuctions: query({
    group: 'seller',
    access: 'seller',
    summary:
      'The auctions of a seller in one state: closed ones latest first, others by their start. ' +
      'Admins name the seller.',
    input: z.strictObject({
      seller_id: actingFor,
      state: z.enum(AUCTION_STATES),
      ...plainListInput(20),
    }),
    output: z.object({
      auctionList: z.array(auctionSummary),
      auctionCount: z.int(),
      /** How many there are in each state. */
      counts: z.object({
        upcoming: z.int(),
        open: z.int(),
        closed: z.int(),
        draft: z.int(),
      }),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  getSellerAuction: query({
    group: 'seller',
    access: 'seller',
    summary: 'One auction of the seller with its terms and schedule.',
    input: z.strictObject({ auction_id: auctionId }),
    output: z.object({ auction: sellerAuction }),
    refusals: ['NotFound'],
  }),
  listCenters: query({
    group: 'seller',
    access: 'seller',
    summary: 'The pickup centers that an auction can be at.',
    input: z.strictObject({}),
    output: z.object({
      centerList: z.array(z.object({ id: z.string(), name: z.string(), tax_bps: z.int() })),
    }),
    refusals: [],
  }),
} as const;

const drafting = {
  createAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Creates an auction that is not published. Admins name the seller.',
    input: z.strictObject({ seller_id: actingFor, auction: auctionInput }),
    output: z.object({ auction_id: z.string() }),
    refusals: ['NotFound', 'SellerMissing', 'CenterMissing', 'ImpersonatorMayNot'],
    successMessage: 'Draft saved',
  }),
  changeAuction: command({
    group: 'seller',
    access: 'seller',
    summary: 'Changes an auction that is not published; published terms are frozen (R55).',
    input: z.strictObject({
      auction_id: auctionId,
      /** The version that was edited. */
      version: z.int(),
      auction: auctionInput,
    }),
    output: z.object({ version: z.int() }),
    refusals: [
      'NotFound',
      'CenterMissing',
      'AuctionPublished',
      'AuctionChanged',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Draft saved',
  }),
  duplicateAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Creates a draft with the terms of an auction and its times some whole weeks later, ' +
      'without its lots.',
    input: z.strictObject({ auction_id: auctionId }),
    output: z.object({ auction_id: z.string() }),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Auction duplicated',
  }),
  deleteAuction: command({
    group: 'seller',
    access: 'seller',
    summary: 'Deletes an auction that is not published. Its drafts of lots stay in stock.',
    input: z.strictObject({ auction_id: auctionId }),
    output: z.object({}),
    refusals: ['NotFound', 'AuctionPublished', 'ImpersonatorMayNot'],
    successMessage: 'Draft deleted',
  }),
} as const;

const check = z.object({
  name: z.enum(['lots', 'complete', 'start', 'photos']),
  /** missing: it cannot be published. warning: it can. */
  level: z.enum(['done', 'missing', 'warning']),
  text: z.string(),
});

const draftLot = {
  id: z.string(),
  lpn: z.string(),
  title: z.string(),
  problems: z.array(fieldProblem),
};

const publishing = {
  previewAuction: query({
    group: 'seller',
    access: 'seller',
    summary:
      'What a draft lacks to be published, and its complete lots as buyers will see them; ' +
      'nothing is written.',
    input: z.strictObject({ auction_id: auctionId, ...plainListInput(12) }),
    output: z.object({
      checklist: z.array(check),
      /** The first twenty lots that are not complete. */
      incompleteList: z.array(z.object({ ...draftLot, lot_number: z.int() })),
      /** The lots of the page, without those that are not complete. */
      lotList: z.array(listedLot),
      lotCount: z.int(),
    }),
    refusals: ['NotFound', 'AuctionPublished'],
  }),
  publishAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Publishes an auction with its lots and freezes its terms (R55); audited.',
    input: z.strictObject({ auction_id: auctionId, version: z.int() }),
    output: z.object({ lot_count: z.int() }),
    refusals: [
      'NotFound',
      'AuctionPublished',
      'AuctionChanged',
      'AuctionNotReady',
      'LotsNotReady',
      'ImpersonatorMayNot',
    ],
    successMessage: 'The auction is published',
  }),
  listStock: query({
    group: 'seller',
    access: 'seller',
    summary:
      'The drafts of lots that are in no auction, in the order of intake, after those that are ' +
      'assigned to the named published auction and not in it yet.',
    input: z.strictObject({
      seller_id: actingFor,
      auction_id: auctionId.optional(),
      ...plainListInput(50),
    }),
    output: z.object({
      /** `assigned`: to the named auction. */
      lotList: z.array(z.object({ ...draftLot, assigned: z.boolean() })),
      lotCount: z.int(),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  addLotsToAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Adds drafts of lots to a draft, or complete ones to an auction that has not started, ' +
      'which publishes them; audited.',
    input: z.strictObject({
      auction_id: auctionId,
      lot_ids: z.array(auctionId).min(1, { error: 'Choose a lot' }).max(1000),
    }),
    output: z.object({ lot_count: z.int() }),
    refusals: ['NotFound', 'AuctionStarted', 'LotsNotReady', 'ImpersonatorMayNot'],
    successMessage: 'The lots are added',
  }),
} as const;

const reason = z
  .string({ error: 'Required' })
  .trim()
  .min(1, { error: 'Required' })
  .max(CANCEL_REASON_MAX, { error: `Maximum ${CANCEL_REASON_MAX} characters` });

const running = {
  listAuctionLots: query({
    group: 'seller',
    access: 'seller',
    summary: 'The lots of a published auction with their prices, bids and watchers, by number.',
    input: z.strictObject({
      auction_id: auctionId,
      show: z.enum(['all', 'live', 'sold', 'unsold', 'without bids']).default('all'),
      ...plainListInput(20),
    }),
    output: z.object({
      lotList: z.array(
        z.object({
          id: z.string(),
          lot_number: z.int(),
          lpn: z.string(),
          title: z.string(),
          status: z.enum(LOT_STATUSES),
          start_price: amount,
          /** The current or the hammer price; null without a bid. */
          price: amount.nullable(),
          bid_count: z.int(),
          watcher_count: z.int(),
          date_closed: z.iso.datetime(),
          relisted: z.boolean(),
        }),
      ),
      lotCount: z.int(),
    }),
    refusals: ['NotFound'],
  }),
  getAuctionBoard: query({
    group: 'seller',
    access: 'seller',
    summary: 'An open auction now: bids per minute, totals, watchers and the next closes.',
    input: z.strictObject({ auction_id: auctionId }),
    output: z.object({
      /** The bids of each of the last 30 minutes, the oldest first. */
      bids_per_minute: z.array(z.int()).length(30),
      total: amount,
      bid_count: z.int(),
      bidder_count: z.int(),
      watcher_count: z.int(),
      open_count: z.int(),
      without_bids_count: z.int(),
      next_closes: z.array(
        z.object({
          id: z.string(),
          lot_number: z.int(),
          title: z.string(),
          start_price: amount,
          /** null without a bid. */
          price: amount.nullable(),
          bid_count: z.int(),
          date_closed: z.iso.datetime(),
        }),
      ),
    }),
    refusals: ['NotFound'],
  }),
  extendAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Moves the closes of all lots that are not closed to a later end; audited.',
    input: z.strictObject({
      auction_id: auctionId,
      ends_at: z.iso.datetime().transform((time) => Date.parse(time)),
    }),
    output: z.object({ lot_count: z.int() }),
    refusals: ['NotFound', 'AuctionOver', 'EndNotLater', 'ImpersonatorMayNot'],
    successMessage: 'The auction is extended',
  }),
  withdrawLot: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Takes a lot out of a published auction; once it has bids, only an admin may (R63). Its ' +
      'bidders are notified, and no one is charged; audited.',
    input: z.strictObject({ lot_id: auctionId, reason }),
    output: z.object({}),
    refusals: ['NotFound', 'LotHasBids', 'LotHeld', 'LotNotCancellable', 'ImpersonatorMayNot'],
    successMessage: 'The lot is withdrawn',
  }),
  cancelAuction: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Cancels all lots of an auction that are not closed; once there are bids, only an admin ' +
      'may (R63). Bidders are notified, and no one is charged; audited.',
    input: z.strictObject({ auction_id: auctionId, reason }),
    output: z.object({ lot_count: z.int() }),
    refusals: ['NotFound', 'LotHasBids', 'LotHeld', 'AuctionOver', 'ImpersonatorMayNot'],
    successMessage: 'The auction is canceled',
  }),
} as const;

const awarding = {
  listLotBidders: query({
    group: 'seller',
    access: 'seller',
    summary: 'Who has bid on a lot that is over, with their highest bids, the highest first.',
    input: z.strictObject({ lot_id: auctionId }),
    output: z.object({
      bidderList: z.array(z.object({ username: z.string(), amount })),
    }),
    refusals: ['NotFound'],
  }),
  manualAward: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Sells an unsold lot by hand to a buyer who may bid on it, at an amount (BID-23); audited. ' +
      'The buyer is billed at once, or with the auction while it has not closed.',
    input: z.strictObject({
      lot_id: auctionId,
      username: z.string().trim().min(1, { error: 'Enter a username' }).max(80),
      amount: typedAmount.refine((cents) => cents >= 1 && cents <= BID_CEILING_CENTS, {
        error: 'Enter an amount from $0.01 to $1,000,000.00',
      }),
    }),
    output: z.object({ invoiced: z.boolean() }),
    refusals: [
      'NotFound',
      'LotNotUnsold',
      'LotRelisted',
      'NoSuchBuyer',
      'BuyerMayNotBid',
      'ImpersonatorMayNot',
    ],
    limit: { max: 120, seconds: 3600, per: 'account' },
    successMessage: 'The lot is awarded',
  }),
} as const;

export const sellerAuctions = {
  ...listing,
  ...drafting,
  ...publishing,
  ...running,
  ...awarding,
} as const;
