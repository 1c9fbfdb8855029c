import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { listStaticPages } from './listStaticPages.ts';
import { previewStaticPage } from './previewStaticPage.ts';
import { saveBidIncrements } from './saveBidIncrements.ts';
import { saveStaticPage } from './saveStaticPage.ts';
import { setMaintenance } from './setMaintenance.ts';

export const upkeepTable: ServiceTable<typeof upkeep> = {
  listStaticPages,
  previewStaticPage,
  saveBidIncrements,
  saveStaticPage,
  setMaintenance,
};
