import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { deleteOwnTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';

export const deleteLotTemplate: Handler<typeof lotTemplates.deleteLotTemplate> = async (
  { template_id },
  { actor, transact },
) => transact((tx) => deleteOwnTemplate(tx, actor, 'lot_templates', template_id));
