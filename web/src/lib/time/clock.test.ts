import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openClock } from './clock.tsx';

const NOON = Date.UTC(2026, 10, 22, 17);
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the time is that of the server, also when the device is wrong', () => {
  const clock = openClock(NOON, () => Date.now() - 3_600_000);
  expect(clock.now()).toBe(NOON);
  vi.advanceTimersByTime(1_500);
  expect(clock.now()).toBe(NOON + 1_500);
});

test('the time of a message is corrected by half of an exchange', () => {
  const clock = openClock(NOON);
  clock.recordRoundTrip(500);
  clock.recordServerTime(NOON + 10_000);
  expect(clock.now()).toBe(NOON + 10_000);
  clock.recordRoundTrip(500);
  expect(clock.now()).toBe(NOON + 10_250);
});

test('a clock that is right stays, however slow messages and exchanges become', () => {
  const clock = openClock(NOON);
  clock.recordServerTime(NOON - 20);
  clock.recordRoundTrip(40);
  // The way there is slower than the way back.
  clock.recordServerTime(NOON - 100);
  clock.recordRoundTrip(3_000);
  clock.recordServerTime(NOON - 5_000);
  clock.recordServerTime(NOON - 20);
  expect(clock.now()).toBe(NOON);
});

test('a better exchange corrects what a slow one measured', () => {
  const clock = openClock(NOON);
  clock.recordServerTime(NOON - 100);
  clock.recordRoundTrip(3_000);
  expect(clock.now()).toBe(NOON + 1_400);
  clock.recordServerTime(NOON - 20);
  clock.recordRoundTrip(40);
  expect(clock.now()).toBe(NOON);
});

test.each([3_600_000, -3_600_000])('a device whose clock is set by %i ms is corrected', (by) => {
  let device = NOON;
  const clock = openClock(NOON, () => device);
  clock.recordServerTime(NOON);
  clock.recordRoundTrip(40);
  device += by;
  clock.recordServerTime(NOON);
  expect(clock.now()).toBe(NOON + 20);
});

test('LIST-10 subscribers are notified at each full second', () => {
  const clock = openClock(NOON + 400);
  const times: number[] = [];
  const leave = clock.subscribe(() => times.push(clock.now() - NOON));
  vi.advanceTimersByTime(2_700);
  expect(times).toEqual([1_000, 2_000, 3_000]);
  leave();
  vi.advanceTimersByTime(5_000);
  expect(times).toHaveLength(3);
});

test('a tab that becomes visible shows the time at once, and only while it is watched', () => {
  const clock = openClock(NOON);
  const listener = vi.fn();
  const leave = clock.subscribe(listener);
  listener.mockClear();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
  // One timer, not a second one beside the first.
  vi.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
});
