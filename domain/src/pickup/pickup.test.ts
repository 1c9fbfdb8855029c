import { describe, expect, test } from 'vitest';
import { formatDateTime, newYorkInstant } from '../time.ts';
import { isForfeitDue, mayHandOver } from './rules.ts';
import { DEFAULT_HOURS, lastClosingOf, slotsOf } from './slots.ts';
import type { OpeningHours, TimeSpan } from './slots.ts';
import { byFloorLocation } from './walking-order.ts';
import { pickupWindow, slotsInWindow } from './windows.ts';

const TEN_TO_SIX = [{ opensMinute: 600, closesMinute: 1_080 }];
/** R44: Tuesday to Friday 10 to 6, Saturday 9 to 12. */
const DECATUR: OpeningHours = {
  0: [],
  1: [],
  2: TEN_TO_SIX,
  3: TEN_TO_SIX,
  4: TEN_TO_SIX,
  5: TEN_TO_SIX,
  6: [{ opensMinute: 540, closesMinute: 720 }],
};
const MORNING = [{ opensMinute: 600, closesMinute: 720 }];
const NEVER: OpeningHours = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };

/** November 2026 begins on a Sunday: the 3rd is a Tuesday. */
const november = (day: number, hour = 12): number =>
  newYorkInstant({ year: 2026, month: 11, day, hour, minute: 0 });
const spanText = ({ startsAt, endsAt }: TimeSpan): string =>
  `${formatDateTime(startsAt)} – ${formatDateTime(endsAt)}`;

const windowEnd = (paidAt: number, hours = DECATUR): string =>
  formatDateTime(pickupWindow({ paidAt, pickupStartsAt: 0, hours }).endsAt);

describe('R32 the pickup window', () => {
  test('R32 four calendar days, the day of payment being the first', () => {
    expect(windowEnd(november(3, 0))).toBe('11-06-2026 6:00 pm');
    expect(windowEnd(november(3, 23))).toBe('11-06-2026 6:00 pm');
    expect(windowEnd(november(4))).toBe('11-07-2026 12:00 pm');
  });

  test('R32 a closed fourth day extends to the center’s next opening', () => {
    expect(windowEnd(november(5))).toBe('11-10-2026 6:00 pm');
    expect(windowEnd(november(6))).toBe('11-10-2026 6:00 pm');
    expect(windowEnd(november(7))).toBe('11-10-2026 6:00 pm');
  });

  test('R32 it starts at the later of payment and the auction’s pickup start', () => {
    const early = { paidAt: november(3), pickupStartsAt: november(10, 10), hours: DECATUR };
    expect(spanText(pickupWindow(early))).toBe('11-10-2026 10:00 am – 11-13-2026 6:00 pm');
    const late = { ...early, paidAt: november(11) };
    expect(pickupWindow(late).startsAt).toBe(november(11));
  });

  test('R32 days are New York’s, across the change of the clock', () => {
    const paidAt = newYorkInstant({ year: 2026, month: 10, day: 31, hour: 23, minute: 30 });
    expect(windowEnd(paidAt, DEFAULT_HOURS)).toBe('11-03-2026 6:00 pm');
  });
});

describe('R32 slots', () => {
  const day = { year: 2026, month: 11, day: 3 };

  test('R32 every 180 minutes while open; the last may be shorter', () => {
    expect(slotsOf(day, DECATUR).map(spanText)).toEqual([
      '11-03-2026 10:00 am – 11-03-2026 1:00 pm',
      '11-03-2026 1:00 pm – 11-03-2026 4:00 pm',
      '11-03-2026 4:00 pm – 11-03-2026 6:00 pm',
    ]);
    expect(slotsOf({ ...day, day: 7 }, DECATUR)).toHaveLength(1);
    expect(slotsOf(day, DECATUR, 240)).toHaveLength(2);
    expect(() => slotsOf(day, DECATUR, 0)).toThrow(RangeError);
  });

  test('R32 a closed day has none; a lunch break is kept', () => {
    expect(slotsOf({ ...day, day: 2 }, DECATUR)).toEqual([]);
    expect(lastClosingOf({ ...day, day: 2 }, DECATUR)).toBeNull();
    const lunch = { ...DECATUR, 2: [...MORNING, { opensMinute: 780, closesMinute: 900 }] };
    expect(slotsOf(day, lunch).map(spanText)).toEqual([
      '11-03-2026 10:00 am – 11-03-2026 12:00 pm',
      '11-03-2026 1:00 pm – 11-03-2026 3:00 pm',
    ]);
  });

  test('R32 a center without hours is taken to be open 8 to 18', () => {
    const slots = slotsOf(day, NEVER).map(spanText);
    expect(slots).toHaveLength(4);
    expect(slots.at(0)).toContain('8:00 am');
    expect(slots.at(-1)).toBe('11-03-2026 5:00 pm – 11-03-2026 6:00 pm');
  });

  test('R32 a buyer may choose what is left of the window', () => {
    const window = pickupWindow({ paidAt: november(3, 14), pickupStartsAt: 0, hours: DECATUR });
    expect(slotsInWindow(window, { hours: DECATUR, now: november(3, 14) })).toHaveLength(2 + 9);
    expect(slotsInWindow(window, { hours: DECATUR, now: november(6, 13) })).toHaveLength(2);
    expect(slotsInWindow(window, { hours: DECATUR, now: november(6, 18) })).toEqual([]);
  });
});

describe('the desk', () => {
  const lot = {
    status: 'not picked up',
    paid: true,
    lotCenterId: 'decatur',
    deskCenterId: 'decatur',
    chargebackStands: false,
  } as const;

  test.each([
    ['a paid lot', {}, 'handed over'],
    ['an unpaid lot', { paid: false }, 'LotUnpaid'],
    ['a lot of another center', { deskCenterId: 'smyrna' }, 'WrongCenter'],
    ['a lot that is gone', { status: 'picked up' }, 'LotPickedUpAlready'],
    ['a returned lot', { status: 'returned' }, 'LotReturned'],
    ['a forfeited lot', { status: 'forfeited' }, 'LotForfeited'],
    ['a disputed payment', { chargebackStands: true }, 'HandoverBlocked'],
  ] as const)('R33 %s', (_, change, outcome) => {
    const answer = mayHandOver({ ...lot, ...change });
    expect(answer.ok ? 'handed over' : answer.refusal).toBe(outcome);
  });

  test('R22 a paid lot is forfeited once its window is over, and no other', () => {
    const waiting = { status: 'not picked up', paid: true, windowEndsAt: 100 } as const;
    expect(isForfeitDue(waiting, 99)).toBe(false);
    expect(isForfeitDue(waiting, 100)).toBe(true);
    expect(isForfeitDue({ ...waiting, paid: false }, 100)).toBe(false);
    expect(isForfeitDue({ ...waiting, status: 'picked up' }, 100)).toBe(false);
  });

  test('R33 the walk goes aisle by aisle, unplaced lots last', () => {
    const lots = ['', 'B1', 'A10', 'A2'].map((floorLocation) => ({ floorLocation }));
    const walk = lots.toSorted(byFloorLocation).map(({ floorLocation }) => floorLocation);
    expect(walk).toEqual(['A2', 'A10', 'B1', '']);
  });
});
