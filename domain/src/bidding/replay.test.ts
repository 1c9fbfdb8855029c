import { describe, expect, test } from 'vitest';
import { advance, bid, execute, NOON, PLAIN_TERMS, stageLot } from '../testing/scenarios.ts';
import { minutes } from '../time.ts';
import { evolve } from './evolve.ts';
import { initialState } from './lot.ts';
import { replay } from './replay.ts';

const START = { phase: 'open', closesAt: NOON } as const;

describe('R4 replaying the log', () => {
  test('R4 an empty log results in the initial state', () => {
    expect(replay(PLAIN_TERMS, START, [])).toEqual(initialState(START));
  });

  test('R21 an extension to an earlier time does not move the close', () => {
    const log = [{ kind: 'extended', sequence: 1, at: NOON - 2, closesAt: NOON - 1 }] as const;
    expect(replay(PLAIN_TERMS, START, log)).toMatchObject({ sequence: 1, closesAt: NOON });
  });

  test('R4 the log contains what was submitted and by whom, and replays to the state', () => {
    const auction = stageLot({ phase: 'upcoming', terms: { retractMinutes: 1 } });
    advance(auction, 'ann', '50.00');
    execute(auction, { kind: 'open' });
    bid(auction, 'bob', '90.00');
    execute(auction, { kind: 'retractBid', bidderId: 'bob' });
    execute(auction, { kind: 'lowerMaximum', bidderId: 'ann', amountCents: 3_000 });
    bid(auction, 'cid', '20.00', 'hard');
    const closesAt = auction.start.closesAt + 1;
    execute(auction, { kind: 'extend', closesAt });
    auction.now = closesAt;
    execute(auction, { kind: 'close' });
    expect(auction.log).toMatchObject([
      { kind: 'bid', bidderId: 'ann', amountCents: 5_000, type: 'proxy', advance: true },
      { kind: 'opened' },
      { kind: 'bid', bidderId: 'bob', amountCents: 9_000, type: 'proxy', advance: false },
      { kind: 'retraction', bidderId: 'bob', bidSequence: 3 },
      { kind: 'lowered', bidderId: 'ann', amountCents: 3_000 },
      { kind: 'bid', bidderId: 'cid', amountCents: 2_000, type: 'hard', advance: false },
      { kind: 'extended', closesAt },
      { kind: 'closed' },
    ]);
    expect(auction.lot.state).toMatchObject({ phase: 'sold', leaderId: 'ann', priceCents: 2_100 });
    expect(replay(auction.terms, auction.start, auction.log)).toEqual(auction.lot.state);
  });

  test('R4 R20 an unsold lot that is awarded replays to the sale', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt;
    execute(stage, { kind: 'close' });
    expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
    execute(stage, { kind: 'award', bidderId: 'ann', hammerCents: 1_500 });
    expect(stage.log[1]).toMatchObject({ kind: 'awarded', bidderId: 'ann', hammerCents: 1_500 });
    expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
  });

  test('R4 R18 R63 a purchase, its end and a cancellation replay to the state', () => {
    const stage = stageLot();
    execute(stage, { kind: 'buyNow', bidderId: 'ann', hammerCents: 9_000 });
    expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
    stage.now += minutes(30);
    execute(stage, { kind: 'reopen' });
    execute(stage, { kind: 'cancel' });
    expect(stage.log.map(({ kind }) => kind)).toEqual(['bought', 'reopened', 'cancelled']);
    expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
  });

  test('R4 an event out of sequence throws', () => {
    const late = { kind: 'lot.cancelled', sequence: 3, at: NOON } as const;
    expect(() => evolve(initialState(START), late)).toThrow('does not follow');
  });
});
