// What the store shows of itself around its lots.
import * as z from 'zod';
import { lotCard } from './lot.ts';

export const block = z.object({
  name: z.string(),
  title: z.string(),
  /** The search that shows the whole block. */
  filters: z.record(z.string(), z.string()),
  lots: z.array(lotCard),
});

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** What its link says, and where it leads from the site's root. */
  button: z.string(),
  link: z.string(),
  /** Its picture's address from the site's root, if it has one. */
  avatarorg: z.string().nullable(),
  active: z.literal(1),
});
export type Banner = z.output<typeof banner>;

const counts = z.record(z.string(), z.int());

/** How many lots each choice of a filter would show, the other filters standing as they are. */
export const facets = z.object({ category: counts, condition: counts, location: counts });
export type Facets = z.output<typeof facets>;

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
