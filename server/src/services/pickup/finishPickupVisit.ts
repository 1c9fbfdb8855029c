import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { endVisit, findVisitById } from '../../store/pickup/visits.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const finishPickupVisit: Handler<typeof pickup.finishPickupVisit> = async (input, ctx) => {
  const { userId: staffId, centerId, role } = ctx.actor;
  const { visit_id: visitId } = input;
  return ctx.transact(async (tx) => {
    const found = isId(visitId) ? await findVisitById(tx, visitId) : undefined;
    if (found === undefined) return refused('NotFound');
    if (role !== 'admin' && found.centerId !== centerId) {
      return refused('WrongCenter', { visit: visitId });
    }
    const { userId } = found;
    await lockUser(tx, userId);
    // Another desk may have ended it first; it stays ended.
    if (await endVisit(tx, visitId, staffId)) {
      await insertAudit(tx, {
        actorId: staffId,
        action: 'pickup visit finished',
        subject: visitId,
        details: { userId },
      });
    }
    return ok({ visit_id: visitId });
  });
};
