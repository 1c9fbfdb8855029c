import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { isBookable, slotsOfWindows } from '@hammerdock/domain/pickup/slots.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockVisitor } from '../../operations/pickup/read-visits.ts';
import { refuseUnseenTime } from '../../operations/pickup/shown-time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { changeSlot, insertVisit, lockSlot } from '../../store/pickup/visits.ts';
import { viewVisit } from '../../views/pickup/visit.ts';

export const choosePickupSlot: Handler<typeof pickup.choosePickupSlot> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const visitor = { userId, centerId: input.center_id };
  return ctx.transact(async (tx) => {
    const { now, receipts, center, visit: found } = await lockVisitor(tx, visitor);
    if (center === undefined) return refused('NothingToPickUp');
    const asked = Date.parse(input.starts_at);
    const slot = slotsOfWindows(receipts, center.hours).find(({ startsAt }) => startsAt === asked);
    if (slot === undefined) return refused('PickupSlotNotOffered');
    if (!isBookable(slot, now)) return refused('PickupSlotOver');
    if (found?.startsAt === slot.startsAt) return ok({ visit: viewVisit(found, now) });
    const unseen = refuseUnseenTime(found, input.shown_starts_at);
    if (unseen !== null) return unseen;
    // Refused before anything is written, so that the time chosen before stays.
    if ((await lockSlot(tx, visitor, slot)) >= center.places) return refused('PickupSlotFull');
    const visit = found ?? (await insertVisit(tx, visitor));
    const { sequence } = await changeSlot(tx, visit.id, slot);
    await appendEvent(tx, 'pickup.scheduled', { visitId: visit.id, userId, sequence });
    return ok({ visit: viewVisit({ ...visit, ...slot, sequence }, now) });
  });
};
