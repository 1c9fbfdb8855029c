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

export const assignedLots = changedLots.extend({
  /** The auction, where it is published. */
  auction: z.object({ id: z.string(), number: z.int() }).nullable(),
  /** Lots that are in a published auction now, and no drafts anymore. */
  addedList: z.array(z.object({ lot_id: z.string(), lot_number: z.int() })),
  /** Drafts that are not in a published auction yet, with what they lack. */
  waitingList: z.array(
    z.object({ lot_id: z.string(), title: z.string(), problems: z.array(fieldProblem) }),
  ),
});
export type AssignedLots = z.output<typeof assignedLots>;
