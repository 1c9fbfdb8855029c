import { newYorkInstant } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { dayAndTimeOf, instantOfFields } from './store-time.ts';

const JULY = newYorkInstant({ year: 2026, month: 7, day: 4, hour: 9, minute: 5 });

test('fields show New York’s wall clock', () => {
  expect(dayAndTimeOf(JULY)).toEqual({ day: '2026-07-04', time: '09:05' });
  expect(instantOfFields(dayAndTimeOf(JULY))).toBe(JULY);
  expect(instantOfFields({ day: '2026-07-04', time: '09:05:30' })).toBe(JULY);
});

test('an empty or incomplete field is no time', () => {
  expect(instantOfFields({ day: '', time: '09:05' })).toBeNull();
  expect(instantOfFields({ day: '2026-07-04', time: '' })).toBeNull();
  expect(instantOfFields({ day: '0002-07-04', time: '09:05' })).toBeNull();
});
