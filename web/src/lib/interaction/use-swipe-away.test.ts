import { expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useSwipeAway } from './use-swipe-away.ts';

const WIDTH = 400;

async function openSwipe() {
  const onAway = vi.fn();
  const { hook } = await renderHook(() => useSwipeAway(onAway));
  const card = { offsetWidth: WIDTH, style: { translate: '' }, setPointerCapture: vi.fn() };
  const at = (clientX: number, more: object = {}) => ({
    clientX,
    pointerId: 1,
    isPrimary: true,
    pointerType: 'touch',
    currentTarget: card,
    ...more,
  });
  return { hook, onAway, card, at };
}

test('NAV-10 a finger moves the card and swipes it away beyond a quarter of its width', async () => {
  const { hook, onAway, card, at } = await openSwipe();
  hook.onPointerDown(at(100));
  hook.onPointerMove(at(60));
  expect(card.style.translate).toBe('-40px');
  hook.onPointerUp(at(100 - WIDTH / 4 - 1));
  expect(onAway).toHaveBeenCalledTimes(1);
});

test('a shorter swipe moves the card back', async () => {
  const { hook, onAway, card, at } = await openSwipe();
  hook.onPointerDown(at(0));
  hook.onPointerMove(at(90));
  hook.onPointerUp(at(WIDTH / 4));
  expect(onAway).not.toHaveBeenCalled();
  expect(card.style.translate).toBe('');
});

test('a tap does not move the card', async () => {
  const { hook, card, at } = await openSwipe();
  hook.onPointerDown(at(0));
  hook.onPointerMove(at(4));
  expect(card.style.translate).toBe('');
  expect(card.setPointerCapture).not.toHaveBeenCalled();
});

test('a swipe that becomes scrolling does not count', async () => {
  const { hook, onAway, at } = await openSwipe();
  hook.onPointerDown(at(0));
  hook.onPointerCancel(at(WIDTH));
  expect(onAway).not.toHaveBeenCalled();
});

test.each([{ pointerType: 'mouse' }, { isPrimary: false }])('%o does not swipe', async (more) => {
  const { hook, onAway, card, at } = await openSwipe();
  hook.onPointerDown(at(0, more));
  hook.onPointerMove(at(WIDTH, more));
  hook.onPointerUp(at(WIDTH, more));
  expect(onAway).not.toHaveBeenCalled();
  expect(card.style.translate).toBe('');
});
