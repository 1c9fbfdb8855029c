// Auctions of a seeded store with the goods of its manifests.
import path from 'node:path';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import { readManifest, type ManifestLot } from '@hammerdock/domain/catalog/manifest.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { readCsvFile } from '../../manifest/read-csv.ts';
import { insertAuction } from '../../store/auctions/auctions.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { insertLots, type NewLot } from '../../store/auctions/lots.ts';
import type { Tx } from '../database.ts';
import type { SeedCenter } from './centers.ts';

export interface SeedAuction {
  readonly number: number;
  readonly title: string;
  readonly center: SeedCenter;
  readonly sellerId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly softCloseSeconds?: number;
  readonly staggerSeconds?: number;
  readonly pickupStartsAt: Instant;
}

export interface FilledAuction {
  readonly auctionId: string;
  readonly centerId: string;
  readonly lotIds: readonly string[];
}

/** Published and filled; its lots wait to be opened, as after any publishing. */
export async function fillAuction(
  tx: Tx,
  { center, ...auction }: SeedAuction,
  lots: readonly NewLot[],
): Promise<FilledAuction> {
  const staggerSeconds = auction.staggerSeconds ?? 10;
  const auctionId = await insertAuction(tx, {
    ...auction,
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

interface SeedManifest {
  readonly file: string;
  readonly title: string;
  readonly conditionIfAbsent: Condition;
}

const UNSORTED = { conditionIfAbsent: 'Opened Box' } as const;

/** The goods of the demo store, by the file that they came with. */
export const MANIFESTS: readonly SeedManifest[] = [
  { file: 'manifest-store-returns.csv', title: 'store returns', ...UNSORTED },
  { file: 'manifest-club-salvage.csv', title: 'warehouse club salvage', ...UNSORTED },
  { file: 'manifest-online-returns.csv', title: 'online returns', ...UNSORTED },
];

export async function readSeedManifest(tx: Tx, index: number): Promise<readonly ManifestLot[]> {
  const manifest = MANIFESTS[index % MANIFESTS.length];
  if (manifest === undefined) throw new Error('there are no manifests');
  const table = await readCsvFile(path.join(import.meta.dirname, manifest.file));
  const categories = await listCategories(tx);
  const reading = readManifest(table, { categories, ...manifest });
  if (!reading.ok) throw new Error(`${manifest.file}: ${JSON.stringify(reading.faults[0])}`);
  return reading.lots;
}
