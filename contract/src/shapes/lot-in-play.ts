// A lot in play: open, upcoming or just closed, and bid on or watched by the caller.
import * as z from 'zod';
import { lotCard, lotTile } from './lot.ts';

const { next_bid, future_active } = lotCard.shape;

export const lotInPlay = z.object({
  ...lotTile.shape,
  next_bid,
  future_active,
  /** The close before any late bid moved it (R12). */
  first_date_closed: z.iso.datetime(),
});
export type LotInPlay = z.output<typeof lotInPlay>;
