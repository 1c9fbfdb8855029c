import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal, renderHook, type Answers } from '../../testing/render-hook.tsx';
import { useRefund, type Lot } from './use-refund.ts';

// The fields that a refund reads.
const lot = { lot_id: 'kettle', refundable_amt: '126.36' } as Partial<Lot> as Lot;
const PREVIEW = [
  'refunds.previewRefund',
  { lot_id: 'kettle', amount: '126.36', refund_mode: 'card' },
];
const preview = {
  refund_types: ['our error', 'guarantee'],
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

test('an amount that is too high leaves the other fields as they were', async () => {
  const answers: Answers = { 'refunds.previewRefund': preview };
  const { hook, act } = await mountHook(() => useRefund(lot, () => undefined), { answers });
  await expect.poll(() => hook().shown).toEqual(preview);
  answers['refunds.previewRefund'] = refusal('RefundTooLarge');
  await act(({ change }) => change({ type: 'guarantee', returned: true }));
  await act(({ change }) => change({ amount: '999.00' }));
  await expect.poll(() => hook().trouble).not.toBeNull();
  expect(hook()).toMatchObject({
    types: ['our error', 'guarantee'],
    mayReturn: true,
    last: preview,
    choice: { type: 'guarantee', returned: true, amount: '999.00' },
  });
  expect(hook().shown).toBeUndefined();
});
