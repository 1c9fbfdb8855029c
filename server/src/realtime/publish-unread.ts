// NTF-05: sends the number of unread notifications to all tabs of a user.
import type { Tx } from '../db/database.ts';
import { countUnread } from '../store/messaging/notifications.ts';
import { viewUnread } from '../views/messaging/notification.ts';
import { userRoom } from './rooms.ts';
import type { RoomEmitter } from './socket-types.ts';

export async function publishUnread(
  tx: Tx,
  userIds: readonly string[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): Promise<void> {
  const connected = userIds.filter(mayBeConnected);
  const counts = await countUnread(tx, connected);
  for (const userId of connected) {
    io.to(userRoom(userId)).emit('notificationsChanged', viewUnread(counts.get(userId) ?? 0));
  }
}
