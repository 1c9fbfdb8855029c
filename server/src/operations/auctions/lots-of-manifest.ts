// Converts the rows of a manifest to lots with label, description and price.
import type { ManifestLot } from '@hammerdock/domain/catalog/manifest.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { CategoryRow } from '../../store/catalog/categories.ts';
import type { NewLot } from '../../store/auctions/lots.ts';

export interface Intake {
  readonly auctionNumber: number;
  readonly fromNumber: number;
  readonly startPriceCents: Cents;
  readonly categories: readonly Pick<CategoryRow, 'id' | 'slug'>[];
}

export function lotsOfManifest(lots: readonly ManifestLot[], intake: Intake): NewLot[] {
  const ids = new Map(intake.categories.map(({ id, slug }) => [slug, id]));
  return lots.map((lot, index) => {
    const categoryId = ids.get(lot.categorySlug);
    if (categoryId === undefined) throw new Error(`there is no category ${lot.categorySlug}`);
    const { title, upc, sku, brand, condition, conditionNote, itemCount, msrpCents } = lot;
    const { report, sourceUrl } = lot;
    return {
      lpn: lot.label ?? houseLabel(intake.auctionNumber, intake.fromNumber + index),
      title,
      description: describe(lot),
      categoryId,
      condition,
      conditionNote,
      itemCount,
      msrpCents,
      startPriceCents: intake.startPriceCents,
      floorLocation: lot.floorLocation,
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

/** Made of the fields of the manifest only. */
function describe({ title, brand, itemCount, condition, conditionNote }: ManifestLot): string {
  const by = brand === '' ? '' : ` by ${brand}`;
  const count = itemCount > 1 ? ` ${itemCount} pieces in this lot.` : '';
  const note = conditionNote === '' ? '' : ` (${conditionNote})`;
  return (
    `${title}${by}.${count} Condition: ${condition}${note}. Sold as is; look at the pictures and ` +
    'the condition, and inspect the lot at the pickup center before it leaves.'
  );
}
