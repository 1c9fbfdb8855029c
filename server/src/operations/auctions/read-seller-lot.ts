// A lot or draft with what its seller sees of it.
import type { SellerLot } from '@hammerdock/contract/shapes/seller-lot.ts';
import { mayBeAddedTo, replaceableFields } from '@hammerdock/domain/catalog/lot-changes.ts';
import { WIRE_NAMES } from '@hammerdock/contract/shapes/seller-lot-fields.ts';
import type { Db } from '../../db/database.ts';
import { findAuctionsById } from '../../store/auctions/auctions-of-seller.ts';
import { findDraftLot, type DraftLot } from '../../store/auctions/draft-lots.ts';
import { findPublishedLot, type PublishedLot } from '../../store/auctions/published-lots.ts';
import { findCategorySlugs } from '../../store/catalog/categories.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewSellerLot } from '../../views/auctions/seller-lot.ts';

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

export async function showSellersLot(db: Db, { isDraft, lot }: SellersLot): Promise<SellerLot> {
  const [auction] = await findAuctionsById(db, lot.auctionId === null ? [] : [lot.auctionId]);
  const slugs = await findCategorySlugs(db, lot.categoryId === null ? [] : [lot.categoryId]);
  return viewSellerLot({
    ...lot,
    phase: isDraft ? 'draft' : lot.phase,
    number: isDraft ? null : lot.number,
    auction:
      auction === undefined
        ? null
        : { id: auction.id, number: auction.number, title: auction.title },
    categorySlug: lot.categoryId === null ? null : (slugs.get(lot.categoryId) ?? null),
  });
}

/** The names of the fields that the seller may still change; "addition" is text to be added. */
export function changeableFields({ isDraft, lot }: SellersLot): string[] {
  if (isDraft) return [...Object.values(WIRE_NAMES), 'auction'];
  const fields = replaceableFields(lot).map((field) => WIRE_NAMES[field]);
  return mayBeAddedTo(lot) ? [...fields, 'addition', 'added photos'] : fields;
}
