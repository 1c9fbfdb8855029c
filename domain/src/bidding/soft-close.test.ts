import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '../time.ts';
import { bid, refusalOf, execute, stageLot } from '../testing/scenarios.ts';
import type { Stage } from '../testing/scenarios.ts';

function lastMinutes(left: number, softCloseSeconds = 300): Stage {
  const stage = stageLot({ terms: { softCloseSeconds } });
  bid(stage, 'ann', '40.00');
  // `bid` places its bid one minute later.
  stage.now = stage.start.closesAt - minutes(left + 1);
  return stage;
}

describe('R12 the soft close', () => {
  test('R12 a bid in the last five minutes moves the close to the bid plus five', () => {
    const stage = lastMinutes(2);
    bid(stage, 'bob', '90.00');
    expect(stage.lot.state.closesAt).toBe(stage.now + minutes(5));
    bid(stage, 'cid', '200.00');
    expect(stage.lot.state.closesAt).toBe(stage.now + minutes(5));
  });

  test('R12 a losing bid extends too', () => {
    const stage = lastMinutes(2);
    bid(stage, 'bob', '10.00');
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt + minutes(3));
  });

  test('R8 R12 a leader’s raise does not extend', () => {
    const stage = lastMinutes(2);
    bid(stage, 'ann', '90.00');
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt);
  });

  test('R12 an earlier bid does not move the close, which never moves back', () => {
    const stage = lastMinutes(6);
    bid(stage, 'bob', '90.00');
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt);
  });

  test('R12 a setting of zero disables it', () => {
    const stage = lastMinutes(1, 0);
    bid(stage, 'bob', '90.00');
    expect(stage.lot.state.closesAt).toBe(stage.start.closesAt);
  });

  test('R2 accepts a bid a millisecond before the close and refuses one at the close', () => {
    const stage = lastMinutes(1);
    stage.now = stage.start.closesAt - minutes(1);
    const { closesAt } = stage.lot.state;
    const late = bid(stage, 'bob', '50.00');
    expect(late).toMatchObject({ refusal: 'LotClosed', details: { closesAt } });
    stage.now = stage.start.closesAt - minutes(1) - 1;
    expect(refusalOf(bid(stage, 'bob', '50.00'))).toBe('accepted');
  });

  test('R21 a late closer accepts no late bid', () => {
    const stage = stageLot();
    stage.now = stage.start.closesAt + seconds(90);
    expect(refusalOf(bid(stage, 'ann', '50.00'))).toBe('LotClosed');
    expect(refusalOf(execute(stage, { kind: 'close' }))).toBe('accepted');
  });
});
