import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { bid, historyOf, refusalOf, execute, scoreOf, stageLot } from '../testing/scenarios.ts';
import type { Answer, Stage } from '../testing/scenarios.ts';
import { retractableUntil } from './retraction.ts';

function retract(stage: Stage, bidderId: string): Answer {
  stage.now += minutes(1);
  return execute(stage, { kind: 'retractBid', bidderId });
}

describe('R13 retracting a bid', () => {
  test('R13 the lot is folded again without the bid', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '40.00');
    bid(stage, 'cid', '20.00');
    expect(scoreOf(stage)).toBe('bob 21.00 (3)');
    expect(retract(stage, 'bob')).toMatchObject({
      value: [{ kind: 'bid.retracted', bidSequence: 2, previousLeaderId: 'bob', leaderId: 'cid' }],
    });
    expect(scoreOf(stage)).toBe('cid 11.00 (2)');
    expect(stage.lot.state.sequence).toBe(4);
    expect(historyOf(stage)).toEqual([
      'ann 1.00',
      'bob 11.00 retracted',
      'ann 10.00 auto',
      'cid 11.00',
    ]);
  });

  test('R13 retracting the only bid leaves a lot without bids', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    retract(stage, 'ann');
    expect(scoreOf(stage)).toBe('no leader (0)');
    expect(refusalOf(retract(stage, 'ann'))).toBe('NoBids');
    expect(refusalOf(bid(stage, 'bob', '1.00'))).toBe('accepted');
  });

  test('R13 a raise is a bid of its own and is retracted first', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'ann', '90.00');
    retract(stage, 'ann');
    expect(scoreOf(stage)).toBe('ann 1.00 (1)');
    expect(stage.lot.state.leaderMaxCents).toBe(1_000);
  });

  test('R13 a bid that becomes a raise in a re-fold is not counted and keeps the higher maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '20.00');
    bid(stage, 'ann', '15.00');
    expect(scoreOf(stage)).toBe('bob 16.00 (3)');
    retract(stage, 'bob');
    expect(scoreOf(stage)).toBe('ann 1.00 (1)');
    expect(stage.lot.state.leaderMaxCents).toBe(1_500);
  });

  test('R68 each bidder can retract one bid on a lot', () => {
    const stage = stageLot();
    bid(stage, 'ann', '50.00');
    bid(stage, 'bob', '70.00');
    bid(stage, 'bob', '99.00');
    retract(stage, 'bob');
    expect(scoreOf(stage)).toBe('bob 52.00 (2)');
    expect(refusalOf(retract(stage, 'bob'))).toBe('RetractedAlready');
    expect(scoreOf(stage)).toBe('bob 52.00 (2)');
  });

  test('R13 restores the rival’s hard price without the bid that passed it', () => {
    const stage = stageLot();
    bid(stage, 'ann', '50.00');
    bid(stage, 'bob', '60.00', 'hard');
    bid(stage, 'cid', '70.00');
    expect(scoreOf(stage)).toBe('cid 65.00 (3)');
    retract(stage, 'cid');
    expect(scoreOf(stage)).toBe('bob 60.00 (2)');
  });

  test('R13 does not move an extended close back', () => {
    const stage = stageLot({ terms: { retractMinutes: 1 } });
    bid(stage, 'ann', '10.00');
    stage.now = stage.start.closesAt - minutes(3);
    bid(stage, 'bob', '20.00');
    const extended = stage.lot.state.closesAt;
    expect(extended).toBeGreaterThan(stage.start.closesAt);
    retract(stage, 'bob');
    expect(stage.lot.state).toMatchObject({ leaderId: 'ann', closesAt: extended });
  });

  test('R13 is only for the leader, and only if the lot allows it', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'bob', '5.00');
    expect(refusalOf(retract(stage, 'bob'))).toBe('NotTheLeader');
    const firm = stageLot({ terms: { retractMinutes: 0 } });
    bid(firm, 'ann', '10.00');
    expect(refusalOf(retract(firm, 'ann'))).toBe('RetractionOff');
    expect(retractableUntil(firm.terms, firm.lot.state)).toBeNull();
  });

  test('R13 the time left must exceed the window', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    const until = stage.start.closesAt - minutes(60);
    expect(retractableUntil(stage.terms, stage.lot.state)).toBe(until);
    stage.now = until - minutes(1);
    const late = { refusal: 'RetractionTooLate', details: { retractableUntil: until } };
    expect(retract(stage, 'ann')).toMatchObject(late);
    stage.now = until - minutes(1) - 1;
    expect(refusalOf(retract(stage, 'ann'))).toBe('accepted');
  });

  test('R13 is refused once the lot has closed', () => {
    const stage = stageLot({ terms: { retractMinutes: 1 } });
    bid(stage, 'ann', '10.00');
    stage.now = stage.start.closesAt;
    expect(refusalOf(retract(stage, 'ann'))).toBe('LotClosed');
    execute(stage, { kind: 'close' });
    expect(refusalOf(retract(stage, 'ann'))).toBe('LotClosed');
  });
});

test('R4 a log without the bid by which its leader leads is a fault', () => {
  const stage = stageLot();
  bid(stage, 'ann', '10.00');
  stage.log.length = 0;
  expect(() => retract(stage, 'ann')).toThrow('the log does not contain the bid');
});

describe('R68 bidding again after a retraction', () => {
  /** Ann leads again after Bob has seen her maximum of 87.65. */
  function exposed(): Stage {
    const stage = stageLot();
    bid(stage, 'ann', '87.65');
    bid(stage, 'cid', '9.00');
    bid(stage, 'bob', '1000000.00');
    expect(scoreOf(stage)).toBe('bob 92.65 (3)');
    retract(stage, 'bob');
    expect(scoreOf(stage)).toBe('ann 10.00 (2)');
    return stage;
  }

  test('refuses a bid that would only raise the leader’s price, and changes nothing', () => {
    const stage = exposed();
    const before = { state: stage.lot.state, log: [...stage.log] };
    expect(refusalOf(bid(stage, 'bob', '87.64'))).toBe('BidMustTakeLead');
    expect(refusalOf(bid(stage, 'bob', '87.65'))).toBe('BidMustTakeLead');
    expect({ state: stage.lot.state, log: stage.log }).toEqual(before);
  });

  test('accepts a bid that leads, which cannot be retracted, and raises of it', () => {
    const stage = exposed();
    expect(refusalOf(bid(stage, 'bob', '87.66'))).toBe('accepted');
    expect(stage.lot.state.leaderId).toBe('bob');
    expect(refusalOf(retract(stage, 'bob'))).toBe('RetractedAlready');
    expect(refusalOf(bid(stage, 'bob', '120.00'))).toBe('accepted');
  });

  test('lets others bid below the leader', () => {
    expect(refusalOf(bid(exposed(), 'cid', '20.00'))).toBe('accepted');
  });

  test('shows the retracted amount only up to the current price, and in full after the close', () => {
    const stage = exposed();
    const retracted = () => historyOf(stage).filter((row) => row.includes('retracted'));
    expect(retracted()).toEqual(['bob 10.00 retracted']);
    bid(stage, 'cid', '40.00');
    expect(retracted()).toEqual(['bob 42.00 retracted']);
    stage.now = stage.lot.state.closesAt;
    execute(stage, { kind: 'close' });
    expect(retracted()).toEqual(['bob 92.65 retracted']);
  });

  test('shows the retracted amount as the start price if no bid stands', () => {
    const stage = stageLot();
    bid(stage, 'ann', '50.00', 'hard');
    retract(stage, 'ann');
    expect(historyOf(stage)).toEqual(['ann 1.00 retracted']);
  });
});
