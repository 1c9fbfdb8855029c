// Reads the rows of an import as drafts of lots, with the categories of the store.
import { columnsOf } from '@hammerdock/domain/catalog/manifest-columns.ts';
import {
  readDraftRow,
  UNSET,
  type DraftReading,
  type ImportSettings,
} from '@hammerdock/domain/catalog/manifest-draft.ts';
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import type { ManifestRow } from '@hammerdock/domain/catalog/manifest-row.ts';
import type { Db } from '../../db/database.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import type { ManifestImportRow } from '../../store/manifests/manifest-imports.ts';

type Chosen = ImportSettings & { readonly condition: Condition | null };

/** Before it is confirmed, rows are checked without settings. */
export async function openRowsReader(
  db: Db,
  { header, mapping }: Pick<ManifestImportRow, 'header' | 'mapping'>,
  settings: Chosen = { ...UNSET, condition: null },
): Promise<(row: ManifestRow) => DraftReading> {
  const categories = await listCategories(db);
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]));
  const reader = {
    header,
    columns: columnsOf(header, mapping),
    terms: { categories, conditionIfAbsent: settings.condition },
  };
  const idOf = (slug: string): string | null => ids.get(slug) ?? null;
  return (row) => readDraftRow(row, reader, { settings, idOf });
}
