import { expect, test } from 'vitest';
import { isExtended } from './is-extended.ts';

test('a lot is extended when a late bid has moved its close', () => {
  const first_date_closed = '2026-11-22T15:00:00.000Z';
  expect(isExtended({ first_date_closed, date_closed: first_date_closed })).toBe(false);
  const date_closed = '2026-11-22T15:04:00.000Z';
  expect(isExtended({ first_date_closed, date_closed })).toBe(true);
});
