import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { applyLotTemplate } from './applyLotTemplate.ts';
import { changeLotTemplate } from './changeLotTemplate.ts';
import { deleteLotTemplate } from './deleteLotTemplate.ts';
import { listLotTemplates } from './listLotTemplates.ts';
import { renameLotTemplate } from './renameLotTemplate.ts';
import { saveLotTemplate } from './saveLotTemplate.ts';

export const lotTemplatesTable: ServiceTable<typeof lotTemplates> = {
  applyLotTemplate,
  changeLotTemplate,
  deleteLotTemplate,
  listLotTemplates,
  renameLotTemplate,
  saveLotTemplate,
};
