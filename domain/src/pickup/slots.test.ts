import { describe, expect, test } from 'vitest';
import { formatPickupWindow, newYorkInstant } from '../time.ts';
import { DEFAULT_HOURS, openingAround } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import {
  hasArrived,
  isBookable,
  isInWindow,
  nextArrival,
  slotsOfWindow,
  slotsOfWindows,
} from './slots.ts';
import type { PickupSlot } from './slots.ts';

const NEVER: OpeningHours = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };
const TEN_TO_SIX = [{ opensMinute: 600, closesMinute: 1_080 }];
/** R44: Tuesday to Friday 10 to 6, Saturday 9 to 12. */
const DECATUR: OpeningHours = {
  ...NEVER,
  2: TEN_TO_SIX,
  3: TEN_TO_SIX,
  4: TEN_TO_SIX,
  5: TEN_TO_SIX,
  6: [{ opensMinute: 540, closesMinute: 720 }],
};

/** November 2026 begins on a Sunday: the 3rd is a Tuesday. */
const november = (day: number, hour: number, minute = 0): number =>
  newYorkInstant({ year: 2026, month: 11, day, hour, minute });
const texts = (slots: readonly PickupSlot[]): string[] =>
  slots.map(({ startsAt, endsAt }) => formatPickupWindow(startsAt, endsAt));
const slotsFrom = (startsAt: number, endsAt: number, hours = DECATUR): string[] =>
  texts(slotsOfWindow({ startsAt, endsAt }, hours));

describe('R32 pickup slots', () => {
  test('R32 every 180 minutes from the opening, the last one shorter', () => {
    expect(slotsFrom(november(6, 10), november(7, 12))).toEqual([
      'Fri, Nov 6, 10 am – 1 pm',
      'Fri, Nov 6, 1 pm – 4 pm',
      'Fri, Nov 6, 4 pm – 6 pm',
      'Sat, Nov 7, 9 am – 12 pm',
    ]);
  });

  test('R32 from 8 to 18 where a center has no hours', () => {
    const day = ['8 am – 11 am', '11 am – 2 pm', '2 pm – 5 pm', '5 pm – 6 pm'];
    const expected = day.map((time) => `Sun, Nov 8, ${time}`);
    expect(slotsFrom(november(8, 0), november(8, 18), NEVER)).toEqual(expected);
    expect(slotsFrom(november(8, 0), november(8, 18), DEFAULT_HOURS)).toEqual(expected);
  });

  test('start again with each span of a day, and skip closed days', () => {
    const split: OpeningHours = {
      ...NEVER,
      1: [
        { opensMinute: 13 * 60, closesMinute: 17 * 60 },
        { opensMinute: 9 * 60, closesMinute: 11 * 60 + 30 },
      ],
    };
    expect(slotsFrom(november(1, 0), november(9, 17), split)).toEqual([
      'Mon, Nov 2, 9 am – 11:30 am',
      'Mon, Nov 2, 1 pm – 4 pm',
      'Mon, Nov 2, 4 pm – 5 pm',
      'Mon, Nov 9, 9 am – 11:30 am',
      'Mon, Nov 9, 1 pm – 4 pm',
      'Mon, Nov 9, 4 pm – 5 pm',
    ]);
  });

  test('a slot that begins before the window or ends after it is left out', () => {
    expect(slotsFrom(november(3, 10, 1), november(3, 18))).toEqual([
      'Tue, Nov 3, 1 pm – 4 pm',
      'Tue, Nov 3, 4 pm – 6 pm',
    ]);
    expect(slotsFrom(november(3, 10), november(3, 17))).toEqual([
      'Tue, Nov 3, 10 am – 1 pm',
      'Tue, Nov 3, 1 pm – 4 pm',
    ]);
    expect(slotsFrom(november(3, 17), november(3, 18))).toEqual([]);
  });

  test('keep their wall-clock times when daylight saving time ends or begins', () => {
    expect(slotsFrom(november(1, 0), november(2, 18), NEVER).slice(0, 5)).toEqual([
      'Sun, Nov 1, 8 am – 11 am',
      'Sun, Nov 1, 11 am – 2 pm',
      'Sun, Nov 1, 2 pm – 5 pm',
      'Sun, Nov 1, 5 pm – 6 pm',
      'Mon, Nov 2, 8 am – 11 am',
    ]);
    const march = (day: number, hour: number) =>
      newYorkInstant({ year: 2027, month: 3, day, hour, minute: 0 });
    expect(slotsFrom(march(13, 12), march(14, 12), NEVER)).toEqual([
      'Sat, Mar 13, 2 pm – 5 pm',
      'Sat, Mar 13, 5 pm – 6 pm',
      'Sun, Mar 14, 8 am – 11 am',
    ]);
  });

  test('last 180 minutes also where the clock is changed in between', () => {
    const nights: OpeningHours = { ...NEVER, 0: [{ opensMinute: 0, closesMinute: 6 * 60 }] };
    expect(slotsFrom(november(1, 0), november(1, 6), nights)).toEqual([
      'Sun, Nov 1, 12 am – 2 am',
      'Sun, Nov 1, 2 am – 5 am',
      'Sun, Nov 1, 5 am – 6 am',
    ]);
  });

  test('of several windows are each offered once, in order', () => {
    const late = { startsAt: november(4, 13), endsAt: november(4, 18) };
    const early = { startsAt: november(3, 16), endsAt: november(4, 16) };
    expect(texts(slotsOfWindows([late, early], DECATUR))).toEqual([
      'Tue, Nov 3, 4 pm – 6 pm',
      'Wed, Nov 4, 10 am – 1 pm',
      'Wed, Nov 4, 1 pm – 4 pm',
      'Wed, Nov 4, 4 pm – 6 pm',
    ]);
  });

  test('can be chosen until they start', () => {
    const slot = { startsAt: november(3, 10), endsAt: november(3, 13) };
    expect(isBookable(slot, november(3, 10) - 1)).toBe(true);
    expect(isBookable(slot, november(3, 10))).toBe(false);
  });

  test('lie in a window with both ends', () => {
    const slot = { startsAt: november(3, 10), endsAt: november(3, 13) };
    expect(isInWindow(slot, slot)).toBe(true);
    expect(isInWindow(slot, { ...slot, startsAt: slot.startsAt + 1 })).toBe(false);
    expect(isInWindow(slot, { ...slot, endsAt: slot.endsAt - 1 })).toBe(false);
  });
});

describe('arriving at the center', () => {
  const window = { startsAt: november(6, 16), endsAt: november(7, 12) };
  const arrival = (now: number, windows = [window]) => nextArrival(windows, DECATUR, now);

  test('is possible while it is open, in the window of a receipt', () => {
    const friday = { from: november(6, 16), until: november(6, 18) };
    expect(arrival(november(5, 12))).toEqual(friday);
    expect(arrival(november(6, 17))).toEqual(friday);
    const saturday = { from: november(7, 9), until: november(7, 12) };
    expect(arrival(november(6, 18))).toEqual(saturday);
    expect(arrival(november(7, 12))).toBeNull();
    expect(arrival(november(7, 12), [])).toBeNull();
  });

  test('is possible at the earliest of several windows, and ends with it', () => {
    const short = { startsAt: november(6, 10), endsAt: november(6, 12) };
    expect(arrival(november(5, 12), [window, short])).toEqual({
      from: november(6, 10),
      until: november(6, 12),
    });
  });

  test('counts on its day only', () => {
    expect(hasArrived(november(3, 10), november(3, 23))).toBe(true);
    expect(hasArrived(november(3, 10), november(4, 0))).toBe(false);
    expect(hasArrived(null, november(3, 10))).toBe(false);
  });

  test('needs a center that is open', () => {
    const friday = { opensAt: november(6, 10), closesAt: november(6, 18) };
    expect(openingAround(november(6, 10), DECATUR)).toEqual(friday);
    expect(openingAround(november(6, 18) - 1, DECATUR)).toEqual(friday);
    expect(() => openingAround(november(6, 18), DECATUR)).toThrow('closed');
    expect(() => openingAround(november(6, 10) - 1, DECATUR)).toThrow('closed');
  });
});
