import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import {
  advance,
  bid,
  historyOf,
  refusalOf,
  say,
  scoreOf,
  stageLot,
} from '../testing/scenarios.ts';
import type { Stage } from '../testing/scenarios.ts';

const upcoming = (): Stage => stageLot({ phase: 'upcoming' });

describe('R17 advance bids', () => {
  test('R17 they change nothing visible until the lot opens, then act in order of arrival', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '40.00');
    expect(scoreOf(stage)).toBe('nobody (0)');
    expect(historyOf(stage)).toEqual([]);
    say(stage, { kind: 'open' });
    expect(scoreOf(stage)).toBe('bob 11.00 (2)');
    expect(stage.lot.state).toMatchObject({ sequence: 3, closesAt: stage.start.closesAt });
    expect(historyOf(stage)).toEqual(['ann 1.00', 'ann 10.00 auto', 'bob 11.00']);
  });

  test('R17 one that its turn would refuse is passed over', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '10.00');
    advance(stage, 'cid', '5.00');
    advance(stage, 'ann', '9.00');
    advance(stage, 'ann', '30.00');
    say(stage, { kind: 'open' });
    expect(scoreOf(stage)).toBe('ann 10.00 (2)');
    expect(stage.lot.state.leaderMaxCents).toBe(3_000);
  });

  test('R13 R17 a bid passed over at the opening stays out of every later fold', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '10.00');
    advance(stage, 'cid', '5.00');
    say(stage, { kind: 'open' });
    bid(stage, 'dan', '90.00');
    say(stage, { kind: 'retractBid', bidderId: 'dan' });
    say(stage, { kind: 'retractBid', bidderId: 'ann' });
    expect(scoreOf(stage)).toBe('bob 1.00 (1)');
  });

  test('R17 only proxies, only while upcoming, only from the start price', () => {
    const stage = upcoming();
    const hard = { kind: 'placeAdvanceBid', bidderId: 'ann', amountCents: 500 } as const;
    expect(refusalOf(say(stage, { ...hard, type: 'hard' }))).toBe('AdvanceBidMustBeProxy');
    expect(refusalOf(advance(stage, 'ann', '0.99'))).toBe('BidTooLow');
    expect(refusalOf(advance(stage, 'ann', '1000000.01'))).toBe('BidTooHigh');
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotNotOpen');
    say(stage, { kind: 'open' });
    expect(refusalOf(advance(stage, 'ann', '5.00'))).toBe('LotNotUpcoming');
    expect(refusalOf(say(stage, { kind: 'open' }))).toBe('LotNotUpcoming');
  });

  test('R13 R17 an advance bid cannot be taken back before the opening', () => {
    const stage = upcoming();
    advance(stage, 'ann', '10.00');
    const retraction = { kind: 'retractBid', bidderId: 'ann' } as const;
    expect(refusalOf(say(stage, retraction))).toBe('LotNotOpen');
    say(stage, { kind: 'open' });
    expect(refusalOf(say(stage, retraction))).toBe('accepted');
  });
});

describe('R21 closing', () => {
  test('R21 the leader wins at the price; without a bid the lot is unsold', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '6.00');
    expect(say(stage, { kind: 'close' })).toMatchObject({ refusal: 'CloseNotDue' });
    stage.now = stage.start.closesAt;
    expect(say(stage, { kind: 'close' })).toMatchObject({
      value: [{ outcome: 'sold', winnerId: 'ann', hammerCents: 700 }],
    });
    expect(stage.lot.state.phase).toBe('sold');
    const lonely = stageLot();
    lonely.now = lonely.start.closesAt;
    expect(say(lonely, { kind: 'close' })).toMatchObject({ value: [{ outcome: 'unsold' }] });
    expect(lonely.lot.state.phase).toBe('unsold');
  });

  test('R21 a closed lot closes no second time, takes no bid and is not extended', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt;
    say(stage, { kind: 'close' });
    const { now } = stage;
    expect(refusalOf(say(stage, { kind: 'close' }))).toBe('LotClosed');
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotClosed');
    expect(refusalOf(say(stage, { kind: 'extend', closesAt: now + 1 }))).toBe('LotClosed');
  });

  test('R21 fair close: an outage across the close extends it, and bids count again', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt + minutes(3);
    const closesAt = stage.now + minutes(5);
    say(stage, { kind: 'extend', closesAt });
    expect(stage.lot.state.closesAt).toBe(closesAt);
    expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('accepted');
  });

  test('R21 an extension never moves the close back', () => {
    const stage = stageLot();
    say(stage, { kind: 'extend', closesAt: stage.now });
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt);
  });
});

describe('sales outside the bidding', () => {
  test('R20 an unsold lot may be awarded by hand, a sold one not', () => {
    const stage = stageLot();
    const award = { kind: 'award', bidderId: 'ann', hammerCents: 1_500 } as const;
    expect(refusalOf(say(stage, award))).toBe('LotNotUnsold');
    stage.now = stage.start.closesAt;
    say(stage, { kind: 'close' });
    say(stage, award);
    expect(stage.lot.state).toMatchObject({ phase: 'sold', leaderId: 'ann', priceCents: 1_500 });
    expect(refusalOf(say(stage, award))).toBe('LotNotUnsold');
  });

  test('R20 R63 an upcoming or open lot may be cancelled, a closed one not', () => {
    for (const stage of [stageLot(), upcoming()]) {
      expect(refusalOf(say(stage, { kind: 'cancel' }))).toBe('accepted');
      expect(stage.lot.state.phase).toBe('cancelled');
      expect(refusalOf(bid(stage, 'ann', '5.00'))).toBe('LotNotOpen');
      expect(refusalOf(say(stage, { kind: 'cancel' }))).toBe('LotNotCancellable');
      stage.now = stage.start.closesAt;
      expect(refusalOf(say(stage, { kind: 'close' }))).toBe('LotNotOpen');
    }
  });
});
