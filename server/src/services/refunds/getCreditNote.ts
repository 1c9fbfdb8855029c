import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCreditNote } from '../../store/payments/credit-notes.ts';
import { listCardRefunds } from '../../store/payments/refunds.ts';
import { viewCreditNote } from '../../views/payments/credit-note.ts';

export const getCreditNote: Handler<typeof refunds.getCreditNote> = async (input, ctx) => {
  const note = await findCreditNote(ctx.db, ctx.actor.userId, input.refund_id);
  if (note === undefined) return refused('NotFound');
  return ok(viewCreditNote(note, await listCardRefunds(ctx.db, note.id)));
};
