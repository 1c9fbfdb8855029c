// Auctions and lots of a seeded store, written as publishing writes them (R55).
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { json, toDate, type Db } from '../database.ts';
import { newId } from '../../gateways/ids.ts';

export interface SeedAuction {
  readonly number: number;
  readonly title: string;
  readonly centerId: string;
  readonly sellerId: string;
  readonly taxBps: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly softCloseSeconds?: number;
  readonly staggerSeconds?: number;
  readonly pickupStartsAt: Instant;
}

export async function insertAuction(db: Db, auction: SeedAuction): Promise<string> {
  const id = newId();
  await db
    .insertInto('auctions')
    .values({
      id,
      number: auction.number,
      title: auction.title,
      centerId: auction.centerId,
      sellerId: auction.sellerId,
      taxBps: auction.taxBps,
      startsAt: toDate(auction.startsAt),
      endsAt: toDate(auction.endsAt),
      softCloseSeconds: auction.softCloseSeconds ?? 300,
      staggerSeconds: auction.staggerSeconds ?? 10,
      pickupStartsAt: toDate(auction.pickupStartsAt),
      increments: json(DEFAULT_INCREMENTS),
      publishedAt: toDate(auction.startsAt),
    })
    .execute();
  return id;
}

export interface SeedLot {
  readonly lpn: string;
  readonly title: string;
  readonly description: string;
  readonly categoryId: string;
  readonly condition: string;
  readonly conditionNote?: string;
  readonly itemCount?: number;
  readonly msrpCents: number;
  readonly startPriceCents: number;
  readonly floorLocation: string;
  readonly sku?: string;
  readonly upc?: string;
  readonly brand?: string;
  readonly images?: readonly string[];
  readonly depositCents?: number;
  readonly retractMinutes?: number;
}

export interface LotSchedule {
  readonly auctionId: string;
  readonly phase: 'upcoming' | 'open';
  readonly opensAt: Instant;
  /** The close of the first lot; the others follow, one stagger apart (R20). */
  readonly firstClosesAt: Instant;
  readonly staggerSeconds: number;
}

/** Ids in the order of the lots; one statement, whatever their number. */
export async function insertLots(
  db: Db,
  schedule: LotSchedule,
  lots: readonly SeedLot[],
): Promise<string[]> {
  const rows = lots.map((lot, index) => {
    const closesAt = schedule.firstClosesAt + index * schedule.staggerSeconds * 1000;
    return {
      id: newId(),
      auctionId: schedule.auctionId,
      number: index + 1,
      ...lot,
      images: json(lot.images ?? []),
      phase: schedule.phase,
      firstPhase: schedule.phase,
      opensAt: toDate(schedule.opensAt),
      firstClosesAt: toDate(closesAt),
      closesAt: toDate(closesAt),
    };
  });
  await db.insertInto('lots').values(rows).execute();
  return rows.map(({ id }) => id);
}
