import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { renderHook } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { useBidFlow } from './use-bid-flow.ts';

const lot = sampleLotDetail({ next_bid: '21.00' });

test('a typed maximum is quoted as a proxy bid, with either decimal separator', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.ask('30,50', 'proxy');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bidding.preBidConfirm',
    input: { product_id: 'kettle', wsprice: '30.50', bidding_type: 'proxy' },
  });
});

test('an exact bid is quoted as a hard bid (R9)', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.ask('30.50', 'hard');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.input).toMatchObject({ wsprice: '30.50', bidding_type: 'hard' });
});

test('a quick bid states the price of the button', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.bidQuickly();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bidding.placeBid',
    input: { product_id: 'kettle', quick: 1, wsprice: '21.00' },
  });
});

test('after a remedy the typed bid is quoted again, or the quick bid is repeated', async () => {
  const typed = await renderHook(() => useBidFlow(lot, '45'));
  typed.hook.askAgain();
  await expect.poll(() => typed.calls[0]?.name).toBe('bidding.preBidConfirm');
  expect(typed.calls[0]?.input).toMatchObject({ wsprice: '45' });

  const quick = await renderHook(() => useBidFlow(lot, ''));
  quick.hook.askAgain();
  await expect.poll(() => quick.calls[0]?.name).toBe('bidding.placeBid');
});

test('nothing is confirmed without a quote', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.confirm();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('a dialog that cannot open says that nothing was placed, and Retry asks again', async () => {
  const { hook, act, calls } = await mountHook(() => useBidFlow(lot, ''));
  await act((flow) => flow.ask('30.50', 'proxy'));
  await act((flow) => flow.onDialogMissing());
  expect(hook()).toMatchObject({ quote: null, refused: null });
  expect(hook().outcome).toMatchObject({
    kind: 'not placed',
    text: 'We couldn’t reach the store. Your bid was NOT placed.',
    canRetry: true,
  });
  await act((flow) => flow.retry());
  expect(calls.map(({ name }) => name)).toEqual(['bidding.preBidConfirm', 'bidding.preBidConfirm']);
});
