import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { setCommission as setRate } from '../../store/accounting/payouts.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const setCommission: Handler<typeof settlements.setCommission> = (
  { seller_id, commission_bps: commissionBps },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const beforeBps = await setRate(tx, seller_id, commissionBps);
    if (beforeBps === undefined) return refused('NotFound');
    await insertAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'commission set',
      subject: seller_id,
      details: { commissionBps, beforeBps },
    });
    return ok({});
  });
