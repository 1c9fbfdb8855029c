// Limits the bids of one account per time (S44), counted on this node: a count in the database
// would cost more than the bid itself (docs/decisions/0006).
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface BidPace {
  readonly bidsPerSecond: number;
  readonly bidsPerMinute: number;
}

export type BidLimits = (userId: string, lotId: string) => Promise<number | null>;

/** Returns the seconds to wait, or null. Allows a rate per lot, and twice as many in a burst. */
export function openBidLimits(config: BidPace): BidLimits {
  const onLot = new RateLimiterMemory({ points: config.bidsPerSecond * 2, duration: 2 });
  const inAll = new RateLimiterMemory({ points: config.bidsPerMinute, duration: 60 });
  return async (userId, lotId) => {
    try {
      await onLot.consume(`${userId} ${lotId}`);
      await inAll.consume(userId);
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    }
  };
}
