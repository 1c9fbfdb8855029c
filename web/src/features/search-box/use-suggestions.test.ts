import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { renderHook } from '../../testing/render-hook.tsx';
import { comboboxOf, moveSelection, useSuggestions } from './use-suggestions.ts';

const SUGGESTIONS = [
  { kind: 'words', text: 'saw', product_id: null, category_id: null, avatarorg: null },
  { kind: 'words', text: 'saw blade', product_id: null, category_id: null, avatarorg: null },
];
const cached = [
  [['catalog.listSuggestions', { searchtext: 'saw' }], { suggestions: SUGGESTIONS }],
] as const;

test('FIND-03 the arrows go around the list, with the typed words between its ends', () => {
  const walk = (key: string, from: number) => moveSelection(key, from, 2)?.active;
  expect([walk('ArrowDown', -1), walk('ArrowDown', 0), walk('ArrowDown', 1)]).toEqual([0, 1, -1]);
  expect([walk('ArrowUp', -1), walk('ArrowUp', 1), walk('ArrowUp', 0)]).toEqual([1, 0, -1]);
});

test('Escape closes the list, and letters stay in the box', () => {
  expect(moveSelection('Escape', 1, 2)).toEqual({ active: -1, away: true });
  expect(moveSelection('a', 1, 2)).toBeNull();
});

test('suggestions are shown for two letters and more', async () => {
  const shown = await renderHook(() => useSuggestions(' saw '), { cached });
  expect(shown.hook).toMatchObject({ isShown: true, active: -1, suggestions: SUGGESTIONS });
  const one = await renderHook(() => useSuggestions('s'), { cached });
  expect(one.hook).toMatchObject({ isShown: false, suggestions: [] });
  expect(one.hook.steer('ArrowDown')).toBe(false);
});

test('the field names its selected suggestion to screen readers', () => {
  const list = { suggestions: [], isShown: true, active: 1, steer: () => false };
  expect(comboboxOf('box', list)).toMatchObject({
    'aria-expanded': true,
    'aria-controls': 'box-list',
    'aria-activedescendant': 'box-1',
  });
  expect(comboboxOf('box', { ...list, active: -1 })['aria-activedescendant']).toBeUndefined();
});

test('after Escape any edit shows suggestions again, also for the same words', async () => {
  const typed = { text: 'saw' };
  const { hook, act } = await mountHook(
    () => {
      const [, again] = useState(0);
      const list = useSuggestions(typed.text);
      return { list, again: () => again((count) => count + 1) };
    },
    { cached },
  );
  await act(({ list }) => list.steer('Escape'));
  expect(hook().list.isShown).toBe(false);
  for (const text of ['', 'saw']) {
    typed.text = text;
    await act(({ again }) => again());
  }
  expect(hook().list.isShown).toBe(true);
});
