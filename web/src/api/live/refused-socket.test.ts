import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhenRefused } from './refused-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openFake(active: boolean) {
  let fail = (): void => undefined;
  const connect = vi.fn();
  retryWhenRefused({ active, connect, on: (_, listener) => (fail = listener) });
  return { connect, fail: () => fail() };
}

test('S52 a socket that the server refused reconnects after 15 seconds, each time', () => {
  const { connect, fail } = openFake(false);
  fail();
  vi.advanceTimersByTime(14_999);
  expect(connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(connect).toHaveBeenCalledTimes(1);
  fail();
  vi.advanceTimersByTime(15_000);
  expect(connect).toHaveBeenCalledTimes(2);
});

test('a socket that lost its connection is left to the library', () => {
  const { connect, fail } = openFake(true);
  fail();
  vi.advanceTimersByTime(60_000);
  expect(connect).not.toHaveBeenCalled();
});
