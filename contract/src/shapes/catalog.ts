// What pages show around the lots.
import * as z from 'zod';
import { lotCard, lotTile, priceTerms } from './lot.ts';
import { amount } from './money.ts';

const anyBlock = {
  name: z.string(),
  title: z.string(),
  /** The search that shows all open and upcoming lots. */
  filters: z.record(z.string(), z.string()),
};

/** There may be many centers and categories, so their lots are sent in brief. */
export const block = z.discriminatedUnion('brief', [
  z.object({ ...anyBlock, brief: z.literal(false), lots: z.array(lotCard) }),
  z.object({ ...anyBlock, brief: z.literal(true), lots: z.array(lotTile) }),
]);
export type Block = z.output<typeof block>;

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The text of its link, and the target from the site's root. */
  button: z.string(),
  link: z.string(),
  /** The address of its picture from the site's root, if it has one. */
  avatarorg: z.string().nullable(),
  active: z.literal(1),
});
export type Banner = z.output<typeof banner>;

const counts = z.record(z.string(), z.int());

/** How many lots each choice of a filter would show, given the other filters. */
export const facets = z.object({ category: counts, condition: counts, location: counts });
export type Facets = z.output<typeof facets>;

/** Where nothing is found: what was understood, and what to try instead. */
export const searchHelp = z.object({
  understood: z.array(z.string()),
  /** Parts of the search, each with its number of lots. */
  searches: z.array(z.object({ text: z.string(), lots: z.int() })),
  /** Related categories, or those with the most lots. */
  categories: z.array(z.object({ category_id: z.string(), name: z.string(), lots: z.int() })),
  related: z.boolean(),
});
export type SearchHelp = z.output<typeof searchHelp>;

export const suggestion = z.object({
  kind: z.enum(['lot', 'category', 'words']),
  text: z.string(),
  product_id: z.string().nullable(),
  category_id: z.string().nullable(),
  avatarorg: z.string().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

export const pastAuction = z.object({
  id: z.string(),
  auction_number: z.int(),
  title: z.string(),
  location: z.string(),
  /** The filter value of its location. */
  location_id: z.string(),
  date_added: z.iso.datetime(),
  /** When its last lot closed. */
  date_closed: z.iso.datetime(),
  lots: z.int(),
  sold: z.int(),
});
export type PastAuction = z.output<typeof pastAuction>;

/** A closed sale as anyone may see it: nothing about bidders (R48). */
const sale = z.object({
  id: z.string(),
  title: z.string(),
  conditionunique: z.string(),
  sku_count: z.int(),
  amount,
  ...priceTerms,
  date_closed: z.iso.datetime(),
});

export const similarSales = z.object({
  salesList: z.array(sale).max(5),
  /** Of the sales in the list; null when it is empty. */
  prices: z.object({ lowest: amount, median: amount, highest: amount }).nullable(),
});
export type SimilarSales = z.output<typeof similarSales>;
