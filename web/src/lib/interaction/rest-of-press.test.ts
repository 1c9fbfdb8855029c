import { expect, onTestFinished, test, vi } from 'vitest';
import { ignoreRestOfPress } from './rest-of-press.ts';

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = new EventTarget();
  ignoreRestOfPress(page);
  /** Whether the page hears of it. */
  return (type: string, facts: object = {}): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), facts);
    page.dispatchEvent(event);
    return !event.defaultPrevented;
  };
}

test('the click that ends a touch is ignored, and later ones are not', () => {
  const hears = open();
  vi.advanceTimersByTime(5_000);
  expect(hears('pointerup')).toBe(true);
  vi.advanceTimersByTime(500);
  expect(hears('click')).toBe(false);
  vi.advanceTimersByTime(500);
  expect(hears('click')).toBe(true);
});

test('the next touch counts, however soon', () => {
  const hears = open();
  hears('pointerup');
  hears('pointerdown');
  expect(hears('click')).toBe(true);
});

test('the repeats and the release of a held key are ignored, and the next press is not', () => {
  const hears = open();
  expect(hears('keydown', { repeat: true })).toBe(false);
  expect(hears('click')).toBe(false);
  expect(hears('keyup')).toBe(false);
  expect(hears('keydown', { repeat: false })).toBe(true);
  expect(hears('keyup')).toBe(true);
  expect(hears('click')).toBe(true);
});
