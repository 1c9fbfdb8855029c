import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countUnreadOf,
  findNewestId,
  listNotificationsOf,
} from '../../store/messaging/notifications.ts';
import { viewReceived } from '../../views/messaging/notification.ts';

export const listNotifications: Handler<typeof notifications.listNotifications> = async (
  { page, limit, unread_only },
  { db, actor: { userId } },
) => {
  const wanted = { page, limit, unreadOnly: unread_only === 1 };
  const { rows, count } = await listNotificationsOf(db, userId, wanted);
  return ok({
    notificationList: rows.map(viewReceived),
    notificationCount: count,
    newest_id: await findNewestId(db, userId),
    unreadCount: await countUnreadOf(db, userId),
  });
};
