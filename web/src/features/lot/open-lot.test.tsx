import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { openStage, renderHook } from '../../testing/render-hook.tsx';
import { LotLink, useIsOpeningLot, useOpenLot } from './open-lot.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  // After the unmounting by mountHook, which needs its own globals.
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test('NAV-11 the lot of the drawer is added to the query, and the page does not scroll', async () => {
  const { hook, navigations } = await renderHook(useOpenLot);
  hook('kettle');
  expect(navigations).toEqual([]);
  await vi.runAllTimersAsync();
  expect(navigations).toMatchObject([
    { to: '.', state: { lotOpenedHere: true }, resetScroll: false },
  ]);
  const search = navigations[0]?.search;
  expect(typeof search === 'function' && search({ q: 'saw' })).toEqual({ q: 'saw', lot: 'kettle' });
});

test('a lot is being opened from the press until its address is open', async () => {
  const seen: boolean[] = [];
  const { act } = await mountHook(() => {
    seen.push(useIsOpeningLot());
    return useOpenLot();
  });
  await act(async (open) => {
    open('kettle');
    await vi.runAllTimersAsync();
  });
  expect(seen).toEqual([false, true, false]);
});

test('a link to a lot leads to its page in a new tab or without scripts', async () => {
  const { render } = await openStage();
  const html = render(<LotLink lotId="kettle">Kettle</LotLink>);
  expect(html).toContain('<a href="/productView/kettle">Kettle</a>');
});
