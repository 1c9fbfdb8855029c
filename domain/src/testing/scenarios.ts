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

/** The start of every scenario: Saturday, 2026-11-21, noon in New York. */
export const NOON: Instant = Date.UTC(2026, 10, 21, 17, 0);

export const PLAIN_TERMS: LotTerms = {
  startPriceCents: 100,
  increments: DEFAULT_INCREMENTS,
  softCloseSeconds: 300,
  retractMinutes: 60,
};

export type Answer = Result<LotEvent[], LotRefusal>;

/** A lot with its own log and clock: commands are executed at `stage.now`. */
export interface Stage {
  readonly terms: LotTerms;
  readonly start: LotStart;
  readonly log: LogEntry[];
  lot: Lot;
  now: Instant;
}

/** A command without its log, which the stage adds. */
export type StageCommand = LotCommand extends infer C
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

export function execute(stage: Stage, command: StageCommand): Answer {
  const answer = decide(stage.lot, commandOf(command, stage.log), stage.now);
  if (!answer.ok) return answer;
  for (const event of answer.value) {
    stage.lot = { ...stage.lot, state: evolve(stage.lot.state, event) };
    stage.log.push(entryOf(event));
  }
  return answer;
}

/** Places a bid a minute after the previous command. */
export function bid(stage: Stage, bidderId: string, amount: string, type?: 'hard'): Answer {
  stage.now += minutes(1);
  return execute(stage, {
    kind: 'placeBid',
    bidderId,
    amountCents: dollars(amount),
    type: type ?? 'proxy',
  });
}

export function advance(stage: Stage, bidderId: string, amount: string): Answer {
  stage.now += minutes(1);
  return execute(stage, { kind: 'placeAdvanceBid', bidderId, amountCents: dollars(amount) });
}

/** The leader, the price and the number of bids: "ann 2.00 (2)". */
export function scoreOf(stage: Stage): string {
  const { leaderId, priceCents, bidCount } = stage.lot.state;
  const leader = leaderId ?? 'no leader';
  const lead = priceCents === null ? leader : `${leader} ${toDecimal(priceCents)}`;
  return `${lead} (${bidCount})`;
}

/** The history as lines: "ann 2.00", with "auto" and "retracted" where they apply. */
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

function commandOf(command: StageCommand, log: readonly LogEntry[]): LotCommand {
  switch (command.kind) {
    case 'retractBid':
    case 'lowerMaximum':
    case 'open':
    case 'buyNow':
    case 'reopen':
      return { ...command, log };
    case 'placeBid':
      return { ...command, mustLead: hasRetracted(log, command.bidderId) };
    case 'placeAdvanceBid':
    case 'extend':
    case 'close':
    case 'award':
    case 'cancel':
      return command;
  }
}
