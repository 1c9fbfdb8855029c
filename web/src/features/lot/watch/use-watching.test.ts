import { expect, test } from 'vitest';
import { refusal, renderHook } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { useWatching } from './use-watching.ts';

const SHOWN = ['catalog.getProductInfo', { product_id: 'kettle' }];

test('KEEP-02 the heart changes at once, and the lists and counts of watched lots are refetched', async () => {
  const { hook, calls, queryClient } = await renderHook(() => useWatching(sampleLot()), {
    answers: { 'watchlist.addToWatchlist': { watchlist_id: 'w1' } },
  });
  queryClient.setQueryData(SHOWN, sampleLot());
  const lists = ['watchlist.getWatchlist', 'watchlist.getWatchlistCnt'];
  for (const list of lists) queryClient.setQueryData([list, {}], {});
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 1 });
  for (const list of lists)
    await expect.poll(() => queryClient.getQueryState([list, {}])?.isInvalidated).toBe(true);
  expect(calls[0]).toMatchObject({
    name: 'watchlist.addToWatchlist',
    input: { product_id: 'kettle' },
  });
});

test('KEEP-02 a watched lot is removed from the watchlist', async () => {
  const { hook, calls, queryClient } = await renderHook(() => useWatching(sampleLot({ wlist: 1 })));
  queryClient.setQueryData(SHOWN, sampleLot({ wlist: 1 }));
  expect(hook.watched).toBe(true);
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 0 });
  await expect.poll(() => calls[0]?.name).toBe('watchlist.removeFromWatchlist');
});

test('the heart changes back when the server refuses', async () => {
  const { hook, queryClient } = await renderHook(() => useWatching(sampleLot()), {
    answers: { 'watchlist.addToWatchlist': refusal('NotFound') },
  });
  queryClient.setQueryData(SHOWN, sampleLot());
  hook.toggle();
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 1 });
  await expect.poll(() => queryClient.getQueryData(SHOWN)).toMatchObject({ wlist: 0 });
});
