import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockVisitor } from '../../operations/pickup/read-visits.ts';
import { refuseUnseenTime } from '../../operations/pickup/shown-time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { changeSlot } from '../../store/pickup/visits.ts';
import { viewVisit } from '../../views/pickup/visit.ts';

export const cancelPickupSlot: Handler<typeof pickup.cancelPickupSlot> = async (input, ctx) => {
  const visitor = { userId: ctx.actor.userId, centerId: input.center_id };
  return ctx.transact(async (tx) => {
    const { now, visit } = await lockVisitor(tx, visitor);
    if (visit === undefined) return ok({ visit: null });
    const { startsAt, endsAt } = visit;
    if (startsAt === null || endsAt === null) return ok({ visit: viewVisit(visit, now) });
    const unseen = refuseUnseenTime(visit, input.shown_starts_at);
    if (unseen !== null) return unseen;
    // The visit stays, so that a later choice changes the same event of a calendar.
    const { sequence } = await changeSlot(tx, visit.id, null);
    const { id: visitId, userId } = visit;
    await appendEvent(tx, 'pickup.canceled', { visitId, userId, sequence, startsAt, endsAt });
    return ok({ visit: viewVisit({ ...visit, startsAt: null, endsAt: null, sequence }, now) });
  });
};
