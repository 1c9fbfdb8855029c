import * as z from 'zod';

/** What the caller has in play. */
export const inPlay = z.object({
  outbid: z.int(),
  winning: z.int(),
  /** Won within a day, and without a receipt yet. */
  won: z.int(),
  /** As shown: when the first pickup window of a paid lot that waits ends; null without one. */
  to_pick_up: z.string().nullable(),
  /** As shown: the unpaid receipts, all that is due, and when the first becomes void. */
  to_pay: z.string().nullable(),
});
export type InPlay = z.output<typeof inPlay>;
