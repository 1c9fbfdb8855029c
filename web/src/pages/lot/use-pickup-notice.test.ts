import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { usePickupNotice } from './use-pickup-notice.ts';

const seen = (flag: 0 | 1) =>
  ({
    user: { role: 'buyer' },
    cached: [
      [
        ['account.checkLogedUserAlreadySeenPickupLocation', { product_id: 'kettle' }],
        { seen: flag, city: 'Decatur' },
      ],
    ],
  }) as const;

test('PV-11 a buyer reads the pickup notice once before a lot', async () => {
  const due = await renderHook(() => usePickupNotice('kettle'), seen(0));
  expect(due.hook).toMatchObject({ due: { city: 'Decatur' }, over: false });
  const read = await renderHook(() => usePickupNotice('kettle'), seen(1));
  expect(read.hook).toMatchObject({ due: null, over: true });
});

test('the lot waits until it is known whether the notice is due', async () => {
  const { hook } = await renderHook(() => usePickupNotice('kettle'), { user: { role: 'buyer' } });
  expect(hook).toMatchObject({ due: null, over: false });
});

test('a guest gets no notice', async () => {
  const { hook } = await renderHook(() => usePickupNotice('kettle'));
  expect(hook).toMatchObject({ due: null, over: true });
});

test('the answer is stored for the lot', async () => {
  const { hook, calls } = await renderHook(() => usePickupNotice('kettle'), seen(0));
  hook.answer(1);
  await expect
    .poll(() => calls)
    .toMatchObject([
      {
        name: 'account.createUpdateUserSeenPickupLocation',
        input: { product_id: 'kettle', flag: 1 },
      },
    ]);
});
