import type { notes } from '@hammerdock/contract/services/notes.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { upsertLotNote } from '../../store/catalog/lot-notes.ts';

export const addLotNotes: Handler<typeof notes.addLotNotes> = (
  { product_id: lotId, lot_notes: words },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lot = await findKeepableLot(tx, lotId);
    if (lot === undefined) return refused('NotFound');
    if (!lot.onTheBlock) return refused('LotNotOpen');
    const lotNotesId = await upsertLotNote(tx, { userId, lotId, words });
    return ok({ lotNotesId, lot_notes: words });
  });
};
