import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '../time.ts';
import { fairCloseAfter, isOutage, disruptsClose } from './fair-close.ts';

const noon = 1_800_000_000_000;
const downtime = (beganAt: number, lengthMs: number) => ({ beganAt, endedAt: beganAt + lengthMs });

describe('fair close (R21)', () => {
  test('a downtime of more than 15 s is an outage', () => {
    expect(isOutage(downtime(noon, seconds(15)))).toBe(false);
    expect(isOutage(downtime(noon, seconds(15) + 1))).toBe(true);
  });

  test('an outage disrupts a close inside it, including at its start and end', () => {
    const outage = downtime(noon, minutes(1));
    expect(disruptsClose(outage, noon)).toBe(true);
    expect(disruptsClose(outage, noon + minutes(1))).toBe(true);
    expect(disruptsClose(outage, noon - 1)).toBe(false);
  });

  test('an outage disrupts a later close if it takes more than 15 s of its last five minutes', () => {
    const outage = downtime(noon, minutes(1));
    expect(disruptsClose(outage, noon + minutes(6) - seconds(15))).toBe(false);
    expect(disruptsClose(outage, noon + minutes(6) - seconds(15) - 1)).toBe(true);
  });

  test('a short downtime disrupts no close, even one inside it', () => {
    expect(disruptsClose(downtime(noon, seconds(15)), noon + seconds(5))).toBe(false);
  });

  test('the fair close is five minutes after the recovery', () => {
    expect(fairCloseAfter(noon)).toBe(noon + minutes(5));
  });
});
