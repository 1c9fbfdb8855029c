// Tells all tabs of a buyer that the desk handed over lots or undid it (R33), and that a pickup
// time was chosen, changed or canceled (R32).
import { userRoom } from './rooms.ts';
import type { RoomEmitter } from './socket-types.ts';

export function publishPickups(
  userIds: readonly string[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): void {
  for (const userId of userIds.filter(mayBeConnected)) {
    io.to(userRoom(userId)).emit('pickupsChanged', { channel: 'user' });
  }
}
