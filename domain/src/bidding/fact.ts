import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import type { BidType, Standing } from './lot.ts';
import type { BidOutcome } from './proxy.ts';

interface Happened {
  /** The sequence number of the lot's log that this fact takes. */
  readonly sequence: number;
  readonly at: Instant;
}

export interface BidPlaced extends Happened, Standing {
  readonly kind: 'bid.placed';
  readonly bidderId: string;
  readonly amountCents: Cents;
  readonly type: BidType;
  readonly outcome: BidOutcome;
  readonly previousLeaderId: string | null;
  readonly closesAt: Instant;
}

export interface BidAdvanced extends Happened {
  readonly kind: 'bid.advanced';
  readonly bidderId: string;
  readonly amountCents: Cents;
}

export interface BidRetracted extends Happened, Standing {
  readonly kind: 'bid.retracted';
  readonly bidderId: string;
  readonly bidSequence: number;
  readonly previousLeaderId: string;
}

/** R68: the leader's maximum after a retraction has exposed it. */
export interface MaximumLowered extends Happened {
  readonly kind: 'maximum.lowered';
  readonly bidderId: string;
  readonly amountCents: Cents;
}

export interface LotOpened extends Happened, Standing {
  readonly kind: 'lot.opened';
}

export interface LotExtended extends Happened {
  readonly kind: 'lot.extended';
  readonly closesAt: Instant;
}

export interface LotClosed extends Happened {
  readonly kind: 'lot.closed';
  readonly outcome: 'sold' | 'unsold';
  readonly winnerId: string | null;
  readonly hammerCents: Cents | null;
}

export interface LotAwarded extends Happened {
  readonly kind: 'lot.awarded';
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

export interface LotBought extends Happened {
  readonly kind: 'lot.bought';
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

export interface LotReopened extends Happened {
  readonly kind: 'lot.reopened';
  readonly closesAt: Instant;
}

export interface LotCancelled extends Happened {
  readonly kind: 'lot.cancelled';
}

/** What happened to a lot, with every figure that follows: nobody needs to compute again. */
export type LotFact =
  | BidPlaced
  | BidAdvanced
  | BidRetracted
  | MaximumLowered
  | LotOpened
  | LotExtended
  | LotClosed
  | LotAwarded
  | LotBought
  | LotReopened
  | LotCancelled;
