import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';

/** Ids by slug. */
export async function insertCategories(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = CATEGORIES.map((category) => ({ id: newId(), ...category }));
  await tx.insertInto('categories').values(rows).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
