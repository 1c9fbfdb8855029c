import type { AcceptedLog } from './accepted-log.ts';
import type {
  Attempt,
  ModelEntry,
  ModelInitial,
  ModelTerms,
  Reason,
  ShownRow,
  VisibleState,
} from './terms.ts';

import { reasonsAgainst } from './admission.ts';
import {
  closesAtOf,
  exposedAt,
  purchaseOf,
  retractors,
  standingBids,
  visibleState,
  withEntry,
} from './accepted-log.ts';
import { shownRows } from './shown.ts';
import { evaluateBids } from './standing.ts';

export interface Judgement {
  readonly accepted: boolean;
  /** All reasons that the rules give against the attempt; an engine may return any of them. */
  readonly refusals: readonly Reason[];
  readonly state: VisibleState;
  readonly history: readonly ShownRow[];
}

export interface Verdict {
  readonly judgements: readonly Judgement[];
  readonly log: readonly ModelEntry[];
  readonly state: VisibleState;
  readonly history: readonly ShownRow[];
  readonly winner: string | null;
  readonly hammerCents: number | null;
}

export interface LogVerdict {
  /** The first entry that the rules refuse, or that is out of order. */
  readonly firstFault: { readonly sequence: number; readonly why: readonly string[] } | null;
  /**
   * states[n] is the state after sequence n, up to the first fault; states[0] is the initial state.
   */
  readonly states: readonly VisibleState[];
  readonly history: readonly ShownRow[];
}

/**
 * A second model of bidding, written only from the text of the rules and deliberately naive: after
 * each attempt the visible state of the lot is derived again from the list of accepted entries.
 */
export function judge(
  terms: ModelTerms,
  initial: ModelInitial,
  attempts: readonly Attempt[],
): Verdict {
  let acceptedLog = begin(terms, initial);
  const judgements: Judgement[] = [];
  for (const attempt of attempts) {
    const next = judgeNext(acceptedLog, attempt);
    acceptedLog = next.acceptedLog;
    judgements.push(next.judgement);
  }
  const state = visibleState(acceptedLog);
  return {
    judgements,
    log: acceptedLog.entries.map(({ entry }) => entry),
    state,
    history: shownRows(acceptedLog),
    winner: state.phase === 'sold' ? state.leader : null,
    hammerCents: state.phase === 'sold' ? state.priceCents : null,
  };
}

export function begin(terms: ModelTerms, initial: ModelInitial): AcceptedLog {
  return { terms, initial, entries: [] };
}

/** Runs one attempt at a time, for callers that choose the next attempt from the state. */
export function judgeNext(
  acceptedLog: AcceptedLog,
  attempt: Attempt,
): { acceptedLog: AcceptedLog; judgement: Judgement } {
  const refusals = reasonsFor(acceptedLog, attempt);
  const accepted = refusals.length === 0;
  const after = accepted ? withEntry(acceptedLog, entryOf(acceptedLog, attempt)) : acceptedLog;
  const state = visibleState(after);
  return {
    acceptedLog: after,
    judgement: { accepted, refusals, state, history: shownRows(after) },
  };
}

/** Checks a log of entries that an engine accepted (I3, I4). */
export function replayLog(
  terms: ModelTerms,
  initial: ModelInitial,
  log: readonly ModelEntry[],
): LogVerdict {
  let acceptedLog = begin(terms, initial);
  const states = [visibleState(acceptedLog)];
  for (const entry of log) {
    const why: string[] = [];
    const expected = acceptedLog.entries.length + 1;
    if (entry.sequence !== expected) why.push(`sequence should be ${expected}`);
    why.push(...reasonsFor(acceptedLog, attemptOf(entry)));
    const hardAdvance = entry.kind === 'bid' && entry.advance && entry.type === 'hard';
    if (hardAdvance) why.push('an advance bid is a proxy bid');
    if (why.length === 0 && entry.kind === 'retraction') {
      const due = latestBidOf(acceptedLog, entry.bidder);
      if (due !== entry.bidSequence) why.push(`retracts a bid other than ${due}`);
    }
    if (entry.kind === 'reopened' && entry.closesAt !== reopenedUntil(acceptedLog, entry.at)) {
      why.push(`reopens until other than ${reopenedUntil(acceptedLog, entry.at)}`);
    }
    if (why.length > 0) {
      const firstFault = { sequence: entry.sequence, why };
      return { firstFault, states, history: shownRows(acceptedLog) };
    }
    acceptedLog = withEntry(acceptedLog, entry);
    states.push(visibleState(acceptedLog));
  }
  return { firstFault: null, states, history: shownRows(acceptedLog) };
}

function reasonsFor(acceptedLog: AcceptedLog, attempt: Attempt): Reason[] {
  const outcome = evaluateBids(acceptedLog.terms, standingBids(acceptedLog));
  const state = visibleState(acceptedLog, outcome);
  const purchase = purchaseOf(acceptedLog);
  return reasonsAgainst(attempt, {
    terms: acceptedLog.terms,
    state,
    outcome,
    purchase,
    retractors: retractors(acceptedLog),
    exposedAt: exposedAt(acceptedLog),
  });
}

function entryOf(acceptedLog: AcceptedLog, attempt: Attempt): ModelEntry {
  const place = { sequence: acceptedLog.entries.length + 1, at: attempt.at };
  switch (attempt.kind) {
    case 'bid': {
      const { bidder, amountCents, type } = attempt;
      return { ...place, kind: 'bid', bidder, amountCents, type, advance: false };
    }
    case 'advance': {
      const { bidder, amountCents } = attempt;
      return { ...place, kind: 'bid', bidder, amountCents, type: 'proxy', advance: true };
    }
    case 'retract': {
      const bidSequence = latestBidOf(acceptedLog, attempt.bidder);
      return { ...place, kind: 'retraction', bidder: attempt.bidder, bidSequence };
    }
    case 'lower': {
      const { bidder, amountCents } = attempt;
      return { ...place, kind: 'lowered', bidder, amountCents };
    }
    case 'open':
      return { ...place, kind: 'opened' };
    case 'extend': {
      // A fair close is logged with the resulting close, which is never an earlier one (R21).
      const closesAt = Math.max(closesAtOf(acceptedLog), attempt.closesAt);
      return { ...place, kind: 'extended', closesAt };
    }
    case 'close':
      return { ...place, kind: 'closed' };
    case 'buy':
      return {
        ...place,
        kind: 'bought',
        bidder: attempt.bidder,
        hammerCents: attempt.amountCents,
      };
    case 'lapse':
      return { ...place, kind: 'reopened', closesAt: reopenedUntil(acceptedLog, attempt.at) };
  }
}

function attemptOf(entry: ModelEntry): Attempt {
  const { at } = entry;
  switch (entry.kind) {
    case 'bid': {
      const { bidder, amountCents, type } = entry;
      if (entry.advance) return { at, kind: 'advance', bidder, amountCents };
      return { at, kind: 'bid', bidder, amountCents, type };
    }
    case 'retraction':
      return { at, kind: 'retract', bidder: entry.bidder };
    case 'lowered':
      return { at, kind: 'lower', bidder: entry.bidder, amountCents: entry.amountCents };
    case 'opened':
      return { at, kind: 'open' };
    case 'extended':
      return { at, kind: 'extend', closesAt: entry.closesAt };
    case 'closed':
      return { at, kind: 'close' };
    case 'bought':
      return { at, kind: 'buy', bidder: entry.bidder, amountCents: entry.hammerCents };
    case 'reopened':
      return { at, kind: 'lapse' };
  }
}

/** The old close if it is still ahead, otherwise half an hour (R18, R60). */
function reopenedUntil(acceptedLog: AcceptedLog, at: number): number {
  const close = closesAtOf(acceptedLog);
  return at < close ? close : at + 30 * 60_000;
}

/** A retraction removes the bidder's latest standing bid, or their raise (R13). */
function latestBidOf(acceptedLog: AcceptedLog, bidder: string): number {
  const own = standingBids(acceptedLog).filter((bid) => bid.bidder === bidder);
  return own.at(-1)?.sequence ?? 0;
}
