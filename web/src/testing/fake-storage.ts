import { afterEach, beforeEach, vi } from 'vitest';

/** Each test of the file gets an empty `localStorage`; the function returns what it stores. */
export function fakeStorage(): () => Map<string, string> {
  let stored = new Map<string, string>();
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => stored;
}
