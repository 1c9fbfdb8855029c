import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import {
  countUnreadOf,
  hasNotification,
  markRead,
  markReadUntil,
} from '../../store/messaging/notifications.ts';

const MARKS = { one: markRead, 'all before': markReadUntil } as const;

interface Reading {
  readonly userId: string;
  readonly id: string;
  /** The notification, or also all before it. */
  readonly extent: keyof typeof MARKS;
}

/** Marks the user's notifications as read, and tells the user's tabs if that changed anything. */
export async function readNotifications(
  tx: Tx,
  { userId, id, extent }: Reading,
): Promise<Result<{ readonly unreadCount: number }, 'NotFound'>> {
  const own = { userId, id };
  if (!(await hasNotification(tx, own))) return refused('NotFound');
  const hasChanged = (await MARKS[extent](tx, own)) > 0;
  if (hasChanged) await appendEvent(tx, 'notifications.changed', { userId });
  return ok({ unreadCount: await countUnreadOf(tx, userId) });
}
