import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { renameOwnTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';

export const renameLotTemplate: Handler<typeof lotTemplates.renameLotTemplate> = async (
  input,
  { actor, transact },
) => transact((tx) => renameOwnTemplate(tx, actor, 'lot_templates', input));
