import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readNow } from '../../db/database.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { changeSlot, findVisit } from '../../store/pickup/visits.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewVisit } from '../../views/pickup/visit.ts';

export const cancelPickupSlot: Handler<typeof pickup.cancelPickupSlot> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const { center_id: centerId } = input;
  if (!isId(centerId)) return ok({ visit: null });
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const now = await readNow(tx);
    const visit = await findVisit(tx, { userId, centerId });
    if (visit === undefined) return ok({ visit: null });
    if (visit.startsAt === null) return ok({ visit: viewVisit(visit, now) });
    // The visit stays, so that a later choice changes the same event of a calendar.
    const { sequence } = await changeSlot(tx, visit.id, null);
    return ok({ visit: viewVisit({ ...visit, startsAt: null, endsAt: null, sequence }, now) });
  });
};
