// Decides the bids on one lot in memory, in order of arrival, each as if alone (R19). An invalid
// bid is refused and has no effect on the others.
import { createHash } from 'node:crypto';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { evolve } from '@hammerdock/domain/bidding/evolve.ts';
import type { BidAdvanced, BidPlaced } from '@hammerdock/domain/bidding/event.ts';
import {
  nextBidCents,
  publicSequenceOf,
  type Lot,
  type LotState,
} from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { mayBid, type BidderStanding } from '@hammerdock/domain/permissions/who-may.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { UnreadableColumnError } from '../db/json-columns.ts';
import type { BidAnswer, BidOrder, BidRefusal, BidResult } from './bid-order.ts';

/** An error fails the one bid that needs the row. */
export type BidOutcome = BidResult | UnreadableColumnError;

export interface BatchInput {
  readonly lotId: string;
  readonly lot: Lot;
  readonly now: Instant;
  readonly depositNeededCents: Cents;
  readonly unapprovedLimitCents: Cents | null;
  readonly centerName: string;
  readonly bidders: ReadonlyMap<string, BidderStanding>;
}

/** Earlier answers, by `keyOf` an order. */
export type Known = Map<string, { readonly payloadHash: string; readonly answer: BidOutcome }>;

interface DecidedBid {
  readonly order: BidOrder;
  readonly event: BidPlaced | BidAdvanced;
  readonly after: LotState;
  readonly nextBidCents: Cents;
  readonly extended: boolean;
}

/** An accepted bid with the answer to store under its key; a refusal is not stored (R69). */
export interface AcceptedBid extends DecidedBid {
  readonly payloadHash: string;
  readonly answer: BidResult;
}

export interface Batch {
  readonly lotId: string;
  readonly answers: readonly BidOutcome[];
  readonly accepted: readonly AcceptedBid[];
  readonly state: LotState;
}

export const keyOf = (order: Pick<BidOrder, 'bidderId' | 'idempotencyKey'>): string =>
  `${order.bidderId} ${order.idempotencyKey}`;

function payloadHashOf({ lotId, amountCents, type, advance }: BidOrder): string {
  const amount =
    typeof amountCents === 'number' ? amountCents : `next up to ${amountCents.upToCents}`;
  const text = `${lotId} ${amount} ${type} ${advance}`;
  return createHash('sha256').update(text).digest('base64url');
}

/** Adds the answers to accepted bids to `known`, for the bids decided after them. */
export function decideBatch(input: BatchInput, orders: readonly BidOrder[], known: Known): Batch {
  const answers: BidOutcome[] = [];
  const accepted: AcceptedBid[] = [];
  let state = input.lot.state;
  for (const order of orders) {
    const payloadHash = payloadHashOf(order);
    const first = known.get(keyOf(order));
    if (first !== undefined) {
      const same = first.payloadHash === payloadHash;
      answers.push(same ? first.answer : refused('KeyReused'));
      continue;
    }
    const decided = decideOne(input, state, order);
    if (!decided.ok) {
      answers.push(decided);
      continue;
    }
    const answer = ok(answerOf(decided.value));
    accepted.push({ ...decided.value, payloadHash, answer });
    state = decided.value.after;
    answers.push(answer);
    known.set(keyOf(order), { payloadHash, answer });
  }
  return { lotId: input.lotId, answers, accepted, state };
}

function decideOne(
  input: BatchInput,
  state: LotState,
  order: BidOrder,
): Result<DecidedBid, BidRefusal> {
  // An unpublished lot is answered like an absent one.
  if (state.phase === 'draft') return refused('NotFound');
  const { bidderId, type } = order;
  const { depositNeededCents, unapprovedLimitCents, centerName } = input;
  const lot: Lot = { terms: input.lot.terms, state };
  const amount = amountOf(order, lot);
  if (!amount.ok) return amount;
  const amountCents = amount.value;
  const bidder = input.bidders.get(bidderId) ?? null;
  const allowed = mayBid(bidder, {
    amountCents,
    depositNeededCents,
    unapprovedLimitCents,
    centerName,
  });
  if (!allowed.ok) return allowed;
  const advance = order.advance === 'by phase' ? state.phase === 'upcoming' : order.advance;
  const mustLead = bidder?.hasRetractedHere === true;
  const decided = advance
    ? decide(lot, { kind: 'placeAdvanceBid', bidderId, amountCents, type }, input.now)
    : decide(lot, { kind: 'placeBid', bidderId, amountCents, type, mustLead }, input.now);
  if (!decided.ok) return refused(refusalOf(decided.refusal), decided.details);
  const [event] = decided.value;
  if (event?.kind !== 'bid.placed' && event?.kind !== 'bid.advanced') {
    throw new Error(`a bid was decided as ${event?.kind ?? 'nothing'}`);
  }
  const after = evolve(state, event);
  return ok({
    order,
    event,
    after,
    nextBidCents: nextBidCents({ terms: input.lot.terms, state: after }),
    extended: after.closesAt > state.closesAt,
  });
}

/** R15: a quick bid offers the next bid, but no more than the price on its button. */
function amountOf({ amountCents }: BidOrder, lot: Lot): Result<Cents, 'BidTooLow'> {
  if (typeof amountCents === 'number') return ok(amountCents);
  const next = nextBidCents(lot);
  const { upToCents } = amountCents;
  if (upToCents !== null && upToCents < next) return refused('BidTooLow', { nextBidCents: next });
  return ok(next);
}

/** The refusals of a lot that a bid can meet. */
function refusalOf(reason: string): BidRefusal {
  switch (reason) {
    case 'LotNotOpen':
    case 'LotClosed':
    case 'LotNotUpcoming':
    case 'BidTooLow':
    case 'BidTooHigh':
    case 'RaiseTooLow':
    case 'HardBidByLeader':
    case 'BidMustTakeLead':
    case 'AdvanceBidMustBeProxy':
      return reason;
  }
  throw new Error(`a bid was refused with ${reason}`);
}

function answerOf({ order, event, after, nextBidCents: next }: DecidedBid): BidAnswer {
  const leading = after.leaderId === order.bidderId;
  return {
    lotId: order.lotId,
    sequence: event.sequence,
    publicSequence: publicSequenceOf(after),
    outcome: event.kind === 'bid.placed' ? event.outcome : 'advanced',
    priceCents: after.priceCents,
    nextBidCents: next,
    bidCount: after.bidCount,
    closesAt: after.closesAt,
    leading,
    ownMaximumCents: leading ? (after.leaderMaxCents ?? event.amountCents) : event.amountCents,
    placedAt: event.at,
  };
}
