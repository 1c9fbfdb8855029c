import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { BIDDERS, lotTerms, play, script } from '../testing/arbitraries.ts';
import type { Move, Played } from '../testing/arbitraries.ts';
import { NOON, execute, stageLot } from '../testing/scenarios.ts';
import type { Stage } from '../testing/scenarios.ts';
import { history } from './history.ts';
import { nextBidCents, publicSequenceOf } from './lot.ts';
import type { LotTerms } from './lot.ts';
import { replay, standingBids } from './replay.ts';
import { hasRetracted } from './retraction.ts';

interface PlayedLot {
  readonly stage: Stage;
  readonly played: readonly Played[];
}

const RUNS = { numRuns: 400 };

function upcoming(terms: LotTerms): Stage {
  return stageLot({ terms, phase: 'upcoming', closesAt: NOON + minutes(90) });
}

function everyPlayedLot(law: (lot: PlayedLot) => void): void {
  fc.assert(
    fc.property(lotTerms, script, (terms, moves) => {
      const stage = upcoming(terms);
      law({ stage, played: play(stage, moves) });
    }),
    RUNS,
  );
}

function everyStep(law: (step: Played, stage: Stage) => void): void {
  everyPlayedLot(({ stage, played }) => played.forEach((step) => law(step, stage)));
}

describe('bidding properties', () => {
  test('R4 replaying the log results in the state', () => {
    everyPlayedLot(({ stage }) => {
      expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
    });
  });

  test('R4 every event takes the next place in the log, and a refusal takes none', () => {
    everyPlayedLot(({ stage, played }) => {
      expect(stage.log.map(({ sequence }) => sequence)).toEqual(stage.log.map((_, at) => at + 1));
      for (const { answer, before, after } of played) if (!answer.ok) expect(after).toBe(before);
    });
  });

  test('R7 the price never falls, except by a retraction or a lapsed buy-now', () => {
    everyStep(({ command, before, after }) => {
      if (command.kind === 'retractBid' || command.kind === 'reopen') return;
      expect(after.priceCents ?? 0).toBeGreaterThanOrEqual(before.priceCents ?? 0);
    });
  });

  test('R7 R9 the price is never above the leader’s maximum, nor below the start', () => {
    everyStep(({ after }, { terms }) => {
      if (after.phase !== 'open' || after.priceCents === null) return;
      expect(after.priceCents).toBeLessThanOrEqual(after.leaderMaxCents ?? -1);
      expect(after.priceCents).toBeGreaterThanOrEqual(terms.startPriceCents);
    });
  });

  test('R7 the leader is the bidder who first offered the highest standing amount', () => {
    everyPlayedLot(({ stage }) => {
      const { state } = stage.lot;
      const bids = standingBids(stage.terms, stage.log);
      if (state.phase !== 'open' || bids.length === 0) return;
      const highest = Math.max(...bids.map(({ amountCents }) => amountCents));
      const first = bids.find(({ amountCents }) => amountCents === highest);
      expect(state).toMatchObject({ leaderId: first?.bidderId, leaderMaxCents: highest });
    });
  });

  test('R12 R21 the close never moves back', () => {
    everyStep(({ before, after }) => {
      expect(after.closesAt).toBeGreaterThanOrEqual(before.closesAt);
    });
  });

  test('R2 no bid is accepted at or after the close, nor a close before it', () => {
    everyStep(({ command, answer, before }) => {
      if (!answer.ok) return;
      const at = answer.value[0]?.at ?? Number.NaN;
      if (command.kind === 'placeBid') expect(at).toBeLessThan(before.closesAt);
      if (command.kind === 'close') expect(at).toBeGreaterThanOrEqual(before.closesAt);
    });
  });

  test('R8 a leader’s own bid changes only the maximum', () => {
    everyStep(({ command, answer, before, after }) => {
      if (command.kind !== 'placeBid' || command.bidderId !== before.leaderId || !answer.ok) return;
      const { sequence, hiddenEvents, leaderMaxCents } = after;
      expect(leaderMaxCents).toBeGreaterThan(before.leaderMaxCents ?? 0);
      expect(after).toEqual({ ...before, sequence, hiddenEvents, leaderMaxCents });
    });
  });

  test('R5 R10 the next bid is always above the price, and always accepted from a newcomer', () => {
    everyPlayedLot(({ stage }) => {
      if (stage.lot.state.phase !== 'open' || stage.now >= stage.lot.state.closesAt) return;
      const amountCents = nextBidCents(stage.lot);
      expect(amountCents).toBeGreaterThan(stage.lot.state.priceCents ?? 0);
      const bid = { kind: 'placeBid', bidderId: 'eve', amountCents, type: 'proxy' } as const;
      expect(execute(stage, bid).ok).toBe(true);
    });
  });

  test('R13 a bid that takes the lead and is immediately retracted changes nothing', () => {
    everyPlayedLot(({ stage }) => {
      const before = stage.lot.state;
      const amountCents = (before.leaderMaxCents ?? stage.terms.startPriceCents) + 1_000_000;
      execute(stage, { kind: 'placeBid', bidderId: 'eve', amountCents, type: 'proxy' });
      const { sequence, closesAt } = stage.lot.state;
      if (!execute(stage, { kind: 'retractBid', bidderId: 'eve' }).ok) return;
      expect(stage.lot.state).toEqual({ ...before, sequence: sequence + 1, closesAt });
    });
  });

  test('R68 a bidder who has retracted on a lot bids there again only to lead', () => {
    everyPlayedLot(({ stage }) => {
      for (const bidderId of BIDDERS) {
        if (!hasRetracted(stage.log, bidderId)) continue;
        const { state } = stage.lot;
        const amountCents = nextBidCents(stage.lot);
        if (execute(stage, { kind: 'placeBid', bidderId, amountCents, type: 'proxy' }).ok) {
          expect(stage.lot.state.leaderId).toBe(bidderId);
        } else expect(stage.lot.state).toEqual(state);
      }
    });
  });

  test('R68 a lowered maximum changes neither the price nor any other public value', () => {
    let count = 0;
    everyPlayedLot(({ stage }) => {
      const { leaderId, leaderMaxCents } = stage.lot.state;
      if (leaderId === null || leaderMaxCents === null) return;
      const amountCents = leaderMaxCents + 1_000_000;
      execute(stage, { kind: 'placeBid', bidderId: 'eve', amountCents, type: 'proxy' });
      if (!execute(stage, { kind: 'retractBid', bidderId: 'eve' }).ok) return;
      const before = stage.lot.state;
      const lowered = before.priceCents ?? 0;
      const command = { kind: 'lowerMaximum', bidderId: leaderId, amountCents: lowered } as const;
      if (!execute(stage, command).ok) return;
      count += 1;
      const { sequence, hiddenEvents } = before;
      expect(stage.lot.state).toEqual({
        ...before,
        sequence: sequence + 1,
        hiddenEvents: hiddenEvents + 1,
        leaderMaxCents: lowered,
      });
      expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
    });
    expect(count).toBeGreaterThan(0);
  });

  test('R70 the public sequence counts each event except raises and advance bids', () => {
    everyStep(({ command, answer, before, after }) => {
      if (!answer.ok) return;
      const raise = command.kind === 'placeBid' && command.bidderId === before.leaderId;
      const isHidden = raise || ['placeAdvanceBid', 'lowerMaximum'].includes(command.kind);
      expect(publicSequenceOf(after)).toBe(publicSequenceOf(before) + (isHidden ? 0 : 1));
    });
  });

  test('R70 the bids of the history are numbered without gaps, and each counter-bid as its cause', () => {
    everyPlayedLot(({ stage }) => {
      const rows = history(stage.terms, stage.start, stage.log);
      const numbersOf = (automatic: boolean) =>
        rows.filter((row) => row.automatic === automatic).map(({ number }) => number);
      const [bids, counterBids] = [numbersOf(false), numbersOf(true)];
      expect(bids).toEqual(bids.map((_, index) => index + 1));
      expect(new Set(counterBids).size).toBe(counterBids.length);
      for (const number of counterBids) expect(bids).toContain(number);
    });
  });

  test('R11 R61 no standing row of the history shows more than the price', () => {
    everyPlayedLot(({ stage }) => {
      const { priceCents, phase } = stage.lot.state;
      if (phase !== 'open') return;
      const rows = history(stage.terms, stage.start, stage.log).filter((row) => !row.retracted);
      const shown = rows.map(({ amountCents }) => amountCents);
      expect(Math.max(0, ...shown)).toBe(priceCents ?? 0);
    });
  });

  test('R11 the history has a standing row of the bidder for every bid that is counted', () => {
    everyPlayedLot(({ stage }) => {
      if (stage.lot.state.phase !== 'open') return;
      const rows = history(stage.terms, stage.start, stage.log);
      const own = rows.filter(({ automatic, retracted }) => !automatic && !retracted);
      expect(own).toHaveLength(stage.lot.state.bidCount);
    });
  });

  test('the bids of two lots do not affect each other', () => {
    const twoLots = fc.array(fc.tuple(fc.boolean(), script), { maxLength: 4 });
    fc.assert(
      fc.property(lotTerms, lotTerms, twoLots, (left, right, turns) => {
        const mixed = [upcoming(left), upcoming(right)] as const;
        for (const [toLeft, moves] of turns) play(mixed[toLeft ? 0 : 1], moves);
        const alone = (toLeft: boolean, terms: LotTerms): Stage => {
          const stage = upcoming(terms);
          const own: Move[] = turns.filter(([side]) => side === toLeft).flatMap(([, m]) => m);
          play(stage, own);
          return stage;
        };
        expect(mixed[0]).toEqual(alone(true, left));
        expect(mixed[1]).toEqual(alone(false, right));
      }),
      { numRuns: 60 },
    );
  });
});
