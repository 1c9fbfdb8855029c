import { describe, expect, test } from 'vitest';
import { mayReload } from './missing-chunks.ts';

describe('a page whose chunks are gone', () => {
  test('is reloaded, and again after a minute', () => {
    expect(mayReload({ onLine: true, nowMs: 5_000, lastMs: null })).toBe(true);
    expect(mayReload({ onLine: true, nowMs: 65_001, lastMs: 5_000 })).toBe(true);
  });

  test('is not reloaded repeatedly', () => {
    expect(mayReload({ onLine: true, nowMs: 6_000, lastMs: 5_000 })).toBe(false);
  });

  test('is not reloaded while offline', () => {
    expect(mayReload({ onLine: false, nowMs: 5_000, lastMs: null })).toBe(false);
  });
});
