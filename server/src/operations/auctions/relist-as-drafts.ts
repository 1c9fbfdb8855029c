// Makes drafts of lots that were not sold, or that fell through (R20, R22); each lot once.
import { loweredBy } from '@hammerdock/domain/catalog/lot-changes.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findAuctionsById } from '../../store/auctions/auctions-of-seller.ts';
import { insertDraftLots, type NewDraftLot } from '../../store/auctions/draft-lots.ts';
import {
  countLotsOfSeller,
  findCentersOfLots,
  lockLotsToRelist,
  markRelisted,
  type PublishedLot,
} from '../../store/auctions/published-lots.ts';
import { insertAudits } from '../../store/platform/audit.ts';
import { onBehalfOf } from './acting-seller.ts';

export interface RelistingRule {
  readonly sellerId: string;
  readonly lotIds: readonly string[];
  /** null: into stock. */
  readonly auctionId: string | null;
  readonly lowerPercent: number;
}

/** Returns the ids of the drafts; the other lots were relisted meanwhile, or cannot be. */
export async function relistAsDrafts(
  tx: Tx,
  actor: Actor,
  rule: RelistingRule,
): Promise<Result<readonly string[], 'NotFound' | 'LotsAtOtherCenter'>> {
  const { sellerId, lotIds, auctionId } = rule;
  if ((await countLotsOfSeller(tx, sellerId, lotIds)) !== lotIds.length) return refused('NotFound');
  const lots = await lockLotsToRelist(tx, sellerId, lotIds);
  const ids = lots.map(({ id }) => id);
  if (auctionId !== null) {
    const [auction] = await findAuctionsById(tx, [auctionId]);
    if (auction?.sellerId !== sellerId || !auction.takesDrafts) return refused('NotFound');
    const centers = await findCentersOfLots(tx, ids);
    if ([...centers.values()].some((center) => center.id !== auction.centerId)) {
      return refused('LotsAtOtherCenter');
    }
  }
  if (ids.length === 0) return ok([]);
  await markRelisted(tx, ids);
  const drafts = await insertDraftLots(
    tx,
    lots.map((lot) => draftOf(lot, rule)),
  );
  await insertAudits(
    tx,
    lots.map(({ id }, index) => ({
      actorId: actor.userId,
      action: 'lot relisted',
      subject: id,
      details: {
        relistedAs: drafts[index],
        auctionId,
        lowerPercent: rule.lowerPercent,
        ...onBehalfOf(actor, sellerId),
      },
    })),
  );
  return ok(drafts);
}

const draftOf = (lot: PublishedLot, { auctionId, lowerPercent }: RelistingRule): NewDraftLot => ({
  sellerId: lot.sellerId,
  auctionId,
  relistedFrom: lot.id,
  lpn: lot.lpn,
  title: lot.title,
  description: lot.description,
  categoryId: lot.categoryId,
  condition: lot.condition,
  conditionNote: lot.conditionNote,
  itemCount: lot.itemCount,
  msrpCents: lot.msrpCents,
  startPriceCents: loweredBy(lot.startPriceCents, lowerPercent),
  buyNowCents: lot.buyNowCents === null ? null : loweredBy(lot.buyNowCents, lowerPercent),
  depositCents: lot.depositCents,
  retractMinutes: lot.retractMinutes,
  sku: lot.sku,
  upc: lot.upc,
  brand: lot.brand,
  sourceUrl: lot.sourceUrl,
  floorLocation: lot.floorLocation,
  internalNote: lot.internalNote,
  report: lot.report,
  images: lot.images,
});
