import { describe, expect, test } from 'vitest';
import { toDecimal } from '../money.ts';
import { advance, bid, NOON, execute, stageLot, type Stage } from '../testing/scenarios.ts';
import { minutes } from '../time.ts';
import { explain } from './explain.ts';

/** Steps as lines: actor, kind, the amounts shown to the viewer, and the resulting price. */
function replayFor(viewer: string, { terms, start: initial, log }: Stage): string[] {
  return explain({ terms, initial, log }, viewer).map((step) => {
    const sum = (label: string, cents: number | null) =>
      cents === null ? '' : `${label} ${toDecimal(cents)}`;
    return [
      `${step.rule} ${step.actorId ?? ''} ${step.kind}`.replace('  ', ' '),
      sum('bid', step.amountCents),
      sum('against', step.rivalMaxCents),
      sum('step', step.stepCents),
      sum('price', step.priceCents),
      step.reason ?? '',
      step.closesAt === null ? '' : `until ${(step.closesAt - NOON) / minutes(1)}`,
    ]
      .filter(Boolean)
      .join(', ');
  });
}

function duel(): Stage {
  const stage = stageLot();
  bid(stage, 'ann', '20.00');
  bid(stage, 'bob', '10.00');
  bid(stage, 'bob', '50.00');
  return stage;
}

describe('why a bidder was outbid', () => {
  test('shows an outbid bidder the own maximum, the step and the price, never the new maximum', () => {
    expect(replayFor('ann', duel())).toEqual([
      'R6 ann opened, bid 20.00, price 1.00, start price',
      'R7 bob lost, bid 10.00, against 20.00, step 1.00, price 11.00, step above bid',
      'R7 bob took lead, against 20.00, step 1.00, price 21.00, step above maximum',
    ]);
  });

  test('shows the leader the own maximum, and the rival’s once it was passed', () => {
    expect(replayFor('bob', duel())).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob lost, bid 10.00, against 20.00, step 1.00, price 11.00, step above bid',
      'R7 bob took lead, bid 50.00, against 20.00, step 1.00, price 21.00, step above maximum',
    ]);
  });

  test('explains a price that is the whole amount of a bid', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '20.50');
    bid(stage, 'ann', '21.50', 'hard');
    expect(replayFor('bob', stage)).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob took lead, bid 20.50, against 20.00, price 20.50, whole bid',
      'R9 ann took lead, bid 21.50, against 20.50, price 21.50, exact bid',
    ]);
  });

  test('shows everyone the amount of a bid that became the price', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '20.50');
    bid(stage, 'ann', '21.50', 'hard');
    expect(replayFor('cid', stage)).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob took lead, bid 20.50, against 20.00, price 20.50, whole bid',
      'R9 ann took lead, bid 21.50, against 20.50, price 21.50, exact bid',
    ]);
  });

  test('explains a price exactly one step above the losing amount', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '19.00');
    bid(stage, 'bob', '21.00');
    expect(replayFor('cid', stage).slice(1)).toEqual([
      'R7 bob lost, bid 19.00, against 20.00, step 1.00, price 20.00, step above bid',
      'R7 bob took lead, against 20.00, step 1.00, price 21.00, step above maximum',
    ]);
  });

  test('explains a price that is the leader’s whole maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '19.50');
    expect(replayFor('bob', stage)[1]).toBe(
      'R7 bob lost, bid 19.50, against 20.00, price 20.00, whole maximum',
    );
  });

  test('explains a losing hard bid by the rule of proxy bids', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '10.00', 'hard');
    expect(replayFor('bob', stage)[1]).toBe(
      'R7 bob lost, bid 10.00, step 1.00, price 11.00, step above bid',
    );
  });

  test('names the leader after each step and the rival it was against', () => {
    const stage = duel();
    bid(stage, 'bob', '60.00');
    const { terms, start: initial, log } = stage;
    const steps = explain({ terms, initial, log }, 'bob');
    expect(steps.map(({ leaderId, rivalId }) => [leaderId, rivalId])).toEqual([
      ['ann', null],
      ['ann', 'ann'],
      ['bob', 'ann'],
      ['bob', null],
    ]);
  });

  test('explains that the earlier of two equal bids wins', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '20.00');
    expect(replayFor('bob', stage).at(-1)).toBe(
      'R7 bob tied, bid 20.00, against 20.00, price 20.00, whole maximum',
    );
  });

  test('R8 shows a raise only to its bidder', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'ann', '90.00');
    bid(stage, 'bob', '30.00');
    expect(replayFor('ann', stage)[1]).toBe('R8 ann raised, bid 90.00, price 1.00, unchanged');
    expect(replayFor('bob', stage)).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob lost, bid 30.00, step 2.00, price 32.00, step above bid',
    ]);
  });

  test('R12 shows the new close after a late bid', () => {
    const stage = stageLot({ closesAt: NOON + minutes(5) });
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '5.00');
    expect(replayFor('bob', stage).map((line) => line.split(', ').at(-1))).toEqual([
      'until 6',
      'until 7',
    ]);
  });

  test('R13 after a retraction no number reveals what is secret again', () => {
    const stage = duel();
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(replayFor('cid', stage)).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob lost, bid 10.00, step 1.00, price 11.00, step above bid',
      'R7 bob took lead',
      'R13 bob retracted, price 11.00',
    ]);
    expect(replayFor('ann', stage)[2]).toBe(
      'R7 bob took lead, against 20.00, step 1.00, price 21.00, step above maximum',
    );
  });

  test('R13 a tie is shown as a lost bid where its amount would reveal a maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '20.00');
    execute(stage, { kind: 'retractBid', bidderId: 'ann' });
    expect(replayFor('cid', stage)).toEqual([
      'R6 ann opened, price 1.00, start price',
      'R7 bob lost',
      'R13 ann retracted, price 1.00',
    ]);
  });

  test('R9 R13 the amount of a retracted hard bid is secret', () => {
    const opening = stageLot();
    bid(opening, 'ann', '50.00', 'hard');
    execute(opening, { kind: 'retractBid', bidderId: 'ann' });
    expect(replayFor('bob', opening)).toEqual(['R9 ann opened', 'R13 ann retracted']);
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '30.00', 'hard');
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(replayFor('cid', stage)[1]).toBe('R9 bob took lead');
  });

  test('R13 shows the price that the bids left after a retraction result in', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '10.00');
    bid(stage, 'cid', '15.00');
    bid(stage, 'dan', '90.00');
    execute(stage, { kind: 'retractBid', bidderId: 'dan' });
    expect(replayFor('bob', stage).at(-1)).toBe('R13 dan retracted, price 16.00');
  });

  test('R17 explains a bid after the opening by the advance bids', () => {
    const stage = stageLot({ phase: 'upcoming' });
    advance(stage, 'ann', '20.00');
    execute(stage, { kind: 'open' });
    bid(stage, 'bob', '30.00');
    expect(replayFor('cid', stage).at(-1)).toBe(
      'R7 bob took lead, against 20.00, step 1.00, price 21.00, step above maximum',
    );
  });

  test('R20 R21 shows a lot that is unsold and then awarded', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt;
    execute(stage, { kind: 'close' });
    execute(stage, { kind: 'award', bidderId: 'ann', hammerCents: 1_500 });
    expect(replayFor('bob', stage)).toEqual(['R21 unsold', 'R20 ann awarded, price 15.00']);
  });

  test('R18 R60 shows a purchase and that the lot opened again', () => {
    const stage = stageLot({ closesAt: NOON + minutes(10) });
    execute(stage, { kind: 'buyNow', bidderId: 'ann', hammerCents: 9_000 });
    stage.now += minutes(30);
    execute(stage, { kind: 'reopen' });
    expect(replayFor('bob', stage)).toEqual([
      'R18 ann bought, price 90.00',
      'R60 reopened, until 60',
    ]);
  });

  test('R63 a canceled lot has neither a price nor a leader', () => {
    const stage = duel();
    execute(stage, { kind: 'cancel' });
    expect(replayFor('ann', stage).at(-1)).toBe('R63 cancelled');
    const { terms, start: initial, log } = stage;
    expect(explain({ terms, initial, log }, 'ann').at(-1)?.leaderId).toBeNull();
  });

  test('R17 shows advance bids from the opening on, and an own one before', () => {
    const stage = stageLot({ phase: 'upcoming' });
    advance(stage, 'ann', '20.00');
    advance(stage, 'bob', '20.00');
    advance(stage, 'cid', '5.00');
    expect(replayFor('bob', stage)).toEqual(['R17 bob left in advance, bid 20.00']);
    execute(stage, { kind: 'open' });
    expect(replayFor('cid', stage)).toEqual([
      'R17 cid left in advance, bid 5.00',
      'R17 began',
      'R6 ann opened, price 1.00, start price',
      'R7 bob tied, bid 20.00, against 20.00, price 20.00, whole maximum',
      'R17 cid passed over, bid 5.00',
    ]);
  });

  test('R21 ends with the winner and the price, and keeps the winner’s maximum secret', () => {
    const stage = duel();
    execute(stage, { kind: 'extend', closesAt: NOON + minutes(60 * 25) });
    stage.now = NOON + minutes(60 * 26);
    execute(stage, { kind: 'close' });
    const steps = replayFor('ann', stage);
    expect(steps.slice(-2)).toEqual([
      'R21 extended, price 21.00, until 1500',
      'R21 sold, price 21.00',
    ]);
    expect(steps.join()).not.toContain('50.00');
  });

  test('R17 R61 shows a skipped advance bid only to its bidder', () => {
    const stage = stageLot({ phase: 'upcoming' });
    advance(stage, 'ann', '50.00');
    advance(stage, 'bob', '30.00');
    advance(stage, 'cid', '20.00');
    execute(stage, { kind: 'open' });
    const passedOver = (viewer: string) =>
      replayFor(viewer, stage).filter((line) => line.includes('passed over'));
    expect(passedOver('cid')).toEqual(['R17 cid passed over, bid 20.00']);
    expect(passedOver('ann')).toEqual([]);
    expect(passedOver('bob')).toEqual([]);
  });
});
