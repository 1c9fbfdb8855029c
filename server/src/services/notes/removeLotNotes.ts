import type { notes } from '@hammerdock/contract/services/notes.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { deleteLotNote } from '../../store/catalog/lot-notes.ts';

export const removeLotNotes: Handler<typeof notes.removeLotNotes> = (
  { product_id: lotId, lot_notes_id: id },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lot = await findKeepableLot(tx, lotId);
    if (lot === undefined) return refused('NotFound');
    const found = await deleteLotNote(tx, { id, userId, lotId });
    if (!found) return refused('NotFound');
    return lot.onTheBlock ? ok({}) : refused('LotNotOpen');
  });
};
