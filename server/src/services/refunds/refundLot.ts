import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { beginRefund } from '../../operations/payments/begin-refund.ts';
import { finishRefund } from '../../operations/payments/finish-refund.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findDeskLot } from '../../store/pickup/handovers.ts';
import { readBegunRefund } from '../../store/payments/stored-answers.ts';
import { findRefund } from '../../store/payments/refunds.ts';
import { viewDeskLot } from '../../views/pickup/desk.ts';
import { viewRefund } from '../../views/payments/refund.ts';
import { deskCenterOf } from './desk-center.ts';

export const refundLot: Handler<typeof refunds.refundLot> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const refunder = { userId, centerId: deskCenterOf(ctx.actor) };
  const begun = await ctx.transact(
    (tx) =>
      beginRefund(tx, refunder, {
        lotId: input.lot_id,
        amountCents: input.amount ?? null,
        mode: input.refund_mode,
        ground: input.refund_type,
        reason: input.refund_reason,
        notes: input.refund_notes,
        returned: input.returned === 1,
        stated: { cardCents: input.card_amount, creditCents: input.credit_amount },
      }),
    readBegunRefund,
  );
  if (!begun.ok) return begun;
  const { refundId } = begun.value;
  await finishRefund(ctx, refundId);
  const refund = await findRefund(ctx.db, refundId);
  const lot = await findDeskLot(ctx.db, input.lot_id);
  if (refund === undefined || lot === undefined)
    throw new Error(`refund ${refundId} does not exist`);
  return ok({ refund: viewRefund(refund), lot: viewDeskLot(lot) });
};
