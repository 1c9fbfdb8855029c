import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useRefund, type Lot } from './use-refund.ts';

// The fields that a refund reads.
const lot = { lot_id: 'kettle', refundable_amt: '126.36' } as Partial<Lot> as Lot;
const PREVIEW = [
  'refunds.previewRefund',
  { lot_id: 'kettle', amount: '126.36', refund_mode: 'card' },
];
const preview = {
  refund_types: ['our error', 'damaged'],
  returnable: true,
  card_amount: '126.36',
  credit_amount: '0.00',
};

test('a refund starts with all that can be refunded, by card, for the first type', async () => {
  const { hook } = await renderHook(() => useRefund(lot, () => undefined), {
    cached: [[PREVIEW, preview]],
  });
  expect(hook.choice).toMatchObject({ amount: '126.36', mode: 'card', type: 'our error' });
  expect(hook).toMatchObject({ mayReturn: true, trouble: null, shown: preview });
});

test('nothing is refunded without a reason', async () => {
  const { hook, calls } = await renderHook(() => useRefund(lot, () => undefined), {
    cached: [[PREVIEW, preview]],
  });
  hook.give();
  await Promise.resolve();
  expect(calls).toEqual([]);
});
