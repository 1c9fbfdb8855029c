import { expect, test } from 'vitest';
import { openPressGuard } from './press-guard.ts';

function stage() {
  const at = { now: 10_000 };
  return { at, guard: openPressGuard(() => at.now) };
}

test('a first label can be pressed at once', () => {
  const { guard } = stage();
  guard.see('$70');
  expect(guard.judge()).toBe('free');
});

test('a press just after the price changed does not count, a later one does', () => {
  const { at, guard } = stage();
  guard.see('$70');
  guard.see('$71');
  expect(guard.judge()).toBe('changed');
  at.now += 399;
  guard.see('$71');
  expect(guard.judge()).toBe('changed');
  at.now += 1;
  expect(guard.judge()).toBe('free');
});

test('after a bid the button is locked for two seconds', () => {
  const { at, guard } = stage();
  guard.see('$70');
  guard.lock();
  at.now += 1_999;
  expect(guard.judge()).toBe('locked');
  at.now += 1;
  expect(guard.judge()).toBe('free');
});
