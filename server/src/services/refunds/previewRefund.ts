import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { groundsFor } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { weighRefund } from '../../operations/payments/begin-refund.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewRefundPreview } from '../../views/payments/refund.ts';
import { deskCenterOf } from './desk-center.ts';

export const previewRefund: Handler<typeof refunds.previewRefund> = async (input, ctx) => {
  const order = {
    lotId: input.lot_id,
    amountCents: input.amount ?? null,
    mode: input.refund_mode,
  };
  const weighed = await weighRefund(ctx.db, order, deskCenterOf(ctx.actor));
  if (!weighed.ok) return weighed;
  return ok(
    viewRefundPreview({ ...weighed.value, grounds: groundsFor(weighed.value.lotToRefund) }),
  );
};
