// Sends how far an import of a manifest is to all tabs of those who work on it.
import type { ManifestProgress } from '../events/subscribers.ts';
import type { RoomEmitter } from './socket-types.ts';
import { userRoom } from './rooms.ts';

export function publishProgress(
  steps: readonly ManifestProgress[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): void {
  for (const { userIds, importId, state, rows, done } of steps) {
    const event = { channel: 'user', import_id: importId, state, rows, done } as const;
    for (const userId of userIds.filter(mayBeConnected)) {
      io.to(userRoom(userId)).emit('manifestProgress', event);
    }
  }
}
