// Lots in every state, for tests of watchlists and notes.
import { minutes } from '@hammerdock/domain/time.ts';
import { readNow } from '../db/database.ts';
import { buildAuction, buildLot } from './build.ts';
import { openWorld, type World } from './world.ts';

export interface WatchlistWorld extends World {
  readonly auctionId: string;
  /** Closes a day after the world opens. */
  addLot(phase?: 'draft' | 'upcoming' | 'open'): Promise<string>;
  /** Sets the phase without running a close, which is not what these tests cover. */
  endLot(lotId: string, phase?: 'sold' | 'unsold' | 'cancelled'): Promise<void>;
}

const LONG_MINUTES = 60 * 24;

export async function openWatchlistWorld(): Promise<WatchlistWorld> {
  const world = await openWorld();
  const { owner } = world;
  const endsAt = (await readNow(owner)) + minutes(LONG_MINUTES);
  const auctionId = await buildAuction(owner, { endsAt });
  return {
    ...world,
    auctionId,
    addLot: (phase = 'open') =>
      buildLot(owner, {
        auctionId,
        phase,
        closesAt: endsAt,
        ...(phase === 'upcoming' ? { opensAt: endsAt - minutes(1) } : {}),
      }),
    endLot: async (lotId, phase = 'unsold') =>
      void (await owner.updateTable('lots').set({ phase }).where('id', '=', lotId).execute()),
  };
}
