// The auctions of a seller, from the draft to the close (SELL-01).
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { listedLot } from '../../shapes/lot.ts';
import { pagesOf } from '../../shapes/pages.ts';
import {
  AUCTION_STATES,
  auctionInput,
  auctionSummary,
  sellerAuction,
} from '../../shapes/seller-auction.ts';
import { fieldProblem } from '../../shapes/seller-lot.ts';

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
      ...pagesOf(20),
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
    input: z.strictObject({ auction_id: auctionId, ...pagesOf(12) }),
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
    summary: 'The drafts of lots that are in no auction, in the order of intake.',
    input: z.strictObject({ seller_id: actingFor, ...pagesOf(50) }),
    output: z.object({
      lotList: z.array(z.object(draftLot)),
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

export const sellerAuctions = { ...listing, ...drafting, ...publishing } as const;
