/** The input and output types of the second model: plain values that survive JSON. */

export interface ModelTerms {
  readonly startPriceCents: number;
  /** Rows of [from, step] in cents, ascending (R5). */
  readonly increments: readonly (readonly [fromCents: number, stepCents: number])[];
  readonly softCloseSeconds: number;
  readonly retractMinutes: number;
}

export interface ModelInitial {
  readonly phase: 'upcoming' | 'open';
  readonly closesAt: number;
}

export type BidType = 'proxy' | 'hard';

export type Attempt = { readonly at: number } & (
  | {
      readonly kind: 'bid';
      readonly bidder: string;
      readonly amountCents: number;
      readonly type: BidType;
    }
  | { readonly kind: 'advance'; readonly bidder: string; readonly amountCents: number }
  | { readonly kind: 'retract'; readonly bidder: string }
  | { readonly kind: 'lower'; readonly bidder: string; readonly amountCents: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'extend'; readonly closesAt: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'buy'; readonly bidder: string; readonly amountCents: number }
  /** An unpaid purchase lapses and reopens the lot. */
  | { readonly kind: 'lapse' }
);

/** An entry of a lot's log: what was accepted, in order, and nothing derived from it (R4). */
export type ModelEntry = { readonly sequence: number; readonly at: number } & (
  | {
      readonly kind: 'bid';
      readonly bidder: string;
      readonly amountCents: number;
      readonly type: BidType;
      readonly advance: boolean;
    }
  | { readonly kind: 'retraction'; readonly bidder: string; readonly bidSequence: number }
  | { readonly kind: 'lowered'; readonly bidder: string; readonly amountCents: number }
  | { readonly kind: 'opened' }
  | { readonly kind: 'extended' | 'reopened'; readonly closesAt: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bought'; readonly bidder: string; readonly hammerCents: number }
);

export type Purchase = Extract<ModelEntry, { kind: 'bought' }>;

export type ModelPhase = 'upcoming' | 'open' | 'sold' | 'unsold';

export interface VisibleState {
  readonly phase: ModelPhase;
  readonly sequence: number;
  /** Events that only their bidder may see (R70). */
  readonly hiddenEvents: number;
  readonly priceCents: number | null;
  readonly nextBidCents: number;
  readonly leader: string | null;
  readonly leaderMaxCents: number | null;
  readonly bidCount: number;
  readonly closesAt: number;
}

export interface ShownRow {
  readonly number: number;
  readonly bidder: string;
  readonly amountCents: number;
  readonly at: number;
  readonly automatic: boolean;
  readonly retracted: boolean;
}

export type Reason =
  | 'LotNotUpcoming'
  | 'LotNotOpen'
  | 'LotClosed'
  | 'CloseNotDue'
  | 'BidTooLow'
  | 'BidTooHigh'
  | 'RaiseTooLow'
  | 'HardBidByLeader'
  | 'BidMustTakeLead'
  | 'RetractedAlready'
  | 'LoweringNotAllowed'
  | 'LoweringOutOfRange'
  | 'NotTheLeader'
  | 'RetractionOff'
  | 'RetractionTooLate'
  | 'NoBids'
  | 'BuyNowEnded'
  | 'BoughtAlready'
  | 'BoughtByYou'
  | 'LotNotBoughtNow'
  | 'HoldNotOver';
