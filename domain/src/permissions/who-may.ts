import { RETRACTIONS_MAX } from '../bidding/retraction.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';

export type Role = 'guest' | 'buyer' | 'seller' | 'staff' | 'admin';
/** The role that a call requires. Staff and sellers do not include each other. */
export type Access = Role;

/** R36: the roles that each access level admits. */
const ADMITTED: Readonly<Record<Access, readonly Role[]>> = {
  guest: ['guest', 'buyer', 'seller', 'staff', 'admin'],
  buyer: ['buyer', 'seller', 'staff', 'admin'],
  seller: ['seller', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

export function mayCall(access: Access, role: Role): boolean {
  return ADMITTED[access].includes(role);
}

export interface BidderStanding {
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly active: boolean;
  readonly hasPrimaryCard: boolean;
  /** The primary card has expired. */
  readonly cardExpired: boolean;
  /** The retrieval location of this lot's center, for this auction. */
  readonly locationAccepted: boolean;
  readonly bidLimitCents: Cents | null;
  /** The deposit held for this lot. */
  readonly depositCents: Cents;
  /** The current version of the terms (R62). */
  readonly termsAccepted: boolean;
  /** Seller of this lot, or an owner of the seller's company (R61). */
  readonly ownsLot: boolean;
  /** Retractions in the last 30 days; 0 if an administrator has approved all of them (R68). */
  readonly unreviewedRetractions: number;
  /** R68: a bid of theirs on this lot was retracted. */
  readonly hasRetractedHere: boolean;
}

export interface BidRequest {
  readonly amountCents: Cents;
  readonly depositNeededCents: Cents;
  /** Of the auction: what may be bid without a bid limit of one's own; null: any amount. */
  readonly unapprovedLimitCents: Cents | null;
  readonly centerName: string;
}

export type BidderRefusal =
  | 'SignInNeeded'
  | 'EmailNotVerified'
  | 'AccountInactive'
  | 'NoCardOnFile'
  | 'CardExpired'
  | 'LocationNotAccepted'
  | 'BidLimitExceeded'
  | 'DepositNeeded'
  | 'TermsNotAccepted'
  | 'OwnLot'
  | 'StaffMayNotBid'
  | 'RetractionsUnderReview';

/** The checks of R14 in their order, except those of the lot, which `decide` makes. */
export function mayBid(
  bidder: BidderStanding | null,
  bid: BidRequest,
): Result<void, BidderRefusal> {
  if (bidder === null || bidder.role === 'guest') return refused('SignInNeeded');
  // What a bidder cannot change comes before what a bidder can fix.
  if (bidder.role === 'staff' || bidder.role === 'admin') return refused('StaffMayNotBid');
  if (bidder.ownsLot) return refused('OwnLot');
  if (!bidder.emailVerified) return refused('EmailNotVerified');
  if (!bidder.active) return refused('AccountInactive');
  if (!bidder.hasPrimaryCard) return refused('NoCardOnFile');
  if (bidder.cardExpired) return refused('CardExpired');
  const { centerName, depositNeededCents } = bid;
  if (!bidder.locationAccepted) return refused('LocationNotAccepted', { centerName });
  const bidLimitCents = bidder.bidLimitCents ?? bid.unapprovedLimitCents;
  if (bidLimitCents !== null && bid.amountCents > bidLimitCents) {
    return refused('BidLimitExceeded', { bidLimitCents });
  }
  if (bidder.depositCents < depositNeededCents) {
    return refused('DepositNeeded', { depositCents: depositNeededCents });
  }
  if (!bidder.termsAccepted) return refused('TermsNotAccepted');
  if (bidder.unreviewedRetractions > RETRACTIONS_MAX) return refused('RetractionsUnderReview');
  return ok(undefined);
}
