// Imports lots from a liquidation manifest (SELL-03): all rows, or none with all the errors.
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import {
  readManifest,
  type CompleteLot,
  type ManifestTable,
  type RowFault,
} from '@hammerdock/domain/catalog/manifest.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { lockAuctionToFill } from '../../store/auctions/auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { insertLots, listLabelsTaken } from '../../store/auctions/lots.ts';
import { refreshSearchWords } from '../../store/catalog/search-words.ts';
import { lotsOfManifest } from './lots-of-manifest.ts';

export interface ManifestImport {
  readonly auctionNumber: number;
  readonly table: ManifestTable;
  readonly startPriceCents: Cents;
  readonly conditionIfAbsent: Condition;
}

export interface Imported {
  readonly count: number;
  readonly fromNumber: number;
}

export type ImportRefusal = 'NoSuchAuction' | 'AuctionBegun';

export async function importManifest(
  tx: Tx,
  wanted: ManifestImport,
): Promise<Result<Imported, ImportRefusal> | { ok: false; faults: readonly RowFault[] }> {
  const { auctionNumber, table, startPriceCents, conditionIfAbsent } = wanted;
  const auction = await lockAuctionToFill(tx, auctionNumber);
  if (auction === undefined) return refused('NoSuchAuction');
  if (auction.begun) return refused('AuctionBegun');
  const categories = await listCategories(tx);
  const reading = readManifest(table, { categories, conditionIfAbsent });
  if (!reading.ok) return reading;
  const faults = await findLabelsTaken(tx, reading.lots);
  if (faults.length > 0) return { ok: false, faults };
  const fromNumber = auction.lastNumber + 1;
  const lots = lotsOfManifest(reading.lots, {
    auctionNumber,
    fromNumber,
    startPriceCents,
    categories,
  });
  await insertLots(
    tx,
    {
      auctionId: auction.id,
      phase: 'upcoming',
      opensAt: auction.startsAt,
      firstClosesAt: auction.endsAt,
      staggerSeconds: auction.staggerSeconds,
      fromNumber,
    },
    lots,
  );
  await refreshSearchWords(tx);
  await insertAudit(tx, {
    actorId: null,
    action: 'lots imported',
    subject: auction.id,
    details: { count: lots.length, fromNumber },
  });
  return ok({ count: lots.length, fromNumber });
}

/** A label belongs to one lot for ever: returned goods get a new one. */
async function findLabelsTaken(tx: Tx, lots: readonly CompleteLot[]): Promise<RowFault[]> {
  const labels = lots.flatMap(({ label }) => (label === null ? [] : [label]));
  const taken = new Set(await listLabelsTaken(tx, labels));
  return lots.flatMap(({ label, line }) => {
    if (label === null || !taken.has(label)) return [];
    const problem = `${label} is on a lot of this store already: was the file imported before?`;
    return [{ line, field: 'LPN', problem }];
  });
}
