import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { hasArrived, nextArrival } from '@hammerdock/domain/pickup/slots.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { lockVisitor } from '../../operations/pickup/read-visits.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertVisit, markArrived } from '../../store/pickup/visits.ts';
import { viewVisit } from '../../views/pickup/visit.ts';

export const arriveForPickup: Handler<typeof pickup.arriveForPickup> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const visitor = { userId, centerId: input.center_id };
  return ctx.transact(async (tx) => {
    const { now, receipts, center, visit: found } = await lockVisitor(tx, visitor);
    if (center === undefined) return refused('NothingToPickUp');
    if (found !== undefined && hasArrived(found.arrivedAt, now)) {
      return ok({ visit: viewVisit(found, now) });
    }
    const arrival = nextArrival(receipts, center.hours, now);
    if (arrival === null) return refused('PickupClosed');
    if (now < arrival.from) {
      return refused('PickupClosed', { opens: formatPickupTime(arrival.from) });
    }
    const visit = found ?? (await insertVisit(tx, visitor));
    const { arrivedAt } = await markArrived(tx, visit.id);
    return ok({ visit: viewVisit({ ...visit, arrivedAt }, now) });
  });
};
