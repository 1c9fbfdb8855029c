import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { JUST_CLOSED, runStart } from './closing-run.ts';

const at = (...closes: number[]) => closes.map(minutes);
const NOW = minutes(300);

describe('the run of closes', () => {
  test('ends ten minutes after its last close', () => {
    expect(runStart(at(270, 285, 291), NOW)).toBe(minutes(270));
    expect(runStart(at(270, 285, 290), NOW)).toBe(Infinity);
  });

  test('goes on until a next close that is at most 30 minutes later', () => {
    expect(runStart(at(281, 311), NOW)).toBe(minutes(281));
    expect(runStart(at(281, 312), NOW)).toBe(minutes(312));
  });

  test('begins after a gap of more than 30 minutes', () => {
    expect(runStart(at(200, 240, 270, 295), NOW)).toBe(minutes(240));
  });

  test('does not depend on lots that close later', () => {
    expect(runStart(at(295, 600), NOW)).toBe(minutes(295));
    expect(runStart(at(290, 600), NOW)).toBe(minutes(600));
    expect(runStart([], NOW)).toBe(Infinity);
  });

  test('loses no result while it goes on, whenever the lots close', () => {
    const closes = fc.array(fc.integer({ min: 0, max: 200 }).map(minutes), { maxLength: 20 });
    fc.assert(
      fc.property(closes, fc.array(fc.nat(200).map(minutes)), (all, times) => {
        const shownAt = (now: number) =>
          all.filter((close) => close <= now && close >= runStart(all, now));
        let before: readonly number[] = [];
        const gone = new Set<number>();
        for (const now of times.toSorted((one, other) => one - other)) {
          const shown = shownAt(now);
          const lost = before.filter((close) => !shown.includes(close));
          // All disappear together, and none comes back.
          expect([0, before.length]).toContain(lost.length);
          for (const close of lost) gone.add(close);
          expect(shown.filter((close) => gone.has(close))).toEqual([]);
          const justClosed = all.filter((close) => close <= now && close + JUST_CLOSED > now);
          expect(shown).toEqual(expect.arrayContaining(justClosed));
          before = shown;
        }
      }),
    );
  });
});
