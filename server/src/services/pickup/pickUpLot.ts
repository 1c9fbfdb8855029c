import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { mayHandOver, pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findDeskLot, insertHandover } from '../../store/pickup/handovers.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { findPass, isPassOpenAt } from '../../store/pickup/pickup-passes.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewDeskLot } from '../../views/pickup/desk.ts';

export const pickUpLot: Handler<typeof pickup.pickUpLot> = async (input, ctx) => {
  const { userId: staffId, centerId, role } = ctx.actor;
  return ctx.transact(async (tx) => {
    const pass = isId(input.pass_id) ? await findPass(tx, input.pass_id) : undefined;
    if (pass === undefined || !(await isPassOpenAt(tx, pass.id, staffId))) {
      return refused('PickupCodeInvalid');
    }
    // Locks the buyer's payments while the goods are handed over.
    await lockUser(tx, pass.userId);
    const lot = await findDeskLot(tx, input.lot);
    if (lot === undefined) return refused('NotFound');
    if (lot.userId !== pass.userId) return refused('LotOfAnotherBuyer');
    const may = mayHandOver({
      status: pickupStatusOf(lot),
      paid: lot.dueCents === 0,
      lotCenterId: lot.centerId,
      deskCenterId: role === 'admin' ? lot.centerId : (centerId ?? ''),
      chargebackStands: lot.chargebackStands,
    });
    if (!may.ok) return may;
    const { lotId, userId } = lot;
    if (!(await insertHandover(tx, lotId, staffId))) return refused('LotPickedUpAlready');
    await insertAudit(tx, {
      actorId: staffId,
      action: 'lot handed over',
      subject: lotId,
      details: { userId, passId: pass.id },
    });
    await appendEvent(tx, 'lot.pickedUp', { lotId, userId });
    return ok({
      lot: { ...viewDeskLot(lot), status: 'picked up' as const },
      checkout_status: '1' as const,
    });
  });
};
