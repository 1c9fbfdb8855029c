import type { ModelTerms } from './terms.ts';

/**
 * A bid as the model evaluates it. Cents are BigInt here, so that it shares no rounding error with
 * the engine.
 */
export interface Bid {
  readonly sequence: number;
  readonly bidder: string;
  readonly amount: bigint;
  readonly hard: boolean;
  readonly at: number;
}

export interface Step {
  readonly bid: Bid;
  /** null for the opening bid. */
  readonly ahead: Bid | null;
  readonly raise: boolean;
  readonly priceBefore: bigint | null;
  readonly priceAfter: bigint;
}

export interface Outcome {
  readonly leader: Bid | null;
  readonly price: bigint | null;
  readonly count: number;
  readonly steps: readonly Step[];
}

/** Evaluates all standing bids in order, without admission checks. */
export function evaluateBids(terms: ModelTerms, bids: readonly Bid[]): Outcome {
  const steps: Step[] = [];
  let leader: Bid | null = null;
  let price: bigint | null = null;
  for (const bid of bids) {
    const raise = leader?.bidder === bid.bidder;
    const reached = raise ? price : priceReached(terms, leader, bid);
    // Within one fold the price never falls.
    const priceAfter = highest(price, reached);
    steps.push({ bid, ahead: leader, raise, priceBefore: price, priceAfter });
    price = priceAfter;
    // The highest amount leads; only a strictly higher one replaces it, so the earlier bid wins
    // (R7).
    if (leader === null || bid.amount > leader.amount) leader = bid;
  }
  return { leader, price, count: steps.filter((step) => !step.raise).length, steps };
}

/** The minimum of the next bid: the start price, later the price plus the step (R5, R6). */
export function nextBid(terms: ModelTerms, price: bigint | null): bigint {
  return price === null ? BigInt(terms.startPriceCents) : price + increment(terms, price);
}

export function increment(terms: ModelTerms, price: bigint): bigint {
  // A price below the first bound uses the first row (R5).
  const row = terms.increments.findLast(([from]) => from <= price) ?? terms.increments[0];
  if (row === undefined) throw new Error('an increment table has at least one row');
  return BigInt(row[1]);
}

function priceReached(terms: ModelTerms, ahead: Bid | null, bid: Bid): bigint {
  if (ahead === null) return bid.hard ? bid.amount : BigInt(terms.startPriceCents);
  const maximum = ahead.amount;
  if (bid.amount > maximum) {
    return bid.hard ? bid.amount : lower(bid.amount, maximum + increment(terms, maximum));
  }
  if (bid.amount === maximum) return maximum;
  return lower(maximum, bid.amount + increment(terms, bid.amount));
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function highest(price: bigint | null, reached: bigint | null): bigint {
  if (price === null || reached === null) return price ?? reached ?? 0n;
  return price > reached ? price : reached;
}
