import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './ids.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

afterEach(() => void vi.useRealTimers());

test('ids sort in order of creation, also within a millisecond', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(VERSION_7);
  // Also after the clock is set back.
  vi.setSystemTime(Date.now() - 60_000);
  expect(newId() > (ids.at(-1) ?? '')).toBe(true);
});

test('an id contains its time of creation', () => {
  const before = Date.now();
  expect(timeOf(newId())).toBeGreaterThanOrEqual(before);
  // Ten thousand ids in one millisecond take up the next two as well.
  expect(timeOf(newId())).toBeLessThanOrEqual(Date.now() + 2);
});
