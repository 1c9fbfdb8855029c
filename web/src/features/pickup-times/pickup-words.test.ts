import { newYorkInstant, toIso } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import type { PickupCenter, PickupVisit } from './pickup-center.ts';
import { dayText, hoursText, mayArrive, placesText, readyText, stateOf } from './pickup-words.ts';

const at = (day: number, hour: number): number =>
  newYorkInstant({ year: 2026, month: 11, day, hour, minute: 0 });
const iso = (day: number, hour: number): string => toIso(at(day, hour));
const times = { starts_at: iso(6, 10), ends_at: iso(6, 13) };

describe('the words of pickup times', () => {
  test('a time is named by its day and its hours', () => {
    expect([dayText(times.starts_at), hoursText(times)]).toEqual(['Fri, Nov 6', '10 am – 1 pm']);
  });

  test('few places are counted', () => {
    const places = (places_left: number) => placesText({ ...times, places_left });
    expect([places(0), places(1), places(5), places(6)]).toEqual(['Full', '1 left', '5 left', '']);
  });

  test('receipts that are ready at different times say when the first and when all are', () => {
    const receipt = (lot_count: number, hour: number) => ({
      invoice_id: String(hour),
      inv_num: String(hour),
      lot_count,
      pickup_start_date: iso(6, hour),
      pickup_end_date: iso(9, 12),
    });
    const ready = (now: number) => readyText([receipt(1, 10), receipt(2, 11)], now);
    expect(ready(at(6, 9))).toBe('3 items, ready from Fri, Nov 6, 10 am, all by Fri, Nov 6, 11 am');
    expect(ready(at(6, 10))).toBe('1 item ready, 2 more from Fri, Nov 6, 11 am');
    expect(ready(at(6, 11))).toBe('3 items ready');
  });

  test('a chosen time is to come, now, or over', () => {
    const visit: PickupVisit = { visit_id: 'v', ...times, arrived_date: null, sequence: 1 };
    expect(stateOf(null, at(6, 9))).toBe('none');
    expect(stateOf({ ...visit, starts_at: null, ends_at: null }, at(6, 9))).toBe('none');
    const states = [9, 10, 12, 13].map((hour) => stateOf(visit, at(6, hour)));
    expect(states).toEqual(['to come', 'now', 'now', 'over']);
  });

  test('the buyer may say that they are here while the center is open', () => {
    const center = (from: string | null, until: string | null) =>
      ({ arrive_from: from, arrive_until: until }) as PickupCenter;
    const open = center(iso(6, 10), iso(6, 18));
    expect([9, 10, 17, 18].map((hour) => mayArrive(open, at(6, hour)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(mayArrive(center(null, null), at(6, 10))).toBe(false);
  });
});
