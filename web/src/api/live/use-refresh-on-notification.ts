import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallName } from '../calls.ts';
import { callQuery, refreshCalls } from '../query.tsx';
import { useApi } from '../use-api.ts';

/** A new notification, such as of a payment made elsewhere, refreshes these calls of the page. */
export function useRefreshOnNotification(names: readonly CallName[]): void {
  const client = useQueryClient();
  // Kept up to date by the bell of the header and its events.
  const counted = callQuery(useApi(), 'notifications.getUnreadCount', {});
  const count = useQuery({ ...counted, enabled: false }).data?.unreadCount;
  const before = useRef(count);
  const refresh = useEffectEvent(() => refreshCalls(client, names));
  useEffect(() => {
    const isNew = before.current !== undefined && (count ?? 0) > before.current;
    before.current = count;
    if (isNew) void refresh();
  }, [count]);
}
