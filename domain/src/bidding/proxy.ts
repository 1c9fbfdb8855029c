import type { Cents } from '../money.ts';
import { incrementAt } from './increments.ts';
import type { BidType, LotTerms, Standing } from './lot.ts';

export interface Submission {
  readonly bidderId: string;
  readonly amountCents: Cents;
  readonly type: BidType;
}

export type BidOutcome = 'opened' | 'took lead' | 'lost' | 'tied' | 'raised';

export interface Applied {
  readonly outcome: BidOutcome;
  readonly standing: Standing;
}

interface Lead {
  readonly leaderId: string;
  readonly maxCents: Cents;
  readonly priceCents: Cents;
}

/**
 * One step of the fold (R4): applies a bid to a standing. Admission is checked elsewhere, because a
 * re-fold after a retraction applies bids without checking them again (R13).
 */
export function applyBid(terms: LotTerms, standing: Standing, bid: Submission): Applied {
  const lead = leadOf(standing);
  if (lead === null) return opening(terms, bid);
  if (lead.leaderId === bid.bidderId) return raise(standing, lead, bid);
  const answer = challenge(terms, lead, bid);
  // A re-fold may skip bids, but within one fold the price never falls.
  const priceCents = Math.max(lead.priceCents, answer.priceCents);
  return {
    outcome: answer.outcome,
    standing: {
      priceCents,
      leaderId: answer.leaderId,
      leaderMaxCents: answer.maxCents,
      bidCount: standing.bidCount + 1,
    },
  };
}

function leadOf(standing: Standing): Lead | null {
  const { leaderId, leaderMaxCents, priceCents } = standing;
  // A leader always has a maximum and a price.
  return leaderId === null
    ? null
    : { leaderId, maxCents: leaderMaxCents ?? 0, priceCents: priceCents ?? 0 };
}

/** R6, R9: a proxy opens at the start price, a hard bid at exactly its amount. */
function opening(terms: LotTerms, bid: Submission): Applied {
  return {
    outcome: 'opened',
    standing: {
      priceCents: bid.type === 'hard' ? bid.amountCents : terms.startPriceCents,
      leaderId: bid.bidderId,
      leaderMaxCents: bid.amountCents,
      bidCount: 1,
    },
  };
}

/** R8: a raise changes only the maximum, and only upward. */
function raise(standing: Standing, lead: Lead, bid: Submission): Applied {
  const leaderMaxCents = Math.max(lead.maxCents, bid.amountCents);
  return { outcome: 'raised', standing: { ...standing, leaderMaxCents } };
}

/** R7, R9. */
function challenge(terms: LotTerms, lead: Lead, bid: Submission): Lead & { outcome: BidOutcome } {
  const step = (cents: Cents): Cents => cents + incrementAt(terms.increments, cents);
  if (bid.amountCents > lead.maxCents) {
    const lowestWinning = Math.min(bid.amountCents, step(lead.maxCents));
    return {
      outcome: 'took lead',
      leaderId: bid.bidderId,
      maxCents: bid.amountCents,
      priceCents: bid.type === 'hard' ? bid.amountCents : lowestWinning,
    };
  }
  if (bid.amountCents === lead.maxCents) {
    return { ...lead, outcome: 'tied', priceCents: lead.maxCents };
  }
  const counter = Math.min(lead.maxCents, step(bid.amountCents));
  return { ...lead, outcome: 'lost', priceCents: counter };
}
