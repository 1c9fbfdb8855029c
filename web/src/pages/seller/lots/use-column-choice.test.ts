import { expect, test } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { useColumnChoice } from './use-column-choice.ts';

const KEY = 'hammerdock.hidden-lot-columns';

test('hidden columns are stored on the device, apart for drafts and published lots', async () => {
  const stored = new Map<string, string>();
  const both = () => ({ draft: useColumnChoice('draft'), sold: useColumnChoice('sold') });
  const { hook, act } = await mountHook(both, { stored });
  await act(({ draft }) => draft.hide(['brand', 'sku']));
  expect(hook().draft.isHidden('brand')).toBe(true);
  expect(hook().draft.isHidden('upc')).toBe(false);
  expect(hook().sold.isHidden('brand')).toBe(false);
  expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({ draft: ['brand', 'sku'], published: [] });
});

test('stored columns are hidden again', async () => {
  const stored = new Map([[KEY, JSON.stringify({ draft: ['brand'], published: [] })]]);
  const { hook, act } = await mountHook(() => useColumnChoice('draft'), { stored });
  expect(hook().isHidden('brand')).toBe(true);
  await act(({ hide }) => hide([]));
  expect(hook().isHidden('brand')).toBe(false);
});
