// The answer of a call that changes many drafts, all or none.
import * as z from 'zod';
import { fieldProblem } from '../seller-lot.ts';

/** How many lots one call changes at most. */
export const LOTS_AT_ONCE = 500;

/** The answer for a lot of several. `before` has the old values, by which a change is undone. */
const changedLot = z.object({
  lot_id: z.string(),
  /** Its new version, where it was changed. */
  version: z.int().nullable(),
  before: z.object({
    auction_id: z.string().nullable().optional(),
    /** As `changeDraftLots` takes them. */
    fields: z.record(z.string(), z.unknown()),
  }),
  /** changed: someone else has changed it meanwhile. */
  fault: z.enum(['changed', 'invalid']).nullable(),
  problems: z.array(fieldProblem),
});
export const changedLots = z.object({
  /** 0: some lots have faults, and nothing was changed. */
  written: z.union([z.literal(0), z.literal(1)]),
  lotList: z.array(changedLot),
});
export type ChangedLots = z.output<typeof changedLots>;
