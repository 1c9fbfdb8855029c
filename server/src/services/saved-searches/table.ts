import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addSavedSearch } from './addSavedSearch.ts';
import { deleteSavedSearch } from './deleteSavedSearch.ts';
import { getSavedSearch } from './getSavedSearch.ts';
import { getSavedSearchById } from './getSavedSearchById.ts';
import { muteSavedSearch } from './muteSavedSearch.ts';
import { updateSavedSearch } from './updateSavedSearch.ts';

export const savedSearchesTable: ServiceTable<typeof savedSearches> = {
  addSavedSearch,
  deleteSavedSearch,
  getSavedSearch,
  getSavedSearchById,
  muteSavedSearch,
  updateSavedSearch,
};
