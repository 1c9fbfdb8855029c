import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useRefreshOnNotification } from './use-refresh-on-notification.ts';

const COUNT = ['notifications.getUnreadCount', {}];
const RECEIPTS = ['invoices.getReceipt', {}];

test('a new notification refreshes the calls, and one that was read does not', async () => {
  const { act, queryClient } = await mountHook(
    () => {
      useRefreshOnNotification(['invoices.getReceipt']);
      return true;
    },
    {
      cached: [
        [COUNT, { unreadCount: 2 }],
        [RECEIPTS, {}],
      ],
    },
  );
  const isStale = () => queryClient.getQueryState(RECEIPTS)?.isInvalidated;
  await act(() => queryClient.setQueryData(COUNT, { unreadCount: 1 }));
  expect(isStale()).toBe(false);
  await act(() => queryClient.setQueryData(COUNT, { unreadCount: 2 }));
  expect(isStale()).toBe(true);
});
