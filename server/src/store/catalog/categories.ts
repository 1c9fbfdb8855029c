import type { Db } from '../../db/database.ts';

export const listCategories = (db: Db) => inOrder(db).execute();

/** Those with open or upcoming lots. */
export const listCategoriesInUse = (db: Db) =>
  inOrder(db)
    .where((where) =>
      where.exists(
        where
          .selectFrom('lots')
          .select('lots.id')
          .whereRef('lots.categoryId', '=', 'categories.id')
          .where('lots.phase', 'in', ['upcoming', 'open']),
      ),
    )
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

const inOrder = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'section'])
    .orderBy('section')
    .orderBy('name');

/** By slug; unknown slugs are missing. */
export async function findCategoryIds(
  db: Db,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** By id. */
export async function findCategorySlugs(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
