// Sends how far an import is to all tabs of those who work on it.
import type { ImportProgress } from '../events/subscribers.ts';
import type { RoomEmitter } from './socket-types.ts';
import { userRoom } from './rooms.ts';

export function publishProgress(
  steps: readonly ImportProgress[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): void {
  for (const { name, step } of steps) {
    for (const userId of step.userIds.filter(mayBeConnected)) {
      const room = io.to(userRoom(userId));
      const channel = 'user';
      if (name === 'manifest.progressed') {
        const { importId: import_id, state, rows, done } = step;
        room.emit('manifestProgress', { channel, import_id, state, rows, done });
      } else {
        const { archiveId: archive_id, state, photos, done } = step;
        room.emit('archiveProgress', { channel, archive_id, state, photos, done });
      }
    }
  }
}
