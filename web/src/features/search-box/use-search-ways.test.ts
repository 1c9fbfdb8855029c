import type { Suggestion } from '@hammerdock/contract/shapes/catalog.ts';
import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useSearchWays } from './use-search-ways.ts';

const suggestion = (changes: Partial<Suggestion>): Suggestion => ({
  kind: 'words',
  text: 'copper kettle',
  product_id: null,
  category_id: null,
  avatarorg: null,
  ...changes,
});

test('FIND-05 a label opens its lot', async () => {
  const { hook, calls, navigations } = await renderHook(useSearchWays, {
    answers: { 'catalog.getLotByLabel': { product_id: 'kettle' } },
  });
  await hook.search(' LPN00412 ');
  expect(calls).toMatchObject([{ name: 'catalog.getLotByLabel', input: { code: 'LPN00412' } }]);
  expect(navigations).toEqual([{ to: '/productView/kettle' }]);
});

test('an unknown label is searched for like other words', async () => {
  const { hook, navigations } = await renderHook(useSearchWays);
  await hook.search('LPN00412');
  expect(navigations).toEqual([{ to: '/search', search: { q: 'LPN00412' } }]);
});

test('words are searched for without asking for a lot, and no words show all lots', async () => {
  const { hook, calls, navigations } = await renderHook(useSearchWays);
  await hook.search('copper kettle');
  await hook.search('  ');
  expect(calls).toEqual([]);
  expect(navigations).toEqual([
    { to: '/search', search: { q: 'copper kettle' } },
    { to: '/search', search: {} },
  ]);
});

test('FIND-03 a suggestion opens its lot, its category or its words', async () => {
  const { hook, navigations } = await renderHook(useSearchWays);
  hook.open(suggestion({ kind: 'lot', product_id: 'kettle' }));
  hook.open(suggestion({ kind: 'category', category_id: 'kitchen' }));
  hook.open(suggestion({}));
  expect(navigations).toEqual([
    { to: '/productView/kettle' },
    { to: '/search', search: { category: 'kitchen' } },
    { to: '/search', search: { q: 'copper kettle' } },
  ]);
});
