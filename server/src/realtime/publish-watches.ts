// LIVE-05: whoever watches a lot, or no longer does, sees it in all own tabs and in the badge.
import type { Tx } from '../db/database.ts';
import type { WatchChange } from '../events/subscribers.ts';
import { countWatches } from '../store/watches.ts';
import { viewWatchChange } from '../views/live.ts';
import type { LiveVoice } from './live-server.ts';
import { userRoom } from './rooms.ts';

export async function publishWatches(
  tx: Tx,
  changes: readonly WatchChange[],
  { io, mayBeThere }: { io: LiveVoice; mayBeThere: (userId: string) => boolean },
): Promise<void> {
  const told = changes.filter(({ userId }) => mayBeThere(userId));
  // Counted here and not by whoever wrote: of two tabs that write at once, neither sees the other.
  const counts = await countWatches(tx, [...new Set(told.map(({ userId }) => userId))]);
  for (const change of told) {
    const event = viewWatchChange(change, counts.get(change.userId) ?? 0);
    io.to(userRoom(change.userId)).emit('watchlistAdded', event);
  }
}
