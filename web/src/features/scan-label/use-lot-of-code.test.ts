import { expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useLotOfCode } from './use-lot-of-code.ts';

test('FIND-05 the lot of a scanned code opens after the dialog has closed', async () => {
  const onFound = vi.fn();
  const { hook, navigations } = await renderHook(() => useLotOfCode(onFound), {
    answers: { 'catalog.getLotByLabel': { product_id: 'kettle' } },
  });
  await hook.openLot('LPN00412');
  expect(onFound).toHaveBeenCalledTimes(1);
  expect(navigations).toEqual([{ to: '/productView/kettle' }]);
});

test('an unknown code leaves the dialog open', async () => {
  const onFound = vi.fn();
  const { hook, navigations } = await renderHook(() => useLotOfCode(onFound));
  await hook.openLot('nothing');
  expect(onFound).not.toHaveBeenCalled();
  expect(navigations).toEqual([]);
});
