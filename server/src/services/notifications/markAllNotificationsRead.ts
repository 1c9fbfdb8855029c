import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { readNotifications } from '../../operations/messaging/read-notifications.ts';
import type { Handler } from '../../rpc/handler.ts';

export const markAllNotificationsRead: Handler<typeof notifications.markAllNotificationsRead> = (
  { notification_id: id },
  ctx,
) =>
  ctx.transact((tx) =>
    readNotifications(tx, { userId: ctx.actor.userId, id, extent: 'all before' }),
  );
