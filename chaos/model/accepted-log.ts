import type { Bid, Outcome, Step } from './standing.ts';
import type {
  ModelEntry,
  ModelInitial,
  ModelPhase,
  ModelTerms,
  Purchase,
  VisibleState,
} from './terms.ts';
import { nextBid, evaluateBids } from './standing.ts';
import { amountReasons } from './admission.ts';

/** An accepted entry with its effect at that time; a later retraction does not change it. */
export interface AcceptedEntry {
  readonly entry: ModelEntry;
  /** The step of a live bid when it was placed; null for every other entry. */
  readonly step: Step | null;
}

/** The log of one lot. All state is derived from its first entry on. */
export interface AcceptedLog {
  readonly terms: ModelTerms;
  readonly initial: ModelInitial;
  readonly entries: readonly AcceptedEntry[];
}

export function withEntry(acceptedLog: AcceptedLog, entry: ModelEntry): AcceptedLog {
  const before = standingBids(acceptedLog);
  const live = entry.kind === 'bid' && !entry.advance ? bidOf(entry) : null;
  const step =
    live === null ? null : evaluateBids(acceptedLog.terms, [...before, live]).steps.at(-1);
  return { ...acceptedLog, entries: [...acceptedLog.entries, { entry, step: step ?? null }] };
}

/** The purchase that holds the lot: only its lapse can follow (R18). */
export function purchaseOf({ entries }: AcceptedLog): Purchase | null {
  const last = entries.at(-1)?.entry;
  return last?.kind === 'bought' ? last : null;
}

/**
 * The bids that count: advance bids that took part at the opening, and live bids, none retracted.
 */
export function standingBids(acceptedLog: AcceptedLog): Bid[] {
  const retracted = new Set<number>();
  for (const { entry } of acceptedLog.entries) {
    if (entry.kind === 'retraction') retracted.add(entry.bidSequence);
  }
  const opening = openingOf(acceptedLog).steps.map((step) => step.bid);
  const live = acceptedLog.entries.flatMap(({ step }) => (step === null ? [] : [step.bid]));
  return [...opening, ...live]
    .filter((bid) => !retracted.has(bid.sequence))
    .map((bid) => cappedBid(acceptedLog, bid));
}

/** A maximum counts no higher than its bidder has lowered it afterwards (R68). */
function cappedBid({ entries }: AcceptedLog, bid: Bid): Bid {
  return entries.reduce((capped, { entry }) => {
    const isLowering = entry.kind === 'lowered' && entry.bidder === bid.bidder;
    if (!isLowering || entry.sequence < bid.sequence) return capped;
    const cap = BigInt(entry.amountCents);
    return cap < capped.amount ? { ...capped, amount: cap } : capped;
  }, bid);
}

/** Bidders who have retracted a bid on this lot. */
export const retractors = ({ entries }: AcceptedLog): ReadonlySet<string> =>
  new Set(entries.flatMap(({ entry }) => (entry.kind === 'retraction' ? [entry.bidder] : [])));

/** When a retraction last exposed the leader's present maximum, if it did (R68). */
export function exposedAt(acceptedLog: AcceptedLog): number | null {
  const leader = evaluateBids(acceptedLog.terms, standingBids(acceptedLog)).leader?.bidder;
  // The present maximum was set by the leader's last own entry, or exposed by a retraction.
  const entries = acceptedLog.entries.map(({ entry }) => entry);
  for (const [index, entry] of entries.entries().toArray().toReversed()) {
    if (entry.kind === 'bid' || entry.kind === 'lowered') {
      if (entry.bidder === leader) return null;
    }
    if (entry.kind !== 'retraction') continue;
    const then = { ...acceptedLog, entries: acceptedLog.entries.slice(0, index + 1) };
    const restored = evaluateBids(acceptedLog.terms, standingBids(then)).leader?.bidder;
    return restored === leader && entry.bidder !== leader ? entry.at : null;
  }
  return null;
}

/**
 * The outcome of the advance bids when the lot opened (R17): in order of arrival; one that the
 * amount rules refuse at its turn is skipped for good.
 */
export function openingOf({ terms, entries }: AcceptedLog): Outcome {
  let outcome = evaluateBids(terms, []);
  if (!entries.some(({ entry }) => entry.kind === 'opened')) return outcome;
  for (const { entry } of entries) {
    if (entry.kind !== 'bid' || !entry.advance) continue;
    const bid = bidOf(entry);
    if (amountReasons(terms, outcome, bid).length > 0) continue;
    outcome = evaluateBids(terms, [...outcome.steps.map((step) => step.bid), bid]);
  }
  return outcome;
}

/** The close is the latest of all the times to which it was moved (R12, R21, R60). */
export function closesAtOf({ terms, initial, entries }: AcceptedLog): number {
  const times = entries.map(({ entry, step }) => {
    if (entry.kind === 'extended' || entry.kind === 'reopened') return entry.closesAt;
    // A raise does not move it (R8), and a setting of 0 gives no later time.
    const counts = step !== null && !step.raise;
    return counts ? entry.at + terms.softCloseSeconds * 1000 : initial.closesAt;
  });
  return times.reduce((latest, time) => (time > latest ? time : latest), initial.closesAt);
}

export function visibleState(
  acceptedLog: AcceptedLog,
  outcome: Outcome = evaluateBids(acceptedLog.terms, standingBids(acceptedLog)),
): VisibleState {
  const purchase = purchaseOf(acceptedLog);
  const { leader, price, count } = outcome;
  const sequence = acceptedLog.entries.length;
  const hiddenEvents = acceptedLog.entries.filter(isHidden).length;
  const closesAt = closesAtOf(acceptedLog);
  if (purchase !== null) {
    const { bidder, hammerCents } = purchase;
    return {
      phase: 'sold',
      sequence,
      hiddenEvents,
      priceCents: hammerCents,
      nextBidCents: Number(nextBid(acceptedLog.terms, BigInt(hammerCents))),
      leader: bidder,
      leaderMaxCents: hammerCents,
      bidCount: count,
      closesAt,
    };
  }
  return {
    phase: phaseOf(acceptedLog, leader),
    sequence,
    hiddenEvents,
    priceCents: price === null ? null : Number(price),
    nextBidCents: Number(nextBid(acceptedLog.terms, price)),
    leader: leader?.bidder ?? null,
    leaderMaxCents: leader === null ? null : Number(leader.amount),
    bidCount: count,
    closesAt,
  };
}

/** R70: others see nothing of an advance bid, a raise or a lowered maximum. */
const isHidden = ({ entry, step }: AcceptedEntry): boolean =>
  entry.kind === 'lowered' || (entry.kind === 'bid' && (step === null || step.raise));

function phaseOf({ initial, entries }: AcceptedLog, leader: Bid | null): ModelPhase {
  const kinds = new Set(entries.map(({ entry }) => entry.kind));
  if (kinds.has('closed')) return leader === null ? 'unsold' : 'sold';
  return kinds.has('opened') ? 'open' : initial.phase;
}

function bidOf(entry: Extract<ModelEntry, { kind: 'bid' }>): Bid {
  const { sequence, bidder, amountCents, type, at } = entry;
  return { sequence, bidder, amount: BigInt(amountCents), hard: type === 'hard', at };
}
