import type { notes } from '@hammerdock/contract/services/notes.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { updateLotNote } from '../../store/catalog/lot-notes.ts';

export const updateLotNotes: Handler<typeof notes.updateLotNotes> = (
  { product_id: lotId, lot_notes_id: id, lot_notes: words },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lot = await findKeepableLot(tx, lotId);
    if (lot === undefined) return refused('NotFound');
    const found = await updateLotNote(tx, { id, userId, lotId, words });
    if (!found) return refused('NotFound');
    return lot.onTheBlock ? ok({ lotNotesId: id, lot_notes: words }) : refused('LotNotOpen');
  });
};
