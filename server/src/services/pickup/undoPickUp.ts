import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { mayUndoHandOver, pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { deleteHandover, findDeskLot } from '../../store/pickup/handovers.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { findPass, isPassOpenAt } from '../../store/pickup/pickup-passes.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewDeskLot } from '../../views/pickup/desk.ts';

export const undoPickUp: Handler<typeof pickup.undoPickUp> = async (input, ctx) => {
  const { userId: staffId, centerId, role } = ctx.actor;
  return ctx.transact(async (tx) => {
    const pass = isId(input.pass_id) ? await findPass(tx, input.pass_id) : undefined;
    if (pass === undefined || !(await isPassOpenAt(tx, pass.id, staffId))) {
      return refused('PickupCodeInvalid');
    }
    // A refund or another hand-over waits.
    await lockUser(tx, pass.userId);
    const lot = isId(input.lot_id) ? await findDeskLot(tx, input.lot_id) : undefined;
    if (lot?.userId !== pass.userId) return refused('NotFound');
    const may = mayUndoHandOver(
      {
        status: pickupStatusOf(lot),
        pickedUpAt: lot.pickedUpAt,
        lotCenterId: lot.centerId,
        deskCenterId: role === 'admin' ? lot.centerId : (centerId ?? ''),
      },
      lot.now,
    );
    if (!may.ok) return may;
    const { lotId, userId } = lot;
    if (!(await deleteHandover(tx, lotId))) return refused('LotNotPickedUp');
    await insertAudit(tx, {
      actorId: staffId,
      action: 'hand-over undone',
      subject: lotId,
      details: { userId, passId: pass.id },
    });
    await appendEvent(tx, 'handover.undone', { lotId, userId });
    return ok({
      lot: viewDeskLot({ ...lot, pickedUpAt: null }),
      checkout_status: '0' as const,
    });
  });
};
