// LIVE-05: sends a change of watches to all tabs of the user, with the count of the badge.
import type { Tx } from '../db/database.ts';
import type { WatchChange } from '../events/subscribers.ts';
import { countWatches } from '../store/catalog/watches.ts';
import { viewWatchChange } from '../views/bidding/live.ts';
import type { RoomEmitter } from './socket-types.ts';
import { userRoom } from './rooms.ts';

export async function publishWatches(
  tx: Tx,
  changes: readonly WatchChange[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): Promise<void> {
  const sent = changes.filter(({ userId }) => mayBeConnected(userId));
  // Counted here, since two concurrent transactions do not see each other's rows.
  const counts = await countWatches(tx, [...new Set(sent.map(({ userId }) => userId))]);
  for (const change of sent) {
    const event = viewWatchChange(change, counts.get(change.userId) ?? 0);
    io.to(userRoom(change.userId)).emit('watchlistAdded', event);
  }
}
