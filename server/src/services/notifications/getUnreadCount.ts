import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countUnreadOf } from '../../store/messaging/notifications.ts';

export const getUnreadCount: Handler<typeof notifications.getUnreadCount> = async (
  _input,
  { db, actor: { userId } },
) => ok({ unreadCount: await countUnreadOf(db, userId) });
