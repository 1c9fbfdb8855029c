import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionBack, commissionOf } from './commission.ts';

const line = fc
  .tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([hammerCents, bps]) => ({ hammerCents, commissionCents: commissionOf(hammerCents, bps) }));
const reversed = line.chain((one) =>
  fc.tuple(fc.constant(one), fc.integer({ min: 0, max: one.hammerCents })),
);

describe('the commission (R58)', () => {
  test.each([
    [10_000, 0, 0],
    [10_000, 1250, 1250],
    [333, 1000, 33],
    [335, 1000, 34],
    [10_000, 10_000, 10_000],
  ])('of %i cents at %i hundredths of a percent is %i', (hammerCents, bps, due) => {
    expect(commissionOf(hammerCents, bps)).toBe(due);
  });

  test.each([
    [0, 0],
    [5000, 625],
    [4, 1],
    [3, 0],
    [10_000, 1250],
  ])('returns in proportion: of %i cents reversed, %i', (cents, back) => {
    expect(commissionBack({ hammerCents: 10_000, commissionCents: 1250 }, cents)).toBe(back);
  });

  test('of nothing returns nothing', () => {
    expect(commissionBack({ hammerCents: 0, commissionCents: 0 }, 0)).toBe(0);
  });

  test('never shrinks as more is reversed, and never exceeds what was reversed', () => {
    fc.assert(
      fc.property(reversed, ([one, cents]) => {
        const back = commissionBack(one, cents);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(Math.min(cents, one.commissionCents));
        if (cents > 0) expect(commissionBack(one, cents - 1)).toBeLessThanOrEqual(back);
      }),
    );
  });

  test('returns in whole with the whole hammer price', () => {
    fc.assert(
      fc.property(line, (one) => {
        expect(commissionBack(one, one.hammerCents)).toBe(one.commissionCents);
      }),
    );
  });
});
