import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countUnreadOf, hasNotification, markRead } from '../../store/messaging/notifications.ts';

export const markNotificationRead: Handler<typeof notifications.markNotificationRead> = (
  { notification_id: id },
  ctx,
) => {
  const own = { userId: ctx.actor.userId, id };
  return ctx.transact(async (tx) => {
    if (!(await hasNotification(tx, own))) return refused('NotFound');
    const hasChanged = await markRead(tx, own);
    if (hasChanged) await appendEvent(tx, 'notifications.changed', { userId: own.userId });
    return ok({ unreadCount: await countUnreadOf(tx, own.userId) });
  });
};
