import { describe, expect, test } from 'vitest';
import { mayReload } from './missing-parts.ts';

describe('a page whose parts are gone', () => {
  test('is loaded anew, and once more when a minute has passed', () => {
    expect(mayReload({ onLine: true, nowMs: 5_000, lastMs: null })).toBe(true);
    expect(mayReload({ onLine: true, nowMs: 65_001, lastMs: 5_000 })).toBe(true);
  });

  test('is not loaded again and again', () => {
    expect(mayReload({ onLine: true, nowMs: 6_000, lastMs: 5_000 })).toBe(false);
  });

  test('stays as it is while the line is gone', () => {
    expect(mayReload({ onLine: false, nowMs: 5_000, lastMs: null })).toBe(false);
  });
});
