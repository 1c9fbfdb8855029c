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
    const lot = sampleLotDetail();
    const unmute = vi.fn();
    const mute = vi.spyOn(announcements, 'mute').mockReturnValue(unmute);
    onTestFinished(() => mute.mockRestore());
    const sent = Promise.withResolvers<object>();
    const { act, navigations } = await mountHook(() => usePurchase(lot), {
      answers: { 'bidding.previewBuyNow': { bid: '40.00' }, 'bidding.buyNow': sent.promise },
    });
    await act(({ ask }) => ask());
    expect(mute).not.toHaveBeenCalled();
    await act(({ buy }) => buy());
    expect(mute).toHaveBeenCalledExactlyOnceWith(lot.id);
    expect(unmute).not.toHaveBeenCalled();
    await act(() => sent.resolve(answer));
    expect(unmute).toHaveBeenCalledOnce();
    expect(navigations.map(({ to }) => to)).toEqual(pages);
  },
);
