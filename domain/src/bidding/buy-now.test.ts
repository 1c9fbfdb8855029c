import { describe, expect, test } from 'vitest';
import { hours, minutes } from '../time.ts';
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

const buy = (stage: Stage, bidderId = 'ann') =>
  execute(stage, { kind: 'buyNow', bidderId, hammerCents: 9_000 });
const lapse = (stage: Stage) => execute(stage, { kind: 'reopen' });

describe('R18 buying a lot by buy-now', () => {
  test('R18 sells the lot to the buyer for exactly that amount and ends the bidding', () => {
    const stage = stageLot();
    expect(buy(stage)).toMatchObject({ value: [{ kind: 'lot.bought', hammerCents: 9_000 }] });
    expect(stage.lot.state).toMatchObject({
      phase: 'sold',
      leaderId: 'ann',
      priceCents: 9_000,
      leaderMaxCents: 9_000,
      bidCount: 0,
    });
    expect(refusalOf(bid(stage, 'bob', '100.00'))).toBe('LotClosed');
    expect(refusalOf(execute(stage, { kind: 'extend', closesAt: stage.now }))).toBe('LotClosed');
    stage.now = stage.start.closesAt;
    expect(refusalOf(execute(stage, { kind: 'close' }))).toBe('LotClosed');
  });

  test('R18 sells to the first of two buyers and refuses the second', () => {
    const stage = stageLot();
    buy(stage);
    expect(refusalOf(buy(stage, 'bob'))).toBe('BoughtAlready');
    expect(refusalOf(buy(stage))).toBe('BoughtByYou');
    expect(stage.lot.state).toMatchObject({ leaderId: 'ann', sequence: 1 });
  });

  test('R18 R60 ends with the first bid, an advance bid included', () => {
    const stage = stageLot();
    bid(stage, 'bob', '1.00');
    expect(refusalOf(buy(stage))).toBe('BuyNowEnded');
    const awaited = stageLot({ phase: 'upcoming' });
    expect(refusalOf(buy(awaited))).toBe('LotNotOpen');
    advance(awaited, 'bob', '1.00');
    execute(awaited, { kind: 'open' });
    expect(refusalOf(buy(awaited))).toBe('BuyNowEnded');
  });

  test('R18 is available again when the only bid was retracted', () => {
    const stage = stageLot();
    bid(stage, 'bob', '1.00');
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(refusalOf(buy(stage))).toBe('accepted');
  });

  test('R2 is refused at the time of the close', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt;
    expect(refusalOf(buy(stage))).toBe('LotClosed');
    stage.now -= 1;
    expect(refusalOf(buy(stage))).toBe('accepted');
  });
});

describe('R18 R60 a purchase that is not paid', () => {
  test('R18 holds the lot for 30 minutes, to the millisecond', () => {
    const stage = stageLot();
    buy(stage);
    stage.now += minutes(30) - 1;
    const heldUntil = stage.now + 1;
    expect(lapse(stage)).toMatchObject({ refusal: 'HoldNotOver', details: { heldUntil } });
    stage.now += 1;
    expect(refusalOf(lapse(stage))).toBe('accepted');
    expect(refusalOf(lapse(stage))).toBe('LotNotBoughtNow');
  });

  test('R18 restores the lot as it was if its close is still to come', () => {
    const stage = stageLot();
    buy(stage);
    stage.now += minutes(30);
    lapse(stage);
    expect(stage.lot.state).toMatchObject({ phase: 'open', closesAt: stage.start.closesAt });
    expect(scoreOf(stage)).toBe('no leader (0)');
    bid(stage, 'bob', '1.00');
    expect(scoreOf(stage)).toBe('bob 1.00 (1)');
    expect(historyOf(stage)).toEqual(['bob 1.00']);
  });

  test('R60 reopens the lot for 30 minutes if its close has passed', () => {
    const stage = stageLot({ closesAt: stageLot().now + minutes(10) });
    buy(stage);
    stage.now += hours(1);
    lapse(stage);
    expect(stage.lot.state.closesAt).toBe(stage.now + minutes(30));
    stage.now += minutes(30);
    expect(execute(stage, { kind: 'close' })).toMatchObject({ value: [{ outcome: 'unsold' }] });
  });

  test('R60 reopens the lot for 30 minutes if the hold ends exactly at its close', () => {
    const stage = stageLot({ closesAt: stageLot().now + minutes(30) });
    buy(stage);
    stage.now += minutes(30);
    lapse(stage);
    expect(stage.lot.state.closesAt).toBe(stage.now + minutes(30));
  });

  test('R18 can be followed by another purchase', () => {
    const stage = stageLot();
    buy(stage);
    stage.now += minutes(30);
    lapse(stage);
    expect(refusalOf(buy(stage, 'bob'))).toBe('accepted');
    expect(stage.lot.state).toMatchObject({ leaderId: 'bob', sequence: 3 });
  });

  test('R18 a lot sold by bidding or by hand does not open again', () => {
    const stage = stageLot();
    expect(refusalOf(lapse(stage))).toBe('LotNotBoughtNow');
    bid(stage, 'ann', '1.00');
    stage.now = stage.start.closesAt;
    execute(stage, { kind: 'close' });
    expect(refusalOf(lapse(stage))).toBe('LotNotBoughtNow');
    const awarded = stageLot();
    awarded.now = awarded.start.closesAt;
    execute(awarded, { kind: 'close' });
    execute(awarded, { kind: 'award', bidderId: 'ann', hammerCents: 100 });
    expect(refusalOf(lapse(awarded))).toBe('LotNotBoughtNow');
  });
});
