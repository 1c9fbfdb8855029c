import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { templateOf } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { findRoomForTemplate } from '../../operations/auctions/change-template.ts';
import { findSellersLot } from '../../operations/auctions/read-seller-lot.ts';
import type { Handler } from '../../rpc/handler.ts';
import { saveLotTemplate as saveTemplate } from '../../store/auctions/lot-templates.ts';

export const saveLotTemplate: Handler<typeof lotTemplates.saveLotTemplate> = async (
  { lot_id, name },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await findSellersLot(tx, lot_id);
    if (found === undefined || !actsForSeller(actor, found.lot.sellerId)) {
      return refused('NotFound');
    }
    const { sellerId } = found.lot;
    const room = await findRoomForTemplate(tx, 'lot_templates', { sellerId, name });
    if (!room.ok) return room;
    const fields = templateOf(found.lot);
    return ok({ template_id: await saveTemplate(tx, { sellerId, name, fields }) });
  });
