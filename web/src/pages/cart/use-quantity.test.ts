import type { CartLine } from '@hammerdock/contract/shapes/cart.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { checkQuantity, useQuantity } from './use-quantity.ts';

// The fields that the quantity needs.
const line = {
  project_id: 'l1',
  projects_title: 'Pie funnel',
  qty: 1,
  projects_qty: 5,
  projects_sold: 2,
} as Partial<CartLine> as CartLine;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['', 'Enter quantity'],
  ['0', 'Enter quantity'],
  ['1.5', 'Enter quantity'],
  ['-1', 'Enter quantity'],
  ['4', 'Pie funnel: only 3 left.'],
  ['3', null],
  ['1', null],
])('PAY-08 a quantity of "%s" of three results in %j', (typed, error) => {
  expect(checkQuantity(typed, line)).toBe(error);
});

test('PAY-08 a quantity is sent one second after the last change', async () => {
  const { hook, act, calls } = await mountHook(() => useQuantity(line), {
    answers: { 'cart.updateCartLine': {} },
  });
  await act(({ change }) => change('2'));
  await act(() => vi.advanceTimersByTimeAsync(999));
  await act(({ change }) => change('3'));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(calls).toEqual([]);
  expect(hook()).toMatchObject({ typed: '3', isPending: true, error: null });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(calls).toMatchObject([
    { name: 'cart.updateCartLine', input: { project_id: 'l1', qty: 3 } },
  ]);
});

test('an invalid quantity is not sent, and a refused one says why', async () => {
  const { hook, act, calls } = await mountHook(() => useQuantity(line), {
    answers: { 'cart.updateCartLine': refusal('PiecesGone') },
  });
  await act(({ change }) => change('2'));
  await act(({ change }) => change(''));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(calls).toEqual([]);
  expect(hook().error).toBe('Enter quantity');
  await act(({ change }) => change('2'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(hook().error).toBe('Refused: PiecesGone');
});
