import { toIso } from '@hammerdock/domain/time.ts';
import type { SavedSearchRow } from '../../store/catalog/saved-searches.ts';

export const viewSavedSearch = (row: SavedSearchRow) => ({
  id: row.id,
  title: row.title,
  searchtext: row.address,
  category_id: row.category,
  date_added: toIso(row.createdAt),
  mail: row.mailsSince === null ? (0 as const) : (1 as const),
});
