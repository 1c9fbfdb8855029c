import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { DEFAULT_HOURS } from '@hammerdock/domain/pickup/slots.ts';
import { describe, expect, test } from 'vitest';
import { readIncrements, readOpeningHours } from './json-columns.ts';

describe('a jsonb column', () => {
  test('of hours is read, and an empty one means the default hours', () => {
    const hours = { ...DEFAULT_HOURS, 0: [] };
    expect(readOpeningHours(JSON.parse(JSON.stringify(hours)))).toEqual(hours);
    expect(readOpeningHours({})).toEqual(DEFAULT_HOURS);
  });

  test.each([
    ['hours of a day that is missing', { 1: [] }],
    ['hours after midnight', { ...DEFAULT_HOURS, 3: [{ opensMinute: 0, closesMinute: 1441 }] }],
    ['hours in words', { ...DEFAULT_HOURS, 3: '8 to 6' }],
    ['no object', null],
  ])('with %s is refused', (_, value) => {
    expect(() => readOpeningHours(value)).toThrow();
  });

  test('of increments is read', () => {
    expect(readIncrements(JSON.parse(JSON.stringify(DEFAULT_INCREMENTS)))).toEqual(
      DEFAULT_INCREMENTS,
    );
  });

  test.each([
    ['no rows', []],
    ['a step of nothing', [{ fromCents: 50, stepCents: 0 }]],
    ['a part of a cent', [{ fromCents: 50.5, stepCents: 50 }]],
    ['no list', {}],
  ])('of increments with %s is refused', (_, value) => {
    expect(() => readIncrements(value)).toThrow();
  });
});
