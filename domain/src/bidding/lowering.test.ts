import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import {
  bid,
  dollars,
  historyOf,
  refusalOf,
  execute,
  scoreOf,
  stageLot,
} from '../testing/scenarios.ts';
import type { Answer, Stage } from '../testing/scenarios.ts';
import { explain } from './explain.ts';
import { publicSequenceOf } from './lot.ts';
import { loweringUntil } from './lowering.ts';
import { replay } from './replay.ts';

const lower = (stage: Stage, bidderId: string, amount: string): Answer =>
  execute(stage, { kind: 'lowerMaximum', bidderId, amountCents: dollars(amount) });

/** Bob's retraction has exposed Ann's maximum of 87.65; the price is back at 10.00. */
function exposed(closesInMinutes = 600): Stage {
  const stage = stageLot({ terms: { retractMinutes: 1 } });
  stage.now = stage.start.closesAt - minutes(closesInMinutes);
  bid(stage, 'ann', '87.65');
  bid(stage, 'cid', '9.00');
  bid(stage, 'bob', '1000000.00');
  stage.now += minutes(1);
  execute(stage, { kind: 'retractBid', bidderId: 'bob' });
  expect(scoreOf(stage)).toBe('ann 10.00 (2)');
  return stage;
}
const untilOf = ({ lot, log }: Stage, bidderId: string) => loweringUntil(lot, bidderId, log);

describe('R68 lowering an exposed maximum', () => {
  test('sets a lower maximum and changes nothing public', () => {
    const stage = exposed();
    const { state } = stage.lot;
    const rows = historyOf(stage);
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('accepted');
    expect(stage.lot.state).toEqual({
      ...state,
      sequence: state.sequence + 1,
      hiddenEvents: state.hiddenEvents + 1,
      leaderMaxCents: 3_000,
    });
    expect(publicSequenceOf(stage.lot.state)).toBe(publicSequenceOf(state));
    expect(historyOf(stage)).toEqual(rows);
    expect(replay(stage.terms, stage.start, stage.log)).toEqual(stage.lot.state);
  });

  test('lets a rival win above the lowered maximum', () => {
    const stage = exposed();
    lower(stage, 'ann', '30.00');
    bid(stage, 'cid', '40.00');
    expect(scoreOf(stage)).toBe('cid 32.00 (3)');
    expect(historyOf(stage)).toContain('ann 30.00 auto');
  });

  test('is allowed down to the current price, and only below the maximum', () => {
    expect(refusalOf(lower(exposed(), 'ann', '10.00'))).toBe('accepted');
    expect(lower(exposed(), 'ann', '9.99')).toMatchObject({
      refusal: 'LoweringOutOfRange',
      details: { leastCents: 1_000, ownMaximumCents: 8_765 },
    });
    expect(refusalOf(lower(exposed(), 'ann', '87.65'))).toBe('LoweringOutOfRange');
  });

  test('is not offered where the price has reached the maximum', () => {
    const stage = exposed();
    bid(stage, 'cid', '87.65');
    expect(scoreOf(stage)).toContain('ann 87.65');
    expect(untilOf(stage, 'ann')).toBeNull();
    expect(refusalOf(lower(stage, 'ann', '87.65'))).toBe('LoweringNotAllowed');
  });

  test('is allowed once', () => {
    const stage = exposed();
    lower(stage, 'ann', '30.00');
    expect(untilOf(stage, 'ann')).toBeNull();
    expect(refusalOf(lower(stage, 'ann', '20.00'))).toBe('LoweringNotAllowed');
  });

  test('is allowed for ten minutes', () => {
    const stage = exposed();
    const until = stage.now + minutes(10);
    expect(untilOf(stage, 'ann')).toBe(until);
    stage.now = until;
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('LoweringNotAllowed');
    stage.now = until - 1;
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('accepted');
  });

  test('is not allowed in the last five minutes', () => {
    const stage = exposed(12);
    const until = stage.lot.state.closesAt - minutes(5);
    expect(untilOf(stage, 'ann')).toBe(until);
    stage.now = until;
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('LoweringNotAllowed');
  });

  test('is only for the restored leader and the exposed maximum', () => {
    const stage = exposed();
    expect(refusalOf(lower(stage, 'cid', '30.00'))).toBe('LoweringNotAllowed');
    bid(stage, 'ann', '99.00');
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('LoweringNotAllowed');
    const plain = stageLot();
    bid(plain, 'ann', '87.65');
    expect(refusalOf(lower(plain, 'ann', '30.00'))).toBe('LoweringNotAllowed');
  });

  test('is allowed after a rival’s bid that did not take the lead', () => {
    const stage = exposed();
    bid(stage, 'cid', '20.00');
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('accepted');
  });

  test('is allowed for a maximum that was bid just before the retraction', () => {
    const stage = stageLot({ terms: { retractMinutes: 1 } });
    bid(stage, 'ann', '50.00');
    bid(stage, 'bob', '90.00');
    bid(stage, 'ann', '87.65');
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(scoreOf(stage)).toBe('ann 1.00 (1)');
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('accepted');
  });

  test('is not for a bidder who does not lead, nor after the close', () => {
    const stage = exposed();
    expect(untilOf(stage, 'cid')).toBeNull();
    stage.now = stage.lot.state.closesAt;
    expect(refusalOf(lower(stage, 'ann', '30.00'))).toBe('LotClosed');
    execute(stage, { kind: 'close' });
    expect(untilOf(stage, 'ann')).toBeNull();
  });

  test('takes whole cents only', () => {
    const command = { kind: 'lowerMaximum', bidderId: 'ann', amountCents: 3_000.5 } as const;
    expect(() => execute(exposed(), command)).toThrow('whole number of cents');
  });

  test('is not for a leader who retracted an own raise', () => {
    const stage = stageLot();
    bid(stage, 'ann', '50.00');
    bid(stage, 'ann', '90.00');
    execute(stage, { kind: 'retractBid', bidderId: 'ann' });
    expect(untilOf(stage, 'ann')).toBeNull();
  });

  test('keeps the old maximum out of the replay of others, also after the leader was outbid', () => {
    const stage = exposed();
    lower(stage, 'ann', '30.00');
    bid(stage, 'cid', '40.00');
    const { terms, start: initial, log } = stage;
    for (const viewer of ['bob', 'cid']) {
      expect(JSON.stringify(explain({ terms, initial, log }, viewer))).not.toContain('8765');
      expect(JSON.stringify(explain({ terms, initial, log }, viewer))).not.toContain('9265');
    }
    const own = explain({ terms, initial, log }, 'ann');
    expect(own.find(({ kind }) => kind === 'lowered')).toMatchObject({ amountCents: 3_000 });
    const others = explain({ terms, initial, log }, 'cid');
    expect(others.map(({ kind }) => kind)).toEqual([
      'opened',
      'lost',
      'took lead',
      'retracted',
      'took lead',
    ]);
  });
});
