// "Why was I outbid?" (BID-25): the steps of a lot, each with the rule and the numbers that decided
// it. It never reveals a maximum that its owner has not spent (R61), neither directly nor by a
// price from which it could be inferred.
import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import type { LotTerms } from './lot.ts';
import { begin, step } from './replay.ts';
import type { BidEntry, LogEntry, LotStart, Replayed } from './replay.ts';
import type { BidOutcome } from './proxy.ts';
import { NOTHING_WITNESSED, witnessBid, witnessBids } from './witness.ts';
import type { PriceReason, Turn, Witnessed } from './witness.ts';

export type ExplainedKind =
  | BidOutcome
  | 'left in advance'
  | 'passed over'
  | 'began'
  | 'retracted'
  | 'lowered'
  | 'extended'
  | 'sold'
  | 'unsold'
  | 'awarded'
  | 'bought'
  | 'reopened'
  | 'cancelled';

export interface ExplainedStep {
  readonly at: Instant;
  readonly kind: ExplainedKind;
  readonly rule: `R${number}`;
  /** The bidder who bid, retracted or bought. */
  readonly actorId: string | null;
  /** The leader before the bid. */
  readonly rivalId: string | null;
  readonly leaderId: string | null;
  /** The actor's amount; null where the viewer must not know it. */
  readonly amountCents: Cents | null;
  /** The leader's maximum at the bid; null where the viewer must not know it. */
  readonly rivalMaxCents: Cents | null;
  readonly reason: PriceReason | null;
  readonly stepCents: Cents | null;
  /** The price after the step; null without one, or where the viewer must not know it. */
  readonly priceCents: Cents | null;
  /** The new close, if the step moved it (R12, R21). */
  readonly closesAt: Instant | null;
}

interface Viewer {
  readonly terms: LotTerms;
  readonly viewerId: string;
  /** Whether the viewer may know the amount of this bid. */
  readonly maySee: (bid: BidEntry) => boolean;
}

export function explain(
  lot: { terms: LotTerms; initial: LotStart; log: readonly LogEntry[] },
  viewerId: string,
): ExplainedStep[] {
  const { terms, initial, log } = lot;
  const viewer = { terms, viewerId, maySee: visibilityOf(lot, viewerId) };
  let at = begin(initial);
  let witnessed = NOTHING_WITNESSED;
  return log.flatMap((entry) => {
    const before = at;
    const earlier = witnessed;
    at = step(terms, before, entry);
    witnessed = follow(terms, earlier, { entry, bids: at.bids });
    return explainEntry(viewer, entry, { before, after: at, earlier, now: witnessed });
  });
}

/** Retracted bids of others are secret, and the part of the leader's maximum above the price. */
function visibilityOf(
  { terms, initial, log }: { terms: LotTerms; initial: LotStart; log: readonly LogEntry[] },
  viewerId: string,
): (bid: BidEntry) => boolean {
  const { state, bids } = log.reduce((at, entry) => step(terms, at, entry), begin(initial));
  const standing = new Map(bids.map((bid) => [bid.sequence, bid.amountCents]));
  return ({ bidderId, sequence, amountCents }) => {
    if (bidderId === viewerId) return true;
    // A lowered maximum stays secret above its new amount (R68).
    if (standing.get(sequence) !== amountCents) return false;
    // Only the leader's maximum can be above the price.
    return amountCents <= (state.priceCents ?? 0);
  };
}

interface Transition {
  readonly before: Replayed;
  readonly after: Replayed;
  readonly earlier: Witnessed;
  readonly now: Witnessed;
}

function follow(
  terms: LotTerms,
  before: Witnessed,
  { entry, bids }: { entry: LogEntry; bids: readonly BidEntry[] },
): Witnessed {
  if (entry.kind === 'bid') return entry.advance ? before : witnessBid(terms, before, entry);
  return witnessBids(terms, bids).at(-1) ?? NOTHING_WITNESSED;
}

function explainEntry(viewer: Viewer, entry: LogEntry, transition: Transition): ExplainedStep[] {
  const { before, after, earlier, now } = transition;
  const { at } = entry;
  const { leaderId, closesAt } = after.state;
  const common: ExplainedStep = { ...BLANK, at, leaderId, priceCents: priceFor(viewer, now) };
  const moved = closesAt === before.state.closesAt ? null : closesAt;
  switch (entry.kind) {
    case 'bid': {
      const { bidderId: actorId, amountCents, advance } = entry;
      if (!advance) {
        return explainTurn(viewer, { ...witnessBid(viewer.terms, earlier, entry), at, moved });
      }
      const left = { ...BLANK, at, kind: 'left in advance', rule: 'R17', actorId } as const;
      return actorId === viewer.viewerId ? [{ ...left, amountCents }] : [];
    }
    case 'opened':
      return explainOpening(viewer, { at, before, after });
    case 'retraction':
      return [{ ...common, kind: 'retracted', rule: 'R13', actorId: entry.bidderId }];
    case 'lowered': {
      const { bidderId: actorId, amountCents } = entry;
      const lowered = { ...common, kind: 'lowered', rule: 'R68', actorId, amountCents } as const;
      return actorId === viewer.viewerId ? [lowered] : [];
    }
    case 'extended':
      return [{ ...common, kind: 'extended', rule: 'R21', closesAt }];
    case 'closed':
      return [{ ...common, kind: leaderId === null ? 'unsold' : 'sold', rule: 'R21' }];
    case 'awarded':
    case 'bought': {
      const { kind, bidderId: actorId, hammerCents: priceCents } = entry;
      return [{ ...common, kind, rule: kind === 'bought' ? 'R18' : 'R20', actorId, priceCents }];
    }
    case 'reopened':
      return [{ ...common, kind: 'reopened', rule: 'R60', closesAt }];
    case 'cancelled':
      return [{ ...common, kind: 'cancelled', rule: 'R63', leaderId: null, priceCents: null }];
  }
}

/** R17: advance bids take part at the opening, in order of arrival. */
function explainOpening(
  viewer: Viewer,
  { at, before, after }: { at: Instant; before: Replayed; after: Replayed },
): ExplainedStep[] {
  const admitted = new Set(after.bids.map(({ sequence }) => sequence));
  const passedOver = before.bids
    .filter(({ sequence, bidderId }) => !admitted.has(sequence) && bidderId === viewer.viewerId)
    .map(({ bidderId: actorId, amountCents }): ExplainedStep => {
      return { ...BLANK, at, kind: 'passed over', rule: 'R17', actorId, amountCents };
    });
  const turns = witnessBids(viewer.terms, after.bids);
  return [
    { ...BLANK, at, kind: 'began', rule: 'R17' },
    ...turns.flatMap((turn) => explainTurn(viewer, { ...turn, at, moved: null })),
    ...passedOver,
  ];
}

const RULES = { opened: 'R6', 'took lead': 'R7', lost: 'R7', tied: 'R7', raised: 'R8' } as const;

function explainTurn(
  viewer: Viewer,
  turn: Turn & { at: Instant; moved: Instant | null },
): ExplainedStep[] {
  const { bid, before, outcome, reason, stepCents, standing, at, moved } = turn;
  // R8: a raise is visible only to the leader.
  if (outcome === 'raised' && bid.bidderId !== viewer.viewerId) return [];
  const met = outcome === 'raised' ? null : before.leading;
  const seen = (one: BidEntry | null): Cents | null =>
    one !== null && viewer.maySee(one) ? one.amountCents : null;
  const priceCents = priceFor(viewer, turn);
  // If two amounts are equal, one reveals the other.
  const kind = outcome === 'tied' && priceCents === null ? 'lost' : outcome;
  return [
    {
      at,
      kind,
      rule: reason === 'exact bid' ? 'R9' : RULES[outcome],
      actorId: bid.bidderId,
      rivalId: met?.bidderId ?? null,
      leaderId: standing.leaderId,
      amountCents: isAmountShown(turn, viewer.viewerId) ? seen(bid) : null,
      rivalMaxCents: seen(met),
      reason: priceCents === null ? null : reason,
      stepCents: priceCents === null ? null : stepCents,
      priceCents,
      closesAt: moved,
    },
  ];
}

/** R11: a winning bid shows its price, a losing one its amount; own amounts are always shown. */
const isAmountShown = ({ bid, outcome, reason }: Turn, viewerId: string): boolean =>
  bid.bidderId === viewerId ||
  outcome === 'lost' ||
  outcome === 'tied' ||
  reason === 'exact bid' ||
  reason === 'whole bid';

/** A price reveals the amounts behind it, so only viewers who may know those see it. */
const priceFor = ({ maySee }: Viewer, { standing, witnesses }: Witnessed): Cents | null =>
  witnesses.every(maySee) ? standing.priceCents : null;

const BLANK = {
  kind: 'began',
  rule: 'R4',
  actorId: null,
  rivalId: null,
  leaderId: null,
  amountCents: null,
  rivalMaxCents: null,
  reason: null,
  stepCents: null,
  priceCents: null,
  closesAt: null,
} as const;
