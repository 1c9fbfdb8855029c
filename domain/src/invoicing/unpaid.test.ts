import { describe, expect, test } from 'vitest';
import { hours } from '../time.ts';
import { unpaidStep, voidsAt } from './unpaid.ts';

describe('R52 an unpaid invoice', () => {
  const issued = Date.UTC(2026, 10, 1, 15);
  const day = (count: number): number => issued + hours(24 * count);

  test.each([
    ['waits for the first day', day(1) - 1, { kind: 'wait', nextAt: day(1) }],
    ['has a reminder on day 1', day(1), { kind: 'remind', day: 1, nextAt: day(3) }],
    ['has a reminder on day 3', day(3), { kind: 'remind', day: 3, nextAt: day(6) }],
    ['has a reminder on day 6', day(6), { kind: 'remind', day: 6, nextAt: day(7) }],
    ['is unchanged until the end of day 7', day(7) - 1, { kind: 'remind', day: 6, nextAt: day(7) }],
    ['is void after 7 days', day(7), { kind: 'void' }],
    ['is void after a longer time', day(30), { kind: 'void' }],
    ['has one reminder after a gap', day(5), { kind: 'remind', day: 3, nextAt: day(6) }],
  ])('%s', (_, now, step) => {
    expect(unpaidStep(issued, now)).toEqual(step);
  });

  test('is void from seven days after its issue on', () => {
    expect(voidsAt(issued)).toBe(day(7));
  });
});
