// A year of auctions before the store opened, for the seller's reports and statements (decision
// 0080): their lots and bids, receipts, payments, pickups, refunds and payouts.
import { hours, minutes, type Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { houseLabel } from '@hammerdock/server/src/operations/auctions/lots-of-manifest.ts';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { insertAuction } from '@hammerdock/server/src/store/auctions/auctions.ts';
import type { NewLot } from '@hammerdock/server/src/store/auctions/lots.ts';
import { findAuctionTerms } from '@hammerdock/server/src/store/invoices/invoice-issuing.ts';
import { seededRandom, type Random } from '../random.ts';
import type { SeedCenters } from '../seed/centers.ts';
import { writeAudits } from './audits.ts';
import { listPastAuctions, type PastAuction } from './past-auctions.ts';
import { playLots, type PastLot } from './past-lots.ts';
import { sellLots, type PastSale } from './past-sales.ts';
import { payOut } from './pay-out.ts';
import { insertRegulars, type Regular } from './regulars.ts';
import { writeLots } from './write-lots.ts';
import { writeSales } from './write-sales.ts';

export interface History {
  readonly now: Instant;
  readonly passwordHash: string;
  readonly centers: SeedCenters;
  /** The goods of each manifest; they are sold several times a year, with labels of their own. */
  readonly goods: readonly (readonly NewLot[])[];
  readonly sellerId: string;
  readonly adminId: string;
  /** Who hands over, by the id of the center. */
  readonly staffOf: ReadonlyMap<string, string>;
}

const LOTS = 60;
const DAY = hours(24);
const PICKUP_DAYS = 4;

export async function seedHistory(tx: Tx, history: History): Promise<void> {
  const auctions = listPastAuctions(history.now, history.centers);
  const since = (auctions[0]?.startsAt ?? history.now) - 20 * DAY;
  const regulars = await insertRegulars(tx, { since, passwordHash: history.passwordHash });
  const year: Year = {
    ...history,
    regulars: new Map(regulars.map((regular) => [regular.userId, regular])),
    random: seededRandom(1999),
  };
  const leftBehind = new Map<number, Relisted[]>();
  for (const [place, auction] of auctions.entries()) {
    // Lots do not move between centers (R22), which alternate.
    const next = auctions[place + 2];
    const relisted = leftBehind.get(place) ?? [];
    const left = await seedPastAuction(tx, { year, auction, place, relisted, next });
    leftBehind.set(place + 2, left);
  }
}

interface Year extends History {
  readonly regulars: ReadonlyMap<string, Regular>;
  readonly random: Random;
}

/** Goods that were not collected, and are in a later auction. */
type Relisted = NewLot & { readonly relistedFrom: string };

interface Seeding {
  readonly year: Year;
  readonly auction: PastAuction;
  readonly place: number;
  readonly relisted: readonly Relisted[];
  /** Undefined for the last ones: the store relists what was not collected there. */
  readonly next: PastAuction | undefined;
}

async function seedPastAuction(tx: Tx, seeding: Seeding): Promise<Relisted[]> {
  const { year, auction, place, relisted, next } = seeding;
  const { sellerId, adminId, staffOf, random, regulars, now } = year;
  const { center, ...fields } = auction;
  const { id: centerId, taxBps } = center;
  const increments = DEFAULT_INCREMENTS;
  const auctionId = await insertAuction(tx, { ...fields, sellerId, centerId, taxBps, increments });
  const goods = [...goodsFor(year, auction, place), ...relisted];
  const lots = playLots(auction, goods, { bidders: [...regulars.keys()], random, now });
  const terms = await findAuctionTerms(tx, auctionId);
  const { pickupStartsAt } = auction;
  const pickupDays = PICKUP_DAYS;
  const sales = sellLots(lots, { terms, pickupStartsAt, pickupDays, regulars, random });
  const listedAt = auction.startsAt - 2 * DAY;
  const left = next === undefined ? [] : leftLots(lots, sales);
  const againAt = (next?.startsAt ?? now) - DAY;
  const relistedAt = new Map(left.map(({ relistedFrom }) => [relistedFrom, againAt]));
  await writeLots(tx, { auctionId, listedAt, opensAt: auction.startsAt, lots, relistedAt });
  await tx
    .updateTable('auctions')
    .set({ createdAt: toDate(listedAt), publishedAt: toDate(listedAt) })
    .set({ invoicedAt: toDate(Math.max(...sales.map(({ issuedAt }) => issuedAt))) })
    .where('id', '=', auctionId)
    .execute();
  const staffId = staffOf.get(centerId) ?? adminId;
  await writeSales(tx, { sellerId, centerId, staffId, sales });
  await writeAudits(
    tx,
    left.map(({ relistedFrom }) => ({
      actorId: null,
      action: 'lot relisted',
      subject: relistedFrom,
      details: { auction: next?.number },
      at: toDate(againAt),
    })),
  );
  const paidAt = auction.endsAt + 13 * DAY + minutes(15);
  await payOut(tx, { auctionId, number: auction.number, sellerId, adminId, at: paidAt, sales });
  return left;
}

/** From the manifest of the auction's title, beginning further down each time. */
function goodsFor({ goods }: Year, { number }: PastAuction, place: number): NewLot[] {
  const delivery = goods[place % goods.length] ?? [];
  return Array.from({ length: LOTS }, (_, index) => {
    const lot = delivery[(place * 7 + index) % delivery.length];
    if (lot === undefined) throw new Error('a manifest of the demo is empty');
    // It has no Buy Now sales.
    const { buyNowCents: _price, ...fields } = lot;
    return { ...fields, lpn: houseLabel(number, index + 1) };
  });
}

function leftLots(lots: readonly PastLot[], sales: readonly PastSale[]): Relisted[] {
  const forfeited = new Set(
    sales
      .filter(({ forfeitedAt }) => forfeitedAt !== null)
      .flatMap(({ bill }) => bill.lines.map(({ lotId }) => lotId)),
  );
  return lots
    .filter(({ id }) => forfeited.has(id))
    .map(({ id, goods }) => ({ ...goods, relistedFrom: id }));
}
