import { decide } from '../bidding/decide.ts';
import type { LotCommand, LotEvent, LotRefusal } from '../bidding/decide.ts';
import { entryOf, evolve } from '../bidding/evolve.ts';
import { history } from '../bidding/history.ts';
import { DEFAULT_INCREMENTS } from '../bidding/increments.ts';
import { initialState } from '../bidding/lot.ts';
import type { Lot, LotTerms } from '../bidding/lot.ts';
import { hasRetracted } from '../bidding/retraction.ts';
import type { LogEntry, LotStart } from '../bidding/replay.ts';
import { fromDecimal, toDecimal } from '../money.ts';
import type { Cents } from '../money.ts';
import type { Result } from '../result.ts';
import { hours, minutes } from '../time.ts';
import type { Instant } from '../time.ts';

/** Saturday, 2026-11-21, noon in New York: the moment at which every scenario starts. */
export const NOON: Instant = Date.UTC(2026, 10, 21, 17, 0);

export const PLAIN_TERMS: LotTerms = {
  startPriceCents: 100,
  increments: DEFAULT_INCREMENTS,
  softCloseSeconds: 300,
  retractMinutes: 60,
};

export type Answer = Result<LotEvent[], LotRefusal>;

/** A lot on a stage of its own: what is said to it happens at `stage.now`, and is logged. */
export interface Stage {
  readonly terms: LotTerms;
  readonly start: LotStart;
  readonly log: LogEntry[];
  lot: Lot;
  now: Instant;
}

/** A command as people say it: the stage itself knows the log. */
export type Spoken = LotCommand extends infer C
  ? C extends { log: readonly LogEntry[] }
    ? Omit<C, 'log'>
    : C
  : never;

export function stageLot(
  given: { terms?: Partial<LotTerms>; phase?: 'open' | 'upcoming'; closesAt?: Instant } = {},
): Stage {
  const terms = { ...PLAIN_TERMS, ...given.terms };
  const start = { phase: given.phase ?? 'open', closesAt: given.closesAt ?? NOON + hours(24) };
  return { terms, start, log: [], lot: { terms, state: initialState(start) }, now: NOON };
}

export function say(stage: Stage, spoken: Spoken): Answer {
  const answer = decide(stage.lot, commandOf(spoken, stage.log), stage.now);
  if (!answer.ok) return answer;
  for (const event of answer.value) {
    stage.lot = { ...stage.lot, state: evolve(stage.lot.state, event) };
    stage.log.push(entryOf(event));
  }
  return answer;
}

/** A bid a minute after whatever came before it. */
export function bid(stage: Stage, bidderId: string, amount: string, type?: 'hard'): Answer {
  stage.now += minutes(1);
  return say(stage, {
    kind: 'placeBid',
    bidderId,
    amountCents: dollars(amount),
    type: type ?? 'proxy',
  });
}

export function advance(stage: Stage, bidderId: string, amount: string): Answer {
  stage.now += minutes(1);
  return say(stage, { kind: 'placeAdvanceBid', bidderId, amountCents: dollars(amount) });
}

/** Who leads at what price, after how many bids: "ann 2.00 (2)". */
export function scoreOf(stage: Stage): string {
  const { leaderId, priceCents, bidCount } = stage.lot.state;
  const lead = priceCents === null ? 'nobody' : `${leaderId ?? 'nobody'} ${toDecimal(priceCents)}`;
  return `${lead} (${bidCount})`;
}

/** The history as lines: "ann 2.00", with "auto" and "retracted" where it applies. */
export function historyOf(stage: Stage): string[] {
  return history(stage.terms, stage.start, stage.log).map((row) => {
    const marks = [row.automatic ? 'auto' : '', row.retracted ? 'retracted' : ''];
    return [row.bidderId, toDecimal(row.amountCents), ...marks].filter(Boolean).join(' ');
  });
}

export function refusalOf(answer: Result<unknown, string>): string {
  return answer.ok ? 'accepted' : answer.refusal;
}

export function dollars(amount: string): Cents {
  const cents = fromDecimal(amount);
  if (cents === null) throw new Error(`not an amount: ${amount}`);
  return cents;
}

function commandOf(spoken: Spoken, log: readonly LogEntry[]): LotCommand {
  switch (spoken.kind) {
    case 'retractBid':
    case 'lowerMaximum':
    case 'open':
    case 'buyNow':
    case 'reopen':
      return { ...spoken, log };
    case 'placeBid':
      return { ...spoken, mustLead: hasRetracted(log, spoken.bidderId) };
    case 'placeAdvanceBid':
    case 'extend':
    case 'close':
    case 'award':
    case 'cancel':
      return spoken;
  }
}
