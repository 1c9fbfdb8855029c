import { expect, test } from 'vitest';
import { isVirtualClick, isVirtualPointer } from './virtual-press.ts';

test('a click without a pointer comes from assistive technology', () => {
  expect(isVirtualClick({ detail: 0 })).toBe(true);
  expect(isVirtualClick({ detail: 1 })).toBe(false);
});

test('a pointer without size or pressure comes from assistive technology', () => {
  const finger = { width: 23, height: 23, pressure: 0.5, detail: 0 };
  const mouse = { width: 1, height: 1, pressure: 0.5, detail: 0 };
  expect([finger, mouse].map(isVirtualPointer)).toEqual([false, false]);
  const voiceOver = { width: 0, height: 0, pressure: 0, detail: 0 };
  const talkBack = { width: 1, height: 1, pressure: 0, detail: 0 };
  expect([voiceOver, talkBack].map(isVirtualPointer)).toEqual([true, true]);
});
