import { expect, test } from 'vitest';
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
