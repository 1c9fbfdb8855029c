// The categories that sellers name in lots.
import type { DraftLotFields, FieldFault } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { Db } from '../../db/database.ts';
import { findCategoryIds } from '../../store/catalog/categories.ts';

export interface ReadFields {
  readonly fields: Partial<DraftLotFields>;
  readonly faults: readonly FieldFault[];
}

/** Replaces the slugs of categories by their ids; all of them are looked up at once. */
export async function resolveCategories(
  db: Db,
  typed: readonly Partial<DraftLotFields>[],
): Promise<ReadFields[]> {
  const slugs = typed.map(({ categoryId }) => categoryId).filter((each) => isSlug(each));
  const ids = await findCategoryIds(db, [...new Set(slugs)]);
  return typed.map((fields) => {
    if (!isSlug(fields.categoryId)) return { fields, faults: [] };
    const categoryId = ids.get(fields.categoryId);
    if (categoryId !== undefined) return { fields: { ...fields, categoryId }, faults: [] };
    const problem = 'This category doesn’t exist.';
    return { fields: { ...fields, categoryId: null }, faults: [{ field: 'categoryId', problem }] };
  });
}

const isSlug = (category: string | null | undefined): category is string =>
  typeof category === 'string';
