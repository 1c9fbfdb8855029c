import type { Db } from '../../db/database.ts';

export const listCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'section'])
    .orderBy('section')
    .orderBy('name')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];
