import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import {
  advance,
  bid,
  historyOf,
  refusalOf,
  execute,
  scoreOf,
  stageLot,
} from '../testing/scenarios.ts';
import type { Stage } from '../testing/scenarios.ts';

const upcoming = (): Stage => stageLot({ phase: 'upcoming' });

describe('R17 advance bids', () => {
  test('R17 change nothing public until the lot opens, then act in order of arrival', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '40.00');
    expect(scoreOf(stage)).toBe('no leader (0)');
    expect(historyOf(stage)).toEqual([]);
    execute(stage, { kind: 'open' });
    expect(scoreOf(stage)).toBe('bob 11.00 (2)');
    expect(stage.lot.state).toMatchObject({ sequence: 3, closesAt: stage.start.closesAt });
    expect(historyOf(stage)).toEqual(['ann 1.00', 'ann 10.00 auto', 'bob 11.00']);
  });

  test('R17 are skipped if they would be refused at their turn', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '10.00');
    advance(stage, 'cid', '5.00');
    advance(stage, 'ann', '9.00');
    advance(stage, 'ann', '30.00');
    execute(stage, { kind: 'open' });
    expect(scoreOf(stage)).toBe('ann 10.00 (2)');
    expect(stage.lot.state.leaderMaxCents).toBe(3_000);
  });

  test('R13 R17 stay out of every later fold if skipped at the opening', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '10.00');
    advance(stage, 'cid', '5.00');
    execute(stage, { kind: 'open' });
    bid(stage, 'dan', '90.00');
    execute(stage, { kind: 'retractBid', bidderId: 'dan' });
    execute(stage, { kind: 'retractBid', bidderId: 'ann' });
    expect(scoreOf(stage)).toBe('bob 1.00 (1)');
  });

  test('R17 are proxy bids from the start price up, only on an upcoming lot', () => {
    const stage = upcoming();
    const odd = { kind: 'placeAdvanceBid', bidderId: 'ann', amountCents: 500.5 } as const;
    expect(() => execute(stage, odd)).toThrow('whole number of cents');
    const hard = { kind: 'placeAdvanceBid', bidderId: 'ann', amountCents: 500 } as const;
    expect(refusalOf(execute(stage, { ...hard, type: 'hard' }))).toBe('AdvanceBidMustBeProxy');
    expect(refusalOf(advance(stage, 'ann', '0.99'))).toBe('BidTooLow');
    expect(refusalOf(advance(stage, 'ann', '1000000.01'))).toBe('BidTooHigh');
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotNotOpen');
    execute(stage, { kind: 'open' });
    expect(refusalOf(advance(stage, 'ann', '5.00'))).toBe('LotNotUpcoming');
    expect(refusalOf(execute(stage, { kind: 'open' }))).toBe('LotNotUpcoming');
  });

  test('R2 R17 are refused from the close on, also if the lot opens late', () => {
    const stage = upcoming();
    const { closesAt } = stage.start;
    const early = { kind: 'placeAdvanceBid', bidderId: 'ann', amountCents: 500 } as const;
    stage.now = closesAt;
    expect(execute(stage, early)).toMatchObject({ refusal: 'LotClosed', details: { closesAt } });
    stage.now = closesAt - 1;
    expect(refusalOf(execute(stage, early))).toBe('accepted');
  });

  test('R13 R17 cannot be retracted before the opening', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    const retraction = { kind: 'retractBid', bidderId: 'ann' } as const;
    expect(refusalOf(execute(stage, retraction))).toBe('LotNotOpen');
    execute(stage, { kind: 'open' });
    expect(refusalOf(execute(stage, retraction))).toBe('accepted');
  });
});

describe('R21 closing', () => {
  test('R21 the leader wins at the price; without a bid the lot is unsold', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '6.00');
    const { closesAt } = stage.start;
    const early = { refusal: 'CloseNotDue', details: { closesAt } };
    expect(execute(stage, { kind: 'close' })).toMatchObject(early);
    stage.now = stage.start.closesAt;
    expect(execute(stage, { kind: 'close' })).toMatchObject({
      value: [{ outcome: 'sold', winnerId: 'ann', hammerCents: 700 }],
    });
    expect(stage.lot.state.phase).toBe('sold');
    const lonely = stageLot();
    lonely.now = lonely.start.closesAt;
    expect(execute(lonely, { kind: 'close' })).toMatchObject({ value: [{ outcome: 'unsold' }] });
    expect(lonely.lot.state.phase).toBe('unsold');
  });

  test('R21 a closed lot is not closed again, extended or bid on', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt;
    execute(stage, { kind: 'close' });
    const { now } = stage;
    expect(refusalOf(execute(stage, { kind: 'close' }))).toBe('LotClosed');
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotClosed');
    expect(refusalOf(execute(stage, { kind: 'extend', closesAt: now + 1 }))).toBe('LotClosed');
  });

  test('R21 fair close: an outage across the close extends it, and bids are accepted again', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt + minutes(3);
    const closesAt = stage.now + minutes(5);
    execute(stage, { kind: 'extend', closesAt });
    expect(stage.lot.state.closesAt).toBe(closesAt);
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('accepted');
  });

  test('a lot that is not open yet is extended, and one that is canceled is not', () => {
    const stage = upcoming();
    const closesAt = stage.lot.state.closesAt + 1000;
    execute(stage, { kind: 'extend', closesAt });
    expect(stage.lot.state).toMatchObject({ closesAt, phase: 'upcoming' });
    execute(stage, { kind: 'cancel' });
    expect(refusalOf(execute(stage, { kind: 'extend', closesAt }))).toBe('LotNotOpen');
  });

  test('R21 an extension never moves the close back', () => {
    const stage = stageLot();
    execute(stage, { kind: 'extend', closesAt: stage.now });
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt);
  });
});

describe('sales without bidding', () => {
  test('R20 an unsold lot may be awarded by hand, a sold one not', () => {
    const stage = stageLot();
    const award = { kind: 'award', bidderId: 'ann', hammerCents: 1_500 } as const;
    expect(refusalOf(execute(stage, award))).toBe('LotNotUnsold');
    stage.now = stage.start.closesAt;
    execute(stage, { kind: 'close' });
    execute(stage, award);
    expect(stage.lot.state).toMatchObject({ phase: 'sold', leaderId: 'ann', priceCents: 1_500 });
    expect(refusalOf(execute(stage, award))).toBe('LotNotUnsold');
  });

  test('R20 R63 an upcoming or open lot may be cancelled, a closed one not', () => {
    for (const stage of [stageLot(), upcoming()]) {
      expect(refusalOf(execute(stage, { kind: 'cancel' }))).toBe('accepted');
      expect(stage.lot.state.phase).toBe('cancelled');
      expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotNotOpen');
      expect(refusalOf(execute(stage, { kind: 'cancel' }))).toBe('LotNotCancellable');
      stage.now = stage.start.closesAt;
      expect(refusalOf(execute(stage, { kind: 'close' }))).toBe('LotNotOpen');
    }
  });
});
