import { describe, expect, test } from 'vitest';
import { fromDecimal } from '../money.ts';
import { bid, historyOf, refusalOf, execute, scoreOf, stageLot } from '../testing/scenarios.ts';
import { nextBidCents } from './lot.ts';

describe('opening and challenging', () => {
  test('BID-02 R6 the first proxy bid leads at the start price, regardless of its maximum', () => {
    const stage = stageLot({ terms: { startPriceCents: 750 } });
    expect(nextBidCents(stage.lot)).toBe(750);
    expect(refusalOf(bid(stage, 'ann', '7.49'))).toBe('BidTooLow');
    expect(refusalOf(bid(stage, 'ann', '900.00'))).toBe('accepted');
    expect(scoreOf(stage)).toBe('ann 7.50 (1)');
    expect(stage.lot.state.leaderMaxCents).toBe(90_000);
    expect(nextBidCents(stage.lot)).toBe(850);
  });

  test('BID-03 R7 a higher maximum wins one step above the old one', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    expect(bid(stage, 'bob', '40.00')).toMatchObject({
      value: [{ outcome: 'took lead', previousLeaderId: 'ann', leaderId: 'bob' }],
    });
    expect(scoreOf(stage)).toBe('bob 11.00 (2)');
  });

  test('BID-03 R7 a winner whose maximum is within the step pays its maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '10.25');
    expect(scoreOf(stage)).toBe('bob 10.25 (2)');
  });

  test('BID-03 R7 a lower maximum loses and raises the price one step above itself', () => {
    const stage = stageLot();
    bid(stage, 'ann', '40.00');
    expect(bid(stage, 'bob', '10.00')).toMatchObject({ value: [{ outcome: 'lost' }] });
    expect(scoreOf(stage)).toBe('ann 11.00 (2)');
  });

  test('BID-03 R7 the counter-bid never exceeds the leader’s maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.50');
    bid(stage, 'bob', '10.00');
    expect(scoreOf(stage)).toBe('ann 10.50 (2)');
  });

  test('BID-04 R7 a tie keeps the earlier bidder, at the tied amount', () => {
    const stage = stageLot();
    bid(stage, 'ann', '40.00');
    expect(bid(stage, 'bob', '40.00')).toMatchObject({ value: [{ outcome: 'tied' }] });
    expect(scoreOf(stage)).toBe('ann 40.00 (2)');
  });
});

describe('the leader raises', () => {
  test('BID-05 R8 a raise changes only the maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '5.00');
    stage.now = stage.lot.state.closesAt - 120_000;
    const before = stage.lot.state;
    const raised = bid(stage, 'ann', '99.00');
    expect(raised).toMatchObject({ value: [{ outcome: 'raised', previousLeaderId: 'ann' }] });
    expect(stage.lot.state).toEqual({
      ...before,
      sequence: 3,
      hiddenEvents: 1,
      leaderMaxCents: 9_900,
    });
    expect(historyOf(stage)).toEqual(['ann 1.00', 'bob 5.00', 'ann 6.00 auto']);
  });

  test('BID-05 R8 a raise must exceed the own maximum and reach the next bid', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    expect(bid(stage, 'ann', '10.00')).toMatchObject({
      refusal: 'RaiseTooLow',
      details: { ownMaximumCents: 1_000 },
    });
    bid(stage, 'bob', '10.00');
    expect(scoreOf(stage)).toBe('ann 10.00 (2)');
    expect(bid(stage, 'ann', '10.99')).toMatchObject({
      refusal: 'BidTooLow',
      details: { nextBidCents: 1_100 },
    });
    expect(refusalOf(bid(stage, 'ann', '11.00'))).toBe('accepted');
  });

  test('BID-05 R8 a raise does not change a price that the old maximum capped', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.50');
    bid(stage, 'bob', '10.00');
    bid(stage, 'ann', '50.00');
    expect(scoreOf(stage)).toBe('ann 10.50 (2)');
  });
});

describe('hard bids', () => {
  test('BID-06 R9 a winning hard bid is the price, whether it opens or challenges', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00', 'hard');
    expect(scoreOf(stage)).toBe('ann 10.00 (1)');
    bid(stage, 'bob', '40.00', 'hard');
    expect(scoreOf(stage)).toBe('bob 40.00 (2)');
    expect(stage.lot.state.leaderMaxCents).toBe(4_000);
  });

  test('BID-06 R9 a hard bid up to the leader’s maximum is an ordinary challenge', () => {
    const stage = stageLot();
    bid(stage, 'ann', '40.00');
    bid(stage, 'bob', '10.00', 'hard');
    expect(scoreOf(stage)).toBe('ann 11.00 (2)');
    bid(stage, 'cid', '40.00', 'hard');
    expect(scoreOf(stage)).toBe('ann 40.00 (3)');
  });

  test('BID-06 R9 the leader cannot bid hard', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    expect(refusalOf(bid(stage, 'ann', '40.00', 'hard'))).toBe('HardBidByLeader');
  });
});

describe('amounts', () => {
  test('BID-07 R10 accepts any amount from the next bid up, also between increments', () => {
    const stage = stageLot();
    bid(stage, 'ann', '1.00');
    expect(bid(stage, 'bob', '1.99')).toMatchObject({ details: { nextBidCents: 200 } });
    expect(refusalOf(bid(stage, 'bob', '2.00'))).toBe('accepted');
    expect(refusalOf(bid(stage, 'cid', '17.83'))).toBe('accepted');
  });

  test('BID-07 R10 the ceiling is 1,000,000.00', () => {
    const stage = stageLot();
    expect(bid(stage, 'ann', '1000000.01')).toMatchObject({
      refusal: 'BidTooHigh',
      details: { ceilingCents: 100_000_000 },
    });
    expect(refusalOf(bid(stage, 'ann', '0.00'))).toBe('BidTooLow');
    expect(refusalOf(bid(stage, 'ann', '1000000.00'))).toBe('accepted');
  });

  test('BID-07 R10 an amount has at most two decimals', () => {
    expect(fromDecimal('12.34')).toBe(1_234);
    expect(fromDecimal('12.345')).toBeNull();
    const half = { kind: 'placeBid', bidderId: 'ann', amountCents: 150.5, type: 'proxy' } as const;
    expect(() => execute(stageLot(), half)).toThrow('not a whole number of cents');
  });
});
