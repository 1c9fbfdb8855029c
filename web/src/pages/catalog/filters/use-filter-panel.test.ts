import { expect, test } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { useFilterPanel } from './use-filter-panel.ts';

const TYPED = { min: '200', max: '50' };
const APPLIED = { q: 'saw', min: '50', max: '200' };

async function openPanel() {
  const narrowed: object[] = [];
  const mounted = await mountHook(() =>
    useFilterPanel({ q: 'saw' }, (next) => void narrowed.push(next)),
  );
  await mounted.act(({ open }) => open());
  await mounted.act(({ type }) => type({ min: '200', max: '' }));
  await mounted.act(({ type }) => type(TYPED));
  return { ...mounted, narrowed };
}

test('a typed price is applied when the panel closes', async () => {
  const { hook, act, narrowed } = await openPanel();
  expect([hook().isPending, narrowed]).toEqual([true, []]);
  await act(({ close }) => close());
  expect(narrowed).toEqual([APPLIED]);
  expect(hook()).toMatchObject({ opened: false, isPending: false });
});

test('Back applies it as well, once the history is back on this page', async () => {
  const { hook, act, narrowed } = await openPanel();
  await act(({ back }) => back());
  expect([hook().opened, narrowed]).toEqual([false, []]);
  await act(() => window.dispatchEvent(new Event('popstate')));
  expect(narrowed).toEqual([APPLIED]);
});

test('another choice applies it too', async () => {
  const { act, narrowed } = await openPanel();
  await act(({ apply }) => apply({ q: 'saw', buynow: '1' }));
  await act(({ close }) => close());
  expect(narrowed).toEqual([{ ...APPLIED, buynow: '1' }]);
});

test('clearing forgets it, and an unchanged price changes nothing', async () => {
  const { hook, act, narrowed } = await openPanel();
  const before = hook().clearings;
  await act(({ clear }) => clear(() => undefined));
  expect(hook().clearings).not.toBe(before);
  await act(({ type }) => type({ min: '', max: '' }));
  await act(({ close }) => close());
  expect(narrowed).toEqual([]);
});
