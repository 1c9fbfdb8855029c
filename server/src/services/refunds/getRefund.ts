import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listRefunds } from '../../store/payments/refunds.ts';
import { viewRefund } from '../../views/payments/refund.ts';

export const getRefund: Handler<typeof refunds.getRefund> = async (input, ctx) => {
  const { rows, count } = await listRefunds(ctx.db, ctx.actor.userId, input);
  return ok({ refundList: rows.map(viewRefund), refundCount: count });
};
