// The orders that the bidding engine receives, and its answers.
import type { Result } from '@hammerdock/domain/result.ts';
import type { BidderRefusal } from '@hammerdock/domain/permissions/who-may.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

/** The next bid at the moment of the decision, up to a price; null: at any price (R15). */
export interface NextBid {
  readonly upToCents: Cents | null;
}

/**
 * Contains only what the bidder requested, so that a repeated request makes the same order (R69).
 */
export interface BidOrder {
  readonly lotId: string;
  readonly bidderId: string;
  readonly amountCents: Cents | NextBid;
  readonly type: 'proxy' | 'hard';
  /** true: a bid on a lot that is not open yet (R17); 'by phase': on an open or an upcoming lot. */
  readonly advance: boolean | 'by phase';
  readonly idempotencyKey: string;
}

export interface BidAnswer {
  readonly lotId: string;
  readonly sequence: number;
  /** The number of the lot's last public event (R70). */
  readonly publicSequence: number;
  readonly outcome: 'opened' | 'took lead' | 'lost' | 'tied' | 'raised' | 'advanced';
  readonly priceCents: Cents | null;
  readonly nextBidCents: Cents;
  readonly bidCount: number;
  readonly closesAt: Instant;
  readonly leading: boolean;
  readonly ownMaximumCents: Cents;
  /** The time of the decision; null in answers that were stored without it. */
  readonly placedAt: Instant | null;
}

/** Every reason for which a bid may be refused. */
export type BidRefusal =
  | BidderRefusal
  | 'NotFound'
  | 'KeyReused'
  | 'LotNotOpen'
  | 'LotClosed'
  | 'LotNotUpcoming'
  | 'BidTooLow'
  | 'BidTooHigh'
  | 'RaiseTooLow'
  | 'HardBidByLeader'
  | 'BidMustTakeLead'
  | 'AdvanceBidMustBeProxy';

export type BidResult = Result<BidAnswer, BidRefusal>;
