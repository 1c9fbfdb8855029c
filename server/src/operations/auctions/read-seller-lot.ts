// A lot or draft with what its seller sees of it.
import type { Db } from '../../db/database.ts';
import { findAuctionsById } from '../../store/auctions/auctions-of-seller.ts';
import { findDraftLot, type DraftLot } from '../../store/auctions/draft-lots.ts';
import { listLotPhotos } from '../../store/auctions/lot-photos.ts';
import { findPublishedLot, type PublishedLot } from '../../store/auctions/published-lots.ts';
import { findCategorySlugs } from '../../store/catalog/categories.ts';
import { isId } from '../../store/platform/id-shape.ts';

export type SellersLot =
  | { readonly isDraft: true; readonly lot: DraftLot }
  | { readonly isDraft: false; readonly lot: PublishedLot };

export async function findSellersLot(db: Db, lotId: string): Promise<SellersLot | undefined> {
  if (!isId(lotId)) return undefined;
  const draft = await findDraftLot(db, lotId);
  if (draft !== undefined) return { isDraft: true, lot: draft };
  const lot = await findPublishedLot(db, lotId);
  return lot === undefined ? undefined : { isDraft: false, lot };
}

/** With its auction, and its category by its slug. */
export async function readSellersLot(db: Db, { isDraft, lot }: SellersLot) {
  const [auction] = await findAuctionsById(db, lot.auctionId === null ? [] : [lot.auctionId]);
  const slugs = await findCategorySlugs(db, lot.categoryId === null ? [] : [lot.categoryId]);
  return {
    ...lot,
    phase: isDraft ? 'draft' : lot.phase,
    number: isDraft ? null : lot.number,
    auction:
      auction === undefined
        ? null
        : {
            id: auction.id,
            number: auction.number,
            title: auction.title,
            published: auction.publishedAt !== null,
          },
    photos: await listLotPhotos(db, lot.images),
    categorySlug: lot.categoryId === null ? null : (slugs.get(lot.categoryId) ?? null),
  };
}
