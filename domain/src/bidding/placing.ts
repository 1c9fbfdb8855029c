import { assertCents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import type { Instant } from '../time.ts';
import { admitAmount } from './admission.ts';
import type { AmountRefusal } from './admission.ts';
import type { BidAdvanced, BidPlaced } from './event.ts';
import { NO_BIDS } from './lot.ts';
import type { BidType, Lot } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Submission } from './proxy.ts';
import { closeAfterBid } from './soft-close.ts';

export type LotOpenRefusal = 'LotNotOpen' | 'LotClosed';

/** R2: a bid at the time of the close is too late. */
export function checkOpen(lot: Lot, now: Instant): Result<void, LotOpenRefusal> {
  const { phase, closesAt } = lot.state;
  if (phase === 'sold' || phase === 'unsold') return refused('LotClosed');
  if (phase !== 'open') return refused('LotNotOpen');
  return now < closesAt ? ok(undefined) : refused('LotClosed', { closesAt });
}

export interface LiveBid extends Submission {
  /** R68: the bidder has retracted a bid on this lot, so a new one counts only if it leads. */
  readonly mustLead?: boolean;
}

export type PlacingRefusal = LotOpenRefusal | AmountRefusal | 'BidMustTakeLead';

/** The hot path, which needs only the snapshot. */
export function placeBid(
  lot: Lot,
  bid: LiveBid,
  now: Instant,
): Result<[BidPlaced], PlacingRefusal> {
  assertCents(bid.amountCents);
  const open = checkOpen(lot, now);
  if (!open.ok) return open;
  const admitted = admitAmount(lot.terms, lot.state, bid);
  if (!admitted.ok) return admitted;
  const { outcome, standing } = applyBid(lot.terms, lot.state, bid);
  const { priceCents, leaderId, leaderMaxCents, bidCount } = standing;
  // A losing bid would raise the price for a leader whose maximum the bidder has seen (R68).
  if (bid.mustLead === true && leaderId !== bid.bidderId) return refused('BidMustTakeLead');
  return ok([
    {
      kind: 'bid.placed',
      sequence: lot.state.sequence + 1,
      at: now,
      bidderId: bid.bidderId,
      amountCents: bid.amountCents,
      type: bid.type,
      outcome,
      previousLeaderId: lot.state.leaderId,
      priceCents,
      leaderId,
      leaderMaxCents,
      bidCount,
      closesAt: closeAfterBid(lot.terms, lot.state.closesAt, { at: now, outcome }),
    },
  ]);
}

/** R17: a proxy bid that is secret and takes no part until the lot opens. */
export function placeAdvanceBid(
  lot: Lot,
  bid: { bidderId: string; amountCents: number; type: BidType },
  now: Instant,
): Result<[BidAdvanced], 'LotNotUpcoming' | 'LotClosed' | 'AdvanceBidMustBeProxy' | AmountRefusal> {
  assertCents(bid.amountCents);
  const { phase, closesAt } = lot.state;
  if (phase !== 'upcoming') return refused('LotNotUpcoming');
  // A lot that opens late must not accept bids from after its close (R2, R21).
  if (now >= closesAt) return refused('LotClosed', { closesAt });
  if (bid.type === 'hard') return refused('AdvanceBidMustBeProxy');
  const admitted = admitAmount(lot.terms, NO_BIDS, bid);
  if (!admitted.ok) return admitted;
  return ok([
    {
      kind: 'bid.advanced',
      sequence: lot.state.sequence + 1,
      at: now,
      bidderId: bid.bidderId,
      amountCents: bid.amountCents,
    },
  ]);
}
