import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { usePurchase } from './use-purchase.ts';

test('Buy Now asks for a quote of the lot, and buys nothing without one', async () => {
  const { hook, calls } = await renderHook(() => usePurchase(sampleLotDetail()));
  hook.buy();
  hook.ask();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bidding.previewBuyNow',
    input: { product_id: 'kettle' },
  });
});
