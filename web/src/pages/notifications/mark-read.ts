import type { ReceivedNotification } from '@hammerdock/contract/shapes/notification.ts';
import type { CallName } from '../../api/calls.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';

export const REFRESHED: readonly CallName[] = [
  'notifications.listNotifications',
  'notifications.getUnreadCount',
];

interface Reading {
  /** false: it was read before, or an admin acts as the user (R36). */
  readonly canMark: boolean;
  readonly markRead: () => void;
  readonly isPending: boolean;
}

export function useReading({ id, read }: ReceivedNotification): Reading {
  const { impersonated } = useSession();
  const mark = useCommand('notifications.markNotificationRead', { refreshes: REFRESHED });
  const canMark = read === 0 && !impersonated;
  return {
    canMark,
    markRead: () => {
      if (canMark) mark.mutate({ notification_id: id });
    },
    isPending: mark.isPending,
  };
}
