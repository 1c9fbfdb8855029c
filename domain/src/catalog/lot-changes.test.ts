import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, TEXT_MAX } from './draft-lot.ts';
import {
  loweredBy,
  mayBeAddedTo,
  raisedBy,
  replaceableFields,
  withAddition,
} from './lot-changes.ts';

const untouched = { phase: 'upcoming', sequence: 0 } as const;

describe('what may change on a published lot', () => {
  test('is every field while it is upcoming without bids', () => {
    const fields = replaceableFields(untouched);
    expect(fields.toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
  });

  test.each([
    ['an advance bid', { ...untouched, sequence: 1 }],
    ['an open lot', { ...untouched, phase: 'open' }],
    ['a sold lot', { ...untouched, phase: 'sold' }],
  ] as const)('is only what buyers do not see with %s', (_, lot) => {
    expect(replaceableFields(lot)).toEqual(['floorLocation', 'internalNote']);
  });

  test('includes additions until it is over', () => {
    expect(mayBeAddedTo(untouched)).toBe(true);
    expect(mayBeAddedTo({ ...untouched, phase: 'open', sequence: 4 })).toBe(true);
    expect(mayBeAddedTo({ ...untouched, phase: 'sold' })).toBe(false);
  });
});

describe('an addition to a description', () => {
  test('follows what bidders have read, with its date', () => {
    const added = { day: 'Nov 25, 2026', text: 'One knob is loose.' };
    expect(withAddition('A lamp.', added)).toBe(
      'A lamp.\n\nAdded Nov 25, 2026: One knob is loose.',
    );
    expect(withAddition('', added)).toBe('Added Nov 25, 2026: One knob is loose.');
  });

  test('fits the description or is refused', () => {
    const added = { day: 'Nov 25, 2026', text: 'x' };
    expect(withAddition('y'.repeat(TEXT_MAX.description), added)).toBeNull();
    const room = '\n\nAdded Nov 25, 2026: x'.length;
    const longest = 'y'.repeat(TEXT_MAX.description - room);
    expect(withAddition(longest, added)).toHaveLength(TEXT_MAX.description);
  });
});

describe('a lowered price', () => {
  test('is rounded half-up, and at least a cent', () => {
    expect(loweredBy(1000, 15)).toBe(850);
    expect(loweredBy(999, 50)).toBe(500);
    expect(loweredBy(1, 90)).toBe(1);
  });

  test('is never above the price', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 90 }), (cents, percent) => {
        const lower = loweredBy(cents, percent);
        expect(lower).toBeLessThanOrEqual(cents);
        expect(lower).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

test('a raised price is rounded half-up, and at most what bids may reach', () => {
  expect(raisedBy(999, 10)).toBe(1099);
  expect(raisedBy(100_000_000, 10)).toBe(100_000_000);
});
