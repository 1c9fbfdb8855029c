import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, hours, minutes, newYorkDate } from '../time.ts';
import { lastClosingOf, openingTimesOf } from './opening-hours.ts';
import type { OpeningHours, OpeningSpan } from './opening-hours.ts';
import { isInWindow, nextArrival, slotsOfWindow, slotsOfWindows } from './slots.ts';
import type { PickupWindow } from './windows.ts';

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });

/** One span or two that do not touch, or a closed day. */
const opening: fc.Arbitrary<OpeningSpan[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 23 * 60 }), { minLength: 4, maxLength: 4 })
  .chain((times) => {
    const [one = 0, two = 0, three = 0, four = 0] = times.toSorted((a, b) => a - b);
    const first = { opensMinute: one, closesMinute: two };
    return fc.constantFrom([], [first], [first, { opensMinute: three, closesMinute: four }]);
  });

const week: fc.Arbitrary<OpeningHours> = fc.record({
  0: opening,
  1: opening,
  2: opening,
  3: opening,
  4: opening,
  5: opening,
  6: opening,
});

const window: fc.Arbitrary<PickupWindow> = fc
  .tuple(instant, fc.integer({ min: 1, max: hours(24 * 8) }))
  .map(([startsAt, length]) => ({ startsAt, endsAt: startsAt + length }));

test('R32 slots are in order, do not overlap, and lie in the window while the center is open', () => {
  fc.assert(
    fc.property(window, week, (given, open) => {
      const slots = slotsOfWindow(given, open);
      for (const [place, slot] of slots.entries()) {
        expect(isInWindow(slot, given)).toBe(true);
        expect(slot.endsAt).toBeLessThanOrEqual(slots[place + 1]?.startsAt ?? Infinity);
        const spans = openingTimesOf(newYorkDate(slot.startsAt), open);
        const span = spans.find(
          ({ opensAt, closesAt }) => opensAt <= slot.startsAt && slot.endsAt <= closesAt,
        );
        // 180 minutes from the opening, and shorter only at the closing.
        expect((slot.startsAt - (span?.opensAt ?? 0)) % minutes(180)).toBe(0);
        const isLast = slot.endsAt === span?.closesAt;
        if (!isLast) expect(slot.endsAt - slot.startsAt).toBe(minutes(180));
        expect(slot.endsAt - slot.startsAt).toBeLessThanOrEqual(minutes(180));
      }
    }),
  );
});

test('R32 the slots of whole days fill the opening hours', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 9 }), week, (at, days, open) => {
      const first = newYorkDate(at);
      const all = Array.from({ length: days + 1 }, (_, ahead) => addDays(first, ahead));
      const spans = all.flatMap((day) => openingTimesOf(day, open));
      const closings = all.map((day) => lastClosingOf(day, open) ?? 0);
      const given = { startsAt: spans[0]?.opensAt ?? at, endsAt: Math.max(...closings, at) };
      const lengths = slotsOfWindow(given, open).map(({ startsAt, endsAt }) => endsAt - startsAt);
      const openFor = spans.map(({ opensAt, closesAt }) => closesAt - opensAt);
      expect(sum(lengths)).toBe(sum(openFor));
    }),
  );
});

test('a slot of several windows is a slot of one of them', () => {
  fc.assert(
    fc.property(fc.array(window, { maxLength: 3 }), week, (windows, open) => {
      const slots = slotsOfWindows(windows, open);
      const each = windows.flatMap((one) => slotsOfWindow(one, open));
      expect(new Set(slots.map(({ startsAt }) => startsAt))).toEqual(
        new Set(each.map(({ startsAt }) => startsAt)),
      );
      expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
    }),
  );
});

test('a buyer can arrive in each slot of the windows', () => {
  fc.assert(
    fc.property(fc.array(window, { minLength: 1, maxLength: 3 }), week, (windows, open) => {
      for (const { startsAt } of slotsOfWindows(windows, open)) {
        const arrival = nextArrival(windows, open, startsAt);
        expect(arrival?.from).toBeLessThanOrEqual(startsAt);
        expect(arrival?.until).toBeGreaterThan(startsAt);
      }
    }),
  );
});

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
