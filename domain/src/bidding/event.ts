import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import type { BidType, Standing } from './lot.ts';
import type { BidOutcome } from './proxy.ts';

interface EventBase {
  /** The place of this event in the lot's log. */
  readonly sequence: number;
  readonly at: Instant;
}

export interface BidPlaced extends EventBase, Standing {
  readonly kind: 'bid.placed';
  readonly bidderId: string;
  readonly amountCents: Cents;
  readonly type: BidType;
  readonly outcome: BidOutcome;
  readonly previousLeaderId: string | null;
  readonly closesAt: Instant;
}

export interface BidAdvanced extends EventBase {
  readonly kind: 'bid.advanced';
  readonly bidderId: string;
  readonly amountCents: Cents;
}

export interface BidRetracted extends EventBase, Standing {
  readonly kind: 'bid.retracted';
  readonly bidderId: string;
  readonly bidSequence: number;
  readonly previousLeaderId: string;
}

/** R68: the leader's maximum after a retraction has exposed it. */
export interface MaximumLowered extends EventBase {
  readonly kind: 'maximum.lowered';
  readonly bidderId: string;
  readonly amountCents: Cents;
}

export interface LotOpened extends EventBase, Standing {
  readonly kind: 'lot.opened';
}

export interface LotExtended extends EventBase {
  readonly kind: 'lot.extended';
  readonly closesAt: Instant;
}

export interface LotClosed extends EventBase {
  readonly kind: 'lot.closed';
  readonly outcome: 'sold' | 'unsold';
  readonly winnerId: string | null;
  readonly hammerCents: Cents | null;
}

export interface LotAwarded extends EventBase {
  readonly kind: 'lot.awarded';
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

export interface LotBought extends EventBase {
  readonly kind: 'lot.bought';
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

export interface LotReopened extends EventBase {
  readonly kind: 'lot.reopened';
  readonly closesAt: Instant;
}

export interface LotCancelled extends EventBase {
  readonly kind: 'lot.cancelled';
}

/** What happened to a lot, with all resulting figures, so that no reader recomputes them. */
export type LotEvent =
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
