// Every fact the house records for delivery after the commit. A fact's name is noun first, past
// tense; each has a reader in dispatch.ts, or it does not compile.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

/** What changed on a lot, with who must be told privately; public events are cut from it. */
export interface LotChange {
  readonly lotId: string;
  /** Its place in the lot's log, which is not public: it counts raises and advance bids too. */
  readonly sequence: number;
  /** The number of the lot's last public event, this one included if it is public (R70). */
  readonly publicSequence: number;
  readonly priceCents: Cents | null;
  readonly nextBidCents: Cents;
  readonly bidCount: number;
  readonly closesAt: Instant;
  readonly phase: string;
  readonly leaderId: string | null;
  /** What it can be had for at once; null from the first bid on (R18). */
  readonly buyNowCents: Cents | null;
}

export interface Facts {
  'bid.placed': LotChange & {
    readonly bidderId: string;
    readonly previousLeaderId: string | null;
    readonly outcome: 'opened' | 'took lead' | 'lost' | 'tied' | 'raised';
    readonly extended: boolean;
  };
  'bid.retracted': LotChange & {
    readonly bidderId: string;
    /** Until when the restored leader may lower the exposed maximum; null without one (R68). */
    readonly loweringUntil: Instant | null;
  };
  /** R68: only the leader is told. */
  'maximum.lowered': LotChange & { readonly leaderId: string };
  'lot.opened': LotChange;
  'lot.extended': LotChange & { readonly reason: string };
  'lot.closed': LotChange & {
    readonly outcome: 'sold' | 'unsold';
    readonly winnerId: string | null;
    readonly hammerCents: Cents | null;
  };
  /** R18: bought at once, and waiting to be paid. */
  'lot.bought': LotChange & { readonly buyerId: string; readonly invoiceId: string };
  /** R18: not paid in time, so it is open again. */
  'lot.reopened': LotChange & {
    readonly buyerId: string;
    readonly invoiceId: string;
    /** What was paid towards the void receipt, and is credit now (R52). */
    readonly creditedCents: Cents;
    readonly reason: string;
  };
  'invoice.issued': { readonly invoiceId: string; readonly userId: string };
  /** R52: not paid some days after its issue. */
  'invoice.unpaid': { readonly invoiceId: string; readonly userId: string; readonly day: number };
  /** R52: not paid in time. */
  'invoice.voided': {
    readonly invoiceId: string;
    readonly userId: string;
    readonly creditedCents: Cents;
  };
  'payment.succeeded': { readonly paymentId: string; readonly userId: string };
  'payment.failed': { readonly paymentId: string; readonly userId: string };
  'account.deactivated': { readonly userId: string; readonly reason: string };
  'account.reactivated': { readonly userId: string };
  'lot.pickedUp': { readonly lotId: string; readonly userId: string };
  /** R22. */
  'lot.forfeited': { readonly lotId: string; readonly userId: string };
  /** R30: decided, and given back wherever it went. */
  'refund.made': { readonly refundId: string; readonly userId: string };
  'watch.changed': {
    readonly userId: string;
    readonly lotId: string;
    /** null: no longer watched. */
    readonly watchId: string | null;
  };
  'user.registered': { readonly userId: string };
  'credit.granted': {
    readonly userId: string;
    readonly journalId: string;
    readonly amountCents: Cents;
    readonly reason: 'coupon redeemed' | 'invite rewarded';
  };
}

export type FactName = keyof Facts;
export type Fact = { [N in FactName]: { readonly name: N; readonly payload: Facts[N] } }[FactName];
