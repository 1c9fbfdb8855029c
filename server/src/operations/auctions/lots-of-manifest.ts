// Converts the rows of a manifest to lots with label, description and price.
import type { CompleteLot } from '@hammerdock/domain/catalog/manifest.ts';
import { describeLot } from '@hammerdock/domain/catalog/manifest-draft.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { CategoryRow } from '../../store/catalog/categories.ts';
import type { NewLot } from '../../store/auctions/lots.ts';

export interface Intake {
  readonly auctionNumber: number;
  readonly fromNumber: number;
  readonly startPriceCents: Cents;
  readonly categories: readonly Pick<CategoryRow, 'id' | 'slug'>[];
}

export function lotsOfManifest(lots: readonly CompleteLot[], intake: Intake): NewLot[] {
  const ids = new Map(intake.categories.map(({ id, slug }) => [slug, id]));
  return lots.map((lot, index) => {
    const categoryId = ids.get(lot.categorySlug);
    if (categoryId === undefined) throw new Error(`there is no category ${lot.categorySlug}`);
    const { title, upc, sku, brand, condition, conditionNote, itemCount, msrpCents } = lot;
    const { report, sourceUrl, depositCents, retractMinutes, buyNowCents } = lot;
    return {
      lpn: lot.label ?? houseLabel(intake.auctionNumber, intake.fromNumber + index),
      title,
      description: lot.description ?? describeLot(lot),
      categoryId,
      condition,
      conditionNote,
      itemCount,
      msrpCents,
      startPriceCents: lot.startPriceCents ?? intake.startPriceCents,
      ...(buyNowCents === null ? {} : { buyNowCents }),
      depositCents,
      retractMinutes,
      floorLocation: lot.floorLocation,
      internalNote: lot.internalNote,
      sku,
      upc,
      brand,
      report,
      sourceUrl,
      images: [],
    };
  });
}

/** A new label for goods without one; scanners and the search can read it. */
export const houseLabel = (auctionNumber: number, lotNumber: number): string =>
  `LPNHD${String(auctionNumber).padStart(4, '0')}${String(lotNumber).padStart(5, '0')}`;
