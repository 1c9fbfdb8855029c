import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, hours, newYorkDate, newYorkInstant, newYorkTime } from '../time.ts';
import type { Instant } from '../time.ts';
import { lastClosingOf, openingFrom } from './opening-hours.ts';
import type { OpeningHours, OpeningSpan } from './opening-hours.ts';
import { pickupWindow } from './windows.ts';

const instant: fc.Arbitrary<Instant> = fc.integer({
  min: Date.UTC(2020, 0, 1),
  max: Date.UTC(2035, 0, 1),
});

const days = fc.integer({ min: 1, max: 30 });

const opening: fc.Arbitrary<OpeningSpan[]> = fc.oneof(
  fc.constant<OpeningSpan[]>([]),
  fc
    .tuple(fc.integer({ min: 180, max: 800 }), fc.integer({ min: 1, max: 600 }))
    .map(([opensMinute, length]) => [{ opensMinute, closesMinute: opensMinute + length }]),
);

const week: fc.Arbitrary<OpeningHours> = fc.record({
  0: opening,
  1: opening,
  2: opening,
  3: opening,
  4: opening,
  5: opening,
  6: opening,
});

test('a wall-clock time in New York results in the instant it was read at', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const wall = newYorkTime(at);
      const minute = Math.floor(at / 60_000) * 60_000;
      // The repeated hour of autumn means its first occurrence, an hour before the second.
      expect([minute, minute - hours(1)]).toContain(newYorkInstant(wall));
      expect(newYorkTime(newYorkInstant(wall))).toEqual(wall);
    }),
  );
});

test('R32 the next opening is an opening at or after the time, with none in between', () => {
  fc.assert(
    fc.property(instant, week, (at, given) => {
      const opensAt = openingFrom(at, given);
      expect(opensAt).toBeGreaterThanOrEqual(at);
      expect(openingFrom(opensAt, given)).toBe(opensAt);
      // Any time before it leads to the same opening.
      const between = at + Math.floor((opensAt - at) / 2);
      expect(openingFrom(between, given)).toBe(opensAt);
    }),
  );
});

test('R32 a window ends at a closing on or after its last day', () => {
  fc.assert(
    fc.property(instant, instant, days, week, (paidAt, pickupStartsAt, pickupDays, given) => {
      const window = pickupWindow({ paidAt, pickupStartsAt, pickupDays, hours: given });
      const from = Math.max(paidAt, pickupStartsAt);
      expect(window.startsAt).toBe(openingFrom(from, given));
      expect(window.startsAt).toBeLessThan(window.endsAt);
      const last = newYorkDate(window.endsAt);
      expect(lastClosingOf(last, given)).toBe(window.endsAt);
      const lastDue = addDays(newYorkDate(from), pickupDays - 1);
      const midnight = newYorkInstant({ ...lastDue, hour: 0, minute: 0 });
      expect(window.endsAt).toBeGreaterThan(midnight);
    }),
  );
});
