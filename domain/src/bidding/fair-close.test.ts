import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '../time.ts';
import { fairCloseAfter, isOutage, spoiltClose } from './fair-close.ts';

const noon = 1_800_000_000_000;
const silence = (beganAt: number, lengthMs: number) => ({ beganAt, endedAt: beganAt + lengthMs });

describe('fair close (R21)', () => {
  test('a silence of 15 s is borne, one millisecond more is an outage', () => {
    expect(isOutage(silence(noon, seconds(15)))).toBe(false);
    expect(isOutage(silence(noon, seconds(15) + 1))).toBe(true);
  });

  test('a close inside the outage is spoilt, at both of its ends too', () => {
    const outage = silence(noon, minutes(1));
    expect(spoiltClose(outage, noon)).toBe(true);
    expect(spoiltClose(outage, noon + minutes(1))).toBe(true);
    expect(spoiltClose(outage, noon - 1)).toBe(false);
  });

  test('more than 15 s of the last five minutes spoil a close to come', () => {
    const outage = silence(noon, minutes(1));
    expect(spoiltClose(outage, noon + minutes(6) - seconds(15))).toBe(false);
    expect(spoiltClose(outage, noon + minutes(6) - seconds(15) - 1)).toBe(true);
  });

  test('a short silence spoils nothing, even across a close', () => {
    expect(spoiltClose(silence(noon, seconds(15)), noon + seconds(5))).toBe(false);
  });

  test('five minutes are given from the recovery', () => {
    expect(fairCloseAfter(noon)).toBe(noon + minutes(5));
  });
});
