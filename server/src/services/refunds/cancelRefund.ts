import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { cancelRefund as cancel } from '../../operations/payments/cancel-refund.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findDeskLot } from '../../store/pickup/handovers.ts';
import { findRefund } from '../../store/payments/refunds.ts';
import { viewDeskLot } from '../../views/pickup/desk.ts';
import { viewRefund } from '../../views/payments/refund.ts';
import { deskCenterOf } from './desk-center.ts';

export const cancelRefund: Handler<typeof refunds.cancelRefund> = async ({ refund_id }, ctx) => {
  const { userId } = ctx.actor;
  const canceled = await cancel(ctx, { userId, centerId: deskCenterOf(ctx.actor) }, refund_id);
  if (!canceled.ok) return canceled;
  const refund = await findRefund(ctx.db, refund_id);
  const lot = await findDeskLot(ctx.db, canceled.value.lotId);
  if (refund === undefined || lot === undefined)
    throw new Error(`refund ${refund_id} does not exist`);
  return ok({ refund: viewRefund(refund), lot: viewDeskLot(lot) });
};
