import type { Instant } from '../time.ts';

export type AuctionState = 'draft' | 'upcoming' | 'open' | 'closed';

export interface AuctionProgress {
  readonly publishedAt: Instant | null;
  readonly canceledAt: Instant | null;
  readonly startsAt: Instant;
  /** Lots that are upcoming or open. */
  readonly liveLots: number;
}

/** R20: where an auction is; one without a lot left is closed from its start on. */
export function auctionStateOf(auction: AuctionProgress, now: Instant): AuctionState {
  if (auction.publishedAt === null) return 'draft';
  if (auction.canceledAt !== null) return 'closed';
  if (auction.startsAt > now) return 'upcoming';
  return auction.liveLots > 0 ? 'open' : 'closed';
}
