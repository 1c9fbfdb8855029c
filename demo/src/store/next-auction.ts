// The demo store always has lots (OPS-03): when no auction is upcoming, another one is added.
import { hours, type Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import {
  houseLabel,
  lotsOfManifest,
} from '@hammerdock/server/src/operations/auctions/lots-of-manifest.ts';
import { listAuctions, takeAuctionNumber } from '@hammerdock/server/src/store/auctions/auctions.ts';
import { listCategories } from '@hammerdock/server/src/store/catalog/categories.ts';
import { listCenters } from '@hammerdock/server/src/store/pickup/centers.ts';
import { refreshSearchWords } from '@hammerdock/server/src/store/catalog/search-words.ts';
import { readNow, type Db, type Tx } from '@hammerdock/server/src/db/database.ts';
import { MANIFESTS, readDemoManifest } from '../manifests/read-manifest.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import { fillAuction } from '../seed/auctions.ts';
import { offerOf } from './offers.ts';
import { shelfOf } from './shelves.ts';
import { isDemoStore } from '@hammerdock/server/src/store/platform/seeded-world.ts';

const DURATION = hours(24);
const STAGGER_SECONDS = 20;

/** Two concurrent nodes add one auction. Returns the number of the new one, or null. */
export function openNextAuction(db: Db): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await isDemoStore(tx))) return null;
    await sql`select pg_advisory_xact_lock(hashtext('hammerdock next auction'))`.execute(tx);
    const auctions = await listAuctions(tx);
    const last = auctions.at(-1);
    if (last === undefined || auctions.some(({ upcoming }) => upcoming)) return null;
    return insertNextAuction(tx, auctions, last);
  });
}

type Auction = Awaited<ReturnType<typeof listAuctions>>[number];

async function insertNextAuction(
  tx: Tx,
  auctions: readonly Auction[],
  last: Auction,
): Promise<number> {
  const centers = await listCenters(tx);
  // The centers alternate.
  const center = centers.find(({ id }) => id !== last.centerId) ?? centers[0];
  if (center === undefined) throw new Error('the store has no pickup center');
  const number = await takeAuctionNumber(tx);
  const startsAt = await nextStart(tx, auctions);
  const endsAt = startsAt + DURATION;
  const categories = await listCategories(tx);
  const intake = { auctionNumber: number, fromNumber: 1, startPriceCents: 100, categories };
  const manifestLots = lotsOfManifest(await readDemoManifest(tx, number), intake);
  // The manifest's labels were used before, so this delivery gets new ones.
  const lots = manifestLots.map((lot, index) => ({
    ...lot,
    ...offerOf(lot, index),
    images: picturesOf(lot),
    lpn: houseLabel(number, index + 1),
    floorLocation: shelfOf(index),
  }));
  await fillAuction(
    tx,
    {
      number,
      title: `Delivery ${number}: ${MANIFESTS[number % MANIFESTS.length]?.title ?? 'mixed goods'}`,
      center,
      sellerId: last.sellerId,
      startsAt,
      endsAt,
      staggerSeconds: STAGGER_SECONDS,
      pickupStartsAt: endsAt + hours(8),
    },
    lots,
  );
  await refreshSearchWords(tx);
  return number;
}

/** When the first of the running auctions ends; now if none is running. */
async function nextStart(tx: Tx, auctions: readonly Auction[]): Promise<Instant> {
  const now = await readNow(tx);
  const ends = auctions.filter(({ unfinished }) => unfinished).map(({ endsAt }) => endsAt);
  return Math.max(now, Math.min(...(ends.length === 0 ? [now] : ends)));
}
