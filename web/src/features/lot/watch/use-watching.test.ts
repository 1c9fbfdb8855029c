import { expect, test, vi } from 'vitest';
import { refusal, renderHook } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { useWatching } from './use-watching.ts';

const SHOWN = ['catalog.getProductInfo', { product_id: 'kettle' }];

test('KEEP-04 the heart changes at once, and the lists of watched lots are refetched', async () => {
  const { hook, calls, queryClient } = await renderHook(() => useWatching(sampleLot()), {
    answers: { 'watchlist.addToWatchlist': { watchlist_id: 'w1' } },
  });
  queryClient.setQueryData(SHOWN, sampleLot());
  queryClient.setQueryData(['watchlist.getWatchlist', {}], {});
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 1 });
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(['watchlist.getWatchlist', {}])?.isInvalidated).toBe(true),
  );
  expect(calls[0]).toMatchObject({
    name: 'watchlist.addToWatchlist',
    input: { product_id: 'kettle' },
  });
});

test('a watched lot is removed from the watchlist', async () => {
  const { hook, calls, queryClient } = await renderHook(() => useWatching(sampleLot({ wlist: 1 })));
  queryClient.setQueryData(SHOWN, sampleLot({ wlist: 1 }));
  expect(hook.watched).toBe(true);
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 0 });
  await vi.waitFor(() => expect(calls[0]?.name).toBe('watchlist.removeFromWatchlist'));
});

test('the heart changes back when the server refuses', async () => {
  const { hook, queryClient } = await renderHook(() => useWatching(sampleLot()), {
    answers: { 'watchlist.addToWatchlist': refusal('NotFound') },
  });
  queryClient.setQueryData(SHOWN, sampleLot());
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 1 });
  await vi.waitFor(() => expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 0 }));
});
