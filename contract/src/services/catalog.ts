// The public catalog: open and upcoming lots, search, and closed lots.
import * as z from 'zod';
import { query } from '../call.ts';
import {
  banner,
  block,
  facets,
  pastAuction,
  searchHelp,
  similarSales,
  suggestion,
} from '../shapes/catalog.ts';
import {
  filteredBy,
  listFilters,
  listInput,
  oneOf,
  plainListInput,
  wholeListInput,
} from '../shapes/list-input.ts';
import { listedLot, lotCard, lotDetail } from '../shapes/lot.ts';
import { pagesOf } from '../shapes/pages.ts';

const dollars = z.string().regex(/^(\d{1,7}(\.\d{1,2})?)?$/);

const searchFilters = {
  ...listFilters,
  category_id: oneOf,
  condition: oneOf,
  min_price: dollars,
  max_price: dollars,
  /** Only lots that close within this time. */
  closing: z.enum(['', '15m', '1h', '24h', '3d', '7d']),
  /** 1: only lots with a buy-now price. */
  buynow: z.coerce.number().int().min(0).max(1),
  /** Handles of sellers, or "followed" for those whom the caller follows. */
  seller: oneOf,
};

/** As in other lists; 5 newest, 6 most bids, 7 biggest discount. */
const searchOrder = z.union([
  listInput.orderby,
  z.enum(['5', '6', '7']),
  z.literal([5, 6, 7]).transform((number) => `${number}` as const),
]);

/** Closed: without a sale, canceled lots included. */
const overStatus = z.enum(['', 'sold', 'unsold', 'closed']);

export const catalog = {
  homeProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Banners and blocks of the home page: closing soon, newest, by center, by category.',
    input: z.strictObject(wholeListInput),
    output: z.object({
      banners: z.array(banner),
      blocks: z.array(block),
      /** Pages that were loaded before `bids.getInPlay` existed read it. */
      own: z.null(),
    }),
    refusals: [],
  }),
  searchProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Open and upcoming lots, by words or a code, and by filters.',
    input: z.strictObject({
      ...listInput,
      ...pagesOf(12),
      orderby: searchOrder.default(''),
      searchtext: z.string().max(200).default(''),
      /** 1: only the words as typed, without other names and corrections. */
      exact: z.coerce.number().int().min(0).max(1).default(0),
      category_id: oneOf.default(''),
      condition: oneOf.default(''),
      min_price: dollars.default(''),
      max_price: dollars.default(''),
      closing: searchFilters.closing.default(''),
      buynow: searchFilters.buynow.default(0),
      seller: oneOf.default(''),
      filters: filteredBy(searchFilters),
    }),
    output: z.object({
      searchList: z.array(listedLot),
      searchCount: z.int(),
      /** The words searched when a typing error was corrected, otherwise empty. */
      corrected: z.string(),
      /** Other names of the goods that were searched as well. */
      expanded: z.array(z.string()),
      /** Words that no lot has, and that were left out. */
      dropped: z.array(z.string()),
      /** The prices that the words ask for, in dollars; empty for no limit. */
      price_range: z.object({ min_price: dollars, max_price: dollars }),
      facets,
      help: searchHelp.nullable(),
    }),
    refusals: [],
  }),
  listSuggestions: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Suggestions while typing: at most eight lots, kinds and words.',
    input: z.strictObject({ searchtext: z.string().max(200) }),
    output: z.object({ suggestions: z.array(suggestion).max(8) }),
    refusals: [],
  }),
  getLotByLabel: query({
    group: 'mobile',
    access: 'guest',
    summary: 'The lot with a scanned or typed code: LPN, UPC, EAN, SKU or its own id.',
    input: z.strictObject({ code: z.string().max(200) }),
    output: z.object({
      product_id: z.string(),
      title: z.string(),
      market_status: lotCard.shape.market_status,
    }),
    refusals: ['NotFound'],
  }),
  getProductInfo: query({
    group: 'mobile',
    access: 'guest',
    summary: 'One lot with everything its page shows.',
    input: z.strictObject({ product_id: z.string().max(80) }),
    output: lotDetail,
    refusals: ['NotFound'],
  }),
  similarProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Other open or upcoming lots of the same kind.',
    input: z.strictObject({
      product_id: z.string().max(80),
      ...wholeListInput,
      limit: z.coerce.number().int().min(1).max(12).default(5),
    }),
    output: z.object({ similarList: z.array(lotCard) }),
    refusals: ['NotFound'],
  }),
  listSimilarSales: query({
    group: 'mobile',
    access: 'guest',
    summary: 'What similar lots sold for: at most five sales, their median and range.',
    input: z.strictObject({ product_id: z.string().max(80) }),
    output: similarSales,
    refusals: ['NotFound'],
  }),
  getExpired: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Closed lots, sold or not, the first closed at the top.',
    input: z.strictObject({
      ...listInput,
      ...pagesOf(12),
      market_status: overStatus.default(''),
      filters: filteredBy({ ...listFilters, market_status: overStatus }),
    }),
    output: z.object({ expiredList: z.array(listedLot), expiredCount: z.int() }),
    refusals: [],
  }),
  getPastAuctions: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Auctions whose last lot has closed, the latest first.',
    input: z.strictObject({
      ...plainListInput(12),
      location: oneOf.default(''),
      filters: filteredBy(listFilters),
    }),
    output: z.object({ pastAuctionsList: z.array(pastAuction), pastAuctionsCount: z.int() }),
    refusals: [],
  }),
  getPastAuction: query({
    group: 'mobile',
    access: 'guest',
    summary: 'An auction whose last lot has closed, with its lots and their final prices.',
    input: z.strictObject({
      ...listInput,
      ...pagesOf(12),
      auction_id: z.string({ error: 'Required' }).max(80),
      market_status: overStatus.default(''),
      filters: filteredBy({ ...listFilters, market_status: overStatus }),
    }),
    output: z.object({
      pastAuction,
      lotList: z.array(listedLot),
      lotCount: z.int(),
    }),
    refusals: ['NotFound'],
  }),
} as const;
