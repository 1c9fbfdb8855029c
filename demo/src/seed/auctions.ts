// Auctions of a seeded store.
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { openingFrom } from '@hammerdock/domain/pickup/opening-hours.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { insertAuction } from '@hammerdock/server/src/store/auctions/auctions.ts';
import { insertLots, type NewLot } from '@hammerdock/server/src/store/auctions/lots.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { HOURS, type SeedCenter } from './centers.ts';

export interface SeedAuction {
  readonly number: number;
  readonly title: string;
  readonly center: SeedCenter;
  readonly sellerId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly softCloseSeconds?: number;
  readonly staggerSeconds?: number;
  /** Moved to the center's next opening. */
  readonly pickupStartsAt: Instant;
}

export interface FilledAuction {
  readonly auctionId: string;
  readonly centerId: string;
  readonly lotIds: readonly string[];
}

/** Inserts a published auction; its lots are opened by the closers like those of any auction. */
export async function fillAuction(
  tx: Tx,
  { center, ...auction }: SeedAuction,
  lots: readonly NewLot[],
): Promise<FilledAuction> {
  const staggerSeconds = auction.staggerSeconds ?? 10;
  const auctionId = await insertAuction(tx, {
    ...auction,
    pickupStartsAt: openingFrom(auction.pickupStartsAt, HOURS),
    centerId: center.id,
    taxBps: center.taxBps,
    staggerSeconds,
    softCloseSeconds: auction.softCloseSeconds ?? 300,
    increments: DEFAULT_INCREMENTS,
  });
  const schedule = {
    auctionId,
    phase: 'upcoming' as const,
    opensAt: auction.startsAt,
    firstClosesAt: auction.endsAt,
    staggerSeconds,
    fromNumber: 1,
  };
  return { auctionId, centerId: center.id, lotIds: await insertLots(tx, schedule, lots) };
}
