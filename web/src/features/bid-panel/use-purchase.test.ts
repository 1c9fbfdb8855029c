import { useState } from 'react';
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

test('a purchase without an answer says so, and goes on once the lot shows that it was made', async () => {
  const [open, bought] = [
    sampleLotDetail(),
    sampleLotDetail({ market_status: 'sold', buynowed: 'bea', common_invoice: 'r1' }),
  ];
  const { hook, act, navigations } = await mountHook(
    () => {
      const [lot, setLot] = useState(open);
      return { ...usePurchase(lot), setLot };
    },
    {
      answers: {
        'bidding.previewBuyNow': { bid: '40.00' },
        'bidding.buyNow': refusal('NoAnswer'),
      },
    },
  );
  await act(({ ask }) => ask());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ buy }) => buy());
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(hook()).toMatchObject({ buying: true, isUnanswered: false });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(hook()).toMatchObject({ buying: false, isUnanswered: true, quote: { bid: '40.00' } });
  expect(navigations).toEqual([]);
  await act(({ setLot }) => setLot(bought));
  expect(navigations.map(({ to }) => to)).toEqual(['/checkout/invoice/r1']);
  expect(hook()).toMatchObject({ quote: null, isUnanswered: false });
});
