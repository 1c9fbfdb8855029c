// What sellers enter for lots, with the categories that it names.
import { draftFieldsOf } from '@hammerdock/contract/shapes/seller-lot-fields.ts';
import type { TypedLotFields } from '@hammerdock/contract/shapes/typed-lot.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import type { DraftLotFields, FieldFault } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { Db } from '../../db/database.ts';
import { findCategoryIds } from '../../store/catalog/categories.ts';

export const EMPTY_DRAFT: DraftLotFields = {
  lpn: '',
  title: '',
  description: '',
  categoryId: null,
  condition: null,
  conditionNote: '',
  itemCount: 1,
  msrpCents: 0,
  startPriceCents: null,
  buyNowCents: null,
  depositCents: 0,
  retractMinutes: 0,
  sku: '',
  upc: '',
  brand: '',
  sourceUrl: '',
  floorLocation: '',
  internalNote: '',
  report: NOTHING_KNOWN,
  images: [],
};

export interface ReadFields {
  readonly fields: Partial<DraftLotFields>;
  readonly faults: readonly FieldFault[];
}

/** Categories are named by their slugs; all of them are looked up at once. */
export async function readTypedLots(
  db: Db,
  typed: readonly TypedLotFields[],
): Promise<ReadFields[]> {
  const slugs = new Set(typed.map(({ category }) => category).filter((each) => isSlug(each)));
  const ids = await findCategoryIds(db, [...slugs]);
  return typed.map((each) => {
    const fields = draftFieldsOf(each);
    if (!isSlug(each.category)) return { fields, faults: [] };
    const categoryId = ids.get(each.category);
    if (categoryId !== undefined) return { fields: { ...fields, categoryId }, faults: [] };
    const problem = 'This category doesn’t exist.';
    return { fields: { ...fields, categoryId: null }, faults: [{ field: 'categoryId', problem }] };
  });
}

const isSlug = (category: string | null | undefined): category is string =>
  typeof category === 'string';
