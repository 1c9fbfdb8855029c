import { describe, expect, test } from 'vitest';
import { formatDateTime, minutes, newYorkInstant } from '../time.ts';
import { DEFAULT_HOURS, lastClosingOf, openingFrom } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { isForfeitDue, mayHandOver, mayUndoHandOver, pickupStatusOf } from './rules.ts';
import { byFloorLocation } from './walking-order.ts';
import { PICKUP_WINDOW_DAYS } from './window-days.ts';
import { openingOfLastDay, pickupWindow } from './windows.ts';
import type { PickupWindow } from './windows.ts';

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
const spanText = ({ startsAt, endsAt }: PickupWindow): string =>
  `${formatDateTime(startsAt)} – ${formatDateTime(endsAt)}`;

const FOUR_DAYS = { pickupDays: PICKUP_WINDOW_DAYS, hours: DECATUR };

const windowEnd = (paidAt: number, hours = DECATUR, pickupDays = PICKUP_WINDOW_DAYS): string =>
  formatDateTime(pickupWindow({ paidAt, pickupStartsAt: 0, pickupDays, hours }).endsAt);

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

  test('R32 an auction may have fewer or more days', () => {
    expect(windowEnd(november(3), DECATUR, 1)).toBe('11-03-2026 6:00 pm');
    expect(windowEnd(november(3), DECATUR, 10)).toBe('11-12-2026 6:00 pm');
    expect(windowEnd(november(3), DECATUR, 6)).toBe('11-10-2026 6:00 pm');
  });

  test('R32 it starts at the later of payment and the auction’s pickup start', () => {
    const early = { paidAt: november(3), pickupStartsAt: november(10, 10), ...FOUR_DAYS };
    expect(spanText(pickupWindow(early))).toBe('11-10-2026 10:00 am – 11-13-2026 6:00 pm');
    const late = { ...early, paidAt: november(11) };
    expect(pickupWindow(late).startsAt).toBe(november(11));
  });

  test('R32 it starts when the center is open, and its days count from the payment', () => {
    const window = (paidAt: number) => pickupWindow({ paidAt, pickupStartsAt: 0, ...FOUR_DAYS });
    // Paid on Monday evening; the center is closed on Mondays.
    expect(spanText(window(november(2, 21)))).toBe('11-03-2026 10:00 am – 11-05-2026 6:00 pm');
    // Paid on Saturday afternoon: closed until Tuesday, which is also the fourth day.
    expect(spanText(window(november(7, 13)))).toBe('11-10-2026 10:00 am – 11-10-2026 6:00 pm');
  });

  test('R32 its last day has an opening of its own', () => {
    const lastDay = (paidAt: number) => {
      const window = pickupWindow({ paidAt, pickupStartsAt: 0, ...FOUR_DAYS });
      return formatDateTime(openingOfLastDay(window, DECATUR));
    };
    expect(lastDay(november(3))).toBe('11-06-2026 10:00 am');
    expect(lastDay(november(4))).toBe('11-07-2026 9:00 am');
  });

  test('R32 days are New York’s, across the change of the clock', () => {
    const paidAt = newYorkInstant({ year: 2026, month: 10, day: 31, hour: 23, minute: 30 });
    expect(windowEnd(paidAt, DEFAULT_HOURS)).toBe('11-03-2026 6:00 pm');
  });
});

describe('R32 the next opening', () => {
  const opening = (at: number, hours = DECATUR): string => formatDateTime(openingFrom(at, hours));

  test('R32 is now while the center is open', () => {
    expect(opening(november(3, 10))).toBe('11-03-2026 10:00 am');
    expect(opening(november(3, 17))).toBe('11-03-2026 5:00 pm');
  });

  test('R32 is the next time it opens, from the closing on', () => {
    expect(opening(november(3, 9))).toBe('11-03-2026 10:00 am');
    expect(opening(november(3, 18))).toBe('11-04-2026 10:00 am');
    expect(opening(november(7, 12))).toBe('11-10-2026 10:00 am');
  });

  test('R32 is the earliest of a day’s openings, in any order', () => {
    const afternoon = { opensMinute: 780, closesMinute: 915 };
    const split = { ...DECATUR, 2: [afternoon, ...MORNING] };
    expect(opening(november(3, 9), split)).toBe('11-03-2026 10:00 am');
    expect(opening(november(3, 12), split)).toBe('11-03-2026 1:00 pm');
  });

  test('R32 is a week later for a center that opens once a week', () => {
    const once = { ...NEVER, 2: TEN_TO_SIX };
    expect(opening(november(3, 18), once)).toBe('11-10-2026 10:00 am');
  });
});

describe('R32 the closing of a day', () => {
  const tuesday = { year: 2026, month: 11, day: 3 };
  const closing = (hours: OpeningHours, day = tuesday): string | null => {
    const at = lastClosingOf(day, hours);
    return at === null ? null : formatDateTime(at);
  };

  test('R32 is the end of the last opening, which need not be the last in the list', () => {
    const afternoon = { opensMinute: 780, closesMinute: 915 };
    expect(closing({ ...DECATUR, 2: [...MORNING, afternoon] })).toBe('11-03-2026 3:15 pm');
    expect(closing({ ...DECATUR, 2: [afternoon, ...MORNING] })).toBe('11-03-2026 3:15 pm');
  });

  test('R32 a closed day has none', () => {
    expect(closing(DECATUR, { ...tuesday, day: 2 })).toBeNull();
    expect(closing({ ...NEVER, 1: TEN_TO_SIX })).toBeNull();
  });

  test('R32 a center without opening hours is open from 8 to 18 every day', () => {
    expect(DEFAULT_HOURS[0]).toEqual([{ opensMinute: 480, closesMinute: 1_080 }]);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      expect(closing(NEVER, { ...tuesday, day })).toBe(`11-0${day}-2026 6:00 pm`);
    }
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

  test('R30 R33 a return takes precedence over the pickup, and a pickup over the forfeit', () => {
    const none = { pickedUpAt: null, returnedAt: null, forfeitedAt: null };
    expect(pickupStatusOf(none)).toBe('not picked up');
    expect(pickupStatusOf({ ...none, forfeitedAt: 1 })).toBe('forfeited');
    expect(pickupStatusOf({ ...none, forfeitedAt: 1, pickedUpAt: 2 })).toBe('picked up');
    expect(pickupStatusOf({ forfeitedAt: 1, pickedUpAt: 2, returnedAt: 3 })).toBe('returned');
  });

  test('R33 lots are listed aisle by aisle, those without a floor location last', () => {
    const given = ['', 'B1', 'A10', '', 'a9', 'A2'].map((floorLocation) => ({ floorLocation }));
    const sorted = given.toSorted(byFloorLocation).map(({ floorLocation }) => floorLocation);
    expect(sorted).toEqual(['A2', 'a9', 'A10', 'B1', '', '']);
  });
});

describe('undoing a hand-over', () => {
  const at = november(3);
  const undo = (changes: Partial<Parameters<typeof mayUndoHandOver>[0]>, now = at + minutes(9)) => {
    const lot = { lotCenterId: 'decatur', deskCenterId: 'decatur', pickedUpAt: at } as const;
    const result = mayUndoHandOver({ ...lot, status: 'picked up', ...changes }, now);
    return result.ok ? 'undone' : result.refusal;
  };

  test('is possible for ten minutes', () => {
    expect(undo({})).toBe('undone');
    expect(undo({}, at + minutes(10) - 1)).toBe('undone');
    expect(undo({}, at + minutes(10))).toBe('UndoTooLate');
  });

  test('is refused at another center, after a return and without a hand-over', () => {
    expect(undo({ deskCenterId: 'smyrna' })).toBe('WrongCenter');
    expect(undo({ status: 'returned' })).toBe('LotReturned');
    expect(undo({ status: 'not picked up', pickedUpAt: null })).toBe('LotNotPickedUp');
  });
});
