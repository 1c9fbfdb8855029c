import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getCategories } from './getCategories.ts';
import { getDefault } from './getDefault.ts';
import { getLocations } from './getLocations.ts';
import { getStates } from './getStates.ts';
import { getStaticPageContent } from './getStaticPageContent.ts';

export const defaultsTable: ServiceTable<typeof defaults> = {
  getCategories,
  getDefault,
  getLocations,
  getStates,
  getStaticPageContent,
};
