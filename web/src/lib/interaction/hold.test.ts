import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_MS, openHold } from './hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const happened: string[] = [];
  const hold = openHold((isHolding) => happened.push(isHolding ? 'began' : 'ended'));
  const press = () =>
    hold.press({
      onHeld: () => happened.push('held'),
      onTapped: () => happened.push('tapped'),
      onChanged: () => happened.push('changed'),
    });
  return { hold, press, happened };
}

test('a press counts once when it is held to the end, also if it is held longer', () => {
  const { hold, press, happened } = open();
  press();
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(happened).toEqual(['began']);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual(['began', 'ended', 'held']);
  vi.advanceTimersByTime(5 * HOLD_MS);
  hold.release();
  expect(happened).toEqual(['began', 'ended', 'held']);
});

test('a press that is released early is a tap', () => {
  const { hold, press, happened } = open();
  press();
  vi.advanceTimersByTime(HOLD_MS - 1);
  hold.release();
  vi.advanceTimersByTime(HOLD_MS);
  expect(happened).toEqual(['began', 'ended', 'tapped']);
});

test('a canceled press is neither, and a repeated key begins no second one', () => {
  const { hold, press, happened } = open();
  press();
  vi.advanceTimersByTime(HOLD_MS / 2);
  press();
  hold.cancel();
  hold.release();
  vi.advanceTimersByTime(2 * HOLD_MS);
  expect(happened).toEqual(['began', 'ended']);
});

test('a press does not count when the price changes meanwhile', () => {
  const { hold, press, happened } = open();
  hold.see('Bid $70.00');
  press();
  hold.see('Bid $70.00');
  expect(happened).toEqual(['began']);
  hold.see('Bid $75.00');
  vi.advanceTimersByTime(2 * HOLD_MS);
  expect(happened).toEqual(['began', 'ended', 'changed']);
});
