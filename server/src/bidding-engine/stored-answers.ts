// The answers to earlier bids, parsed when read.
import { UnreadableColumnError } from '../db/json-columns.ts';
import * as z from 'zod';
import { answerAt, BID, storedAs } from '../store/platform/idempotency-keys.ts';
import type { BidAnswer, BidResult } from './bid-order.ts';

const bidAnswer: z.ZodType<BidAnswer> = z.object({
  lotId: z.guid(),
  sequence: z.int(),
  publicSequence: z.int(),
  outcome: z.enum(['opened', 'took lead', 'lost', 'tied', 'raised', 'advanced']),
  priceCents: z.int().nullable(),
  nextBidCents: z.int(),
  bidCount: z.int(),
  closesAt: z.int(),
  leading: z.boolean(),
  ownMaximumCents: z.int(),
  placedAt: z.int().nullable().default(null),
});
const read = storedAs(bidAnswer);

/** An unreadable answer fails its own bid and no other of the batch. */
export function readStoredAnswer(stored: unknown, key: string): BidResult | UnreadableColumnError {
  return orUnreadable(() => read(stored, answerAt({ call: BID, key })));
}

export function orUnreadable<T>(parse: () => T): T | UnreadableColumnError {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnreadableColumnError) return error;
    throw error;
  }
}
