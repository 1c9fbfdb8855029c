import { seconds } from '@hammerdock/domain/time.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '../../lib/notices/announcements.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal, renderHook } from '../../testing/render-hook.tsx';
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

test.each([
  ['bought', { common_invoice: 'r1' }, ['/checkout/invoice/r1']],
  ['refused', refusal('BoughtAlready'), []],
])(
  'a lot is not announced beside the answer to its purchase, only until it is %s',
  async (_, answer, pages) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lot = sampleLotDetail();
    const isMuted = async (): Promise<boolean> => {
      announcements.announce(`price ${lot.id}`, 'Sold');
      await vi.advanceTimersByTimeAsync(seconds(3));
      const spoken = announcements.current();
      await vi.advanceTimersByTimeAsync(seconds(10));
      return spoken === '';
    };
    const sent = Promise.withResolvers<object>();
    const { act, navigations } = await mountHook(() => usePurchase(lot), {
      answers: { 'bidding.previewBuyNow': { bid: '40.00' }, 'bidding.buyNow': sent.promise },
    });
    await act(({ ask }) => ask());
    expect(await isMuted()).toBe(false);
    await act(({ buy }) => buy());
    expect(await isMuted()).toBe(true);
    await act(() => sent.resolve(answer));
    expect(await isMuted()).toBe(false);
    expect(navigations.map(({ to }) => to)).toEqual(pages);
  },
);
