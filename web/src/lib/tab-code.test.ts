import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { readTabCode, storeTabCode } from './tab-code.ts';

const KEY = 'hammerdock.checkout-code';
const CODE = { code: '7K2QX-M4ZTP', expiresAt: 2_000 };

const stored = fakeStorage('sessionStorage');

test('the code is read until it expires, and is then removed', () => {
  storeTabCode(CODE);
  expect(readTabCode(1_999)).toEqual(CODE);
  expect(readTabCode(2_000)).toBeNull();
  expect(stored().size).toBe(0);
});

test.each(['{', '"code"', '{"code":1,"expiresAt":2000}', '{"code":"A"}'])(
  'what was changed by hand is no code: %s',
  (text) => {
    stored().set(KEY, text);
    expect(readTabCode(1)).toBeNull();
  },
);

test('a browser that blocks storage has no code', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeTabCode(CODE)).not.toThrow();
  expect(readTabCode(1)).toBeNull();
});
