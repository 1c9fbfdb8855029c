import { hours } from '@hammerdock/domain/time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pass } from '../pass.ts';
import { forgetOpenVisit, readOpenVisit, storeOpenVisit } from './open-visit.ts';

const NOW = Date.parse('2026-11-27T15:00:00Z');
const pass = {
  pass_id: 'p1',
  first_name: 'Bea',
  last_initial: 'P',
  lots: [{ lot_id: 'l1' }],
  elsewhere: [],
} as unknown as Pass;
const visit = { userId: 'stella', openedAt: NOW, pass };

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('R33 an open visit survives a reload, for its user and as long as its code counts', () => {
  expect(readOpenVisit('stella', NOW)).toBeNull();
  storeOpenVisit(visit);
  expect(readOpenVisit('stella', NOW + hours(2) - 1)).toEqual(visit);
  expect(readOpenVisit('stella', NOW + hours(2))).toBeNull();
  expect(readOpenVisit('sam', NOW)).toBeNull();
});

test('nothing of it is left once it is forgotten', () => {
  storeOpenVisit(visit);
  forgetOpenVisit();
  expect(stored.size).toBe(0);
});

test('what else is stored, or no storage, is no visit', () => {
  for (const text of [
    'nonsense',
    '{}',
    JSON.stringify({ ...visit, pass: { ...pass, lots: [5] } }),
  ]) {
    stored.set('hammerdock.desk-visit', text);
    expect(readOpenVisit('stella', NOW)).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  expect(readOpenVisit('stella', NOW)).toBeNull();
  expect(() => storeOpenVisit(visit)).not.toThrow();
  expect(() => forgetOpenVisit()).not.toThrow();
});
