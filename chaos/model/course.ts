import type { Bid, Outcome, Step } from './standing.ts';
import type { ModelEntry, ModelInitial, ModelPhase, ModelTerms, VisibleState } from './terms.ts';

import { nextBid, weigh } from './standing.ts';
import { amountReasons } from './admission.ts';

/** An accepted entry with its meaning at the time; a later retraction does not change that. */
export interface Moment {
  readonly entry: ModelEntry;
  /** The step of a live bid when it was placed; null for every other entry. */
  readonly step: Step | null;
}

export type Purchase = Extract<ModelEntry, { kind: 'bought' }>;

/** Everything accepted so far on one lot. Every question is answered from the beginning. */
export interface Course {
  readonly terms: ModelTerms;
  readonly initial: ModelInitial;
  readonly moments: readonly Moment[];
}

export function withEntry(course: Course, entry: ModelEntry): Course {
  const before = standingBids(course);
  const live = entry.kind === 'bid' && !entry.advance ? bidOf(entry) : null;
  const step = live === null ? null : weigh(course.terms, [...before, live]).steps.at(-1);
  return { ...course, moments: [...course.moments, { entry, step: step ?? null }] };
}

/** The purchase that holds the lot: only its lapse can follow (R18). */
export function purchaseOf({ moments }: Course): Purchase | null {
  const last = moments.at(-1)?.entry;
  return last?.kind === 'bought' ? last : null;
}

/**
 * The bids that count: advance bids that took part at the opening, and live bids, none retracted.
 */
export function standingBids(course: Course): Bid[] {
  const retracted = new Set<number>();
  for (const { entry } of course.moments) {
    if (entry.kind === 'retraction') retracted.add(entry.bidSequence);
  }
  const opening = openingOf(course).steps.map((step) => step.bid);
  const live = course.moments.flatMap(({ step }) => (step === null ? [] : [step.bid]));
  return [...opening, ...live]
    .filter((bid) => !retracted.has(bid.sequence))
    .map((bid) => cappedBid(course, bid));
}

/** A maximum counts no higher than its bidder has lowered it afterwards (R68). */
function cappedBid({ moments }: Course, bid: Bid): Bid {
  return moments.reduce((capped, { entry }) => {
    const isLowering = entry.kind === 'lowered' && entry.bidder === bid.bidder;
    if (!isLowering || entry.sequence < bid.sequence) return capped;
    const cap = BigInt(entry.amountCents);
    return cap < capped.amount ? { ...capped, amount: cap } : capped;
  }, bid);
}

/** Bidders who have retracted a bid on this lot. */
export const retractors = ({ moments }: Course): ReadonlySet<string> =>
  new Set(moments.flatMap(({ entry }) => (entry.kind === 'retraction' ? [entry.bidder] : [])));

/** When a retraction last exposed the leader's present maximum, if it did (R68). */
export function exposedAt(course: Course): number | null {
  const leader = weigh(course.terms, standingBids(course)).leader?.bidder;
  // The present maximum was set by the leader's last own entry, or exposed by a retraction.
  const entries = course.moments.map(({ entry }) => entry);
  for (const [index, entry] of entries.entries().toArray().toReversed()) {
    if (entry.kind === 'bid' || entry.kind === 'lowered') {
      if (entry.bidder === leader) return null;
    }
    if (entry.kind !== 'retraction') continue;
    const then = { ...course, moments: course.moments.slice(0, index + 1) };
    const restored = weigh(course.terms, standingBids(then)).leader?.bidder;
    return restored === leader && entry.bidder !== leader ? entry.at : null;
  }
  return null;
}

/**
 * The outcome of the advance bids when the lot opened (R17): in order of arrival; one that the
 * amount rules refuse at its turn is skipped for good.
 */
export function openingOf({ terms, moments }: Course): Outcome {
  let outcome = weigh(terms, []);
  if (!moments.some(({ entry }) => entry.kind === 'opened')) return outcome;
  for (const { entry } of moments) {
    if (entry.kind !== 'bid' || !entry.advance) continue;
    const bid = bidOf(entry);
    if (amountReasons(terms, outcome, bid).length > 0) continue;
    outcome = weigh(terms, [...outcome.steps.map((step) => step.bid), bid]);
  }
  return outcome;
}

/** The close is the latest of all the times to which it was moved (R12, R21, R60). */
export function closesAtOf({ terms, initial, moments }: Course): number {
  const times = moments.map(({ entry, step }) => {
    if (entry.kind === 'extended' || entry.kind === 'reopened') return entry.closesAt;
    // A raise does not move it (R8), and a setting of 0 gives no later time.
    const counts = step !== null && !step.raise;
    return counts ? entry.at + terms.softCloseSeconds * 1000 : initial.closesAt;
  });
  return times.reduce((latest, time) => (time > latest ? time : latest), initial.closesAt);
}

export function visibleState(
  course: Course,
  outcome: Outcome = weigh(course.terms, standingBids(course)),
): VisibleState {
  const purchase = purchaseOf(course);
  const { leader, price, count } = outcome;
  const sequence = course.moments.length;
  const hiddenEvents = course.moments.filter(isHidden).length;
  const closesAt = closesAtOf(course);
  if (purchase !== null) {
    const { bidder, hammerCents } = purchase;
    return {
      phase: 'sold',
      sequence,
      hiddenEvents,
      priceCents: hammerCents,
      nextBidCents: Number(nextBid(course.terms, BigInt(hammerCents))),
      leader: bidder,
      leaderMaxCents: hammerCents,
      bidCount: count,
      closesAt,
    };
  }
  return {
    phase: phaseOf(course, leader),
    sequence,
    hiddenEvents,
    priceCents: price === null ? null : Number(price),
    nextBidCents: Number(nextBid(course.terms, price)),
    leader: leader?.bidder ?? null,
    leaderMaxCents: leader === null ? null : Number(leader.amount),
    bidCount: count,
    closesAt,
  };
}

/** R70: others see nothing of an advance bid, a raise or a lowered maximum. */
const isHidden = ({ entry, step }: Moment): boolean =>
  entry.kind === 'lowered' || (entry.kind === 'bid' && (step === null || step.raise));

function phaseOf({ initial, moments }: Course, leader: Bid | null): ModelPhase {
  const kinds = new Set(moments.map(({ entry }) => entry.kind));
  if (kinds.has('closed')) return leader === null ? 'unsold' : 'sold';
  return kinds.has('opened') ? 'open' : initial.phase;
}

function bidOf(entry: Extract<ModelEntry, { kind: 'bid' }>): Bid {
  const { sequence, bidder, amountCents, type, at } = entry;
  return { sequence, bidder, amount: BigInt(amountCents), hard: type === 'hard', at };
}
