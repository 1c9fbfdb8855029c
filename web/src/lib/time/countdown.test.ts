import { expect, test } from 'vitest';
import { openClock } from './clock.tsx';
import { countdownText, urgencyOf } from './countdown.ts';

test.each([
  [1, '0S'],
  [999, '0S'],
  [1_000, '1S'],
  [59_999, '59S'],
  [60_000, '1M 0S'],
  [3_600_000, '1H 0M 0S'],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000, '2D 3H 4M 5S'],
])('%i milliseconds are %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

test.each([0, 42, 500, 999])(
  'a close %i ms after a full second is shown to within a second',
  (fraction) => {
    const closesAt = 100_000 + fraction;
    for (let now = 90_000; now < closesAt; now += 37) {
      // As `useNow` does.
      const tick = Math.floor(now / 1_000) * 1_000;
      const shown = Number(countdownText(closesAt - tick)?.replace('S', ''));
      expect(Math.abs(shown * 1_000 - (closesAt - now))).toBeLessThanOrEqual(1_000);
    }
  },
);

test('at the close no time is left', () => {
  expect(countdownText(0)).toBeNull();
  expect(countdownText(-5)).toBeNull();
});

test.each([
  [300_001, 'calm'],
  [300_000, 'soon'],
  [60_001, 'soon'],
  [60_000, 'last'],
  [1, 'last'],
  [0, 'over'],
])('with %i milliseconds left it looks %s', (left, urgency) => {
  expect(urgencyOf(left)).toBe(urgency);
});

test('the clock follows the server, not the device, through a sleep', () => {
  let device = 1_000_000;
  const clock = openClock(5_000_000, () => device);
  expect(clock.now()).toBe(5_000_000);
  device += 3_600_000;
  expect(clock.now()).toBe(8_600_000);
  clock.recordServerTime(8_600_500);
  clock.recordRoundTrip(40);
  expect(clock.now()).toBe(8_600_520);
});
