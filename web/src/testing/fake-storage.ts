import { afterEach, beforeEach, vi } from 'vitest';

/** Each test of the file gets an empty storage; the function returns what it stores. */
export function fakeStorage(
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): () => Map<string, string> {
  let stored = new Map<string, string>();
  beforeEach(() => {
    stored = new Map();
    stubStorage(name, stored);
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => stored;
}

/** For one test; the caller removes the stub. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  stored = new Map<string, string>(),
): void {
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}
