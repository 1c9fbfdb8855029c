import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { byFloorLocation } from '@hammerdock/domain/pickup/walking-order.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findFreshPass } from '../../operations/pickup/pickup-pass.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { listDeskLots, type DeskLotRow } from '../../store/pickup/handovers.ts';
import { markPassOpened } from '../../store/pickup/pickup-passes.ts';
import { viewDeskLot, viewElsewhere } from '../../views/pickup/desk.ts';

export const openPickupPass: Handler<typeof pickup.openPickupPass> = async (input, ctx) => {
  const { userId: staffId, centerId, role } = ctx.actor;
  const pass = await findFreshPass(ctx.db, ctx.vault, input.code);
  if (pass === null) return refused('PickupCodeInvalid');
  await ctx.transact(async (tx) => {
    await markPassOpened(tx, pass.id, staffId);
    await insertAudit(tx, {
      actorId: staffId,
      action: 'pickup pass read',
      subject: pass.userId,
      details: { passId: pass.id },
    });
  });
  // Staff without a center see nothing; admins see every center.
  const mayLook = role === 'admin' || centerId !== null;
  const rows = mayLook ? await listDeskLots(ctx.db, pass.userId) : [];
  const isHere = (row: DeskLotRow) => role === 'admin' || row.centerId === centerId;
  const away = rows.filter((row) => !isHere(row));
  return ok({
    pass_id: pass.id,
    first_name: pass.firstName,
    last_initial: pass.lastName.slice(0, 1),
    lots: rows.filter(isHere).toSorted(byFloorLocation).map(viewDeskLot),
    elsewhere: away.length === 0 ? [] : viewElsewhere(away, await ctx.centers.value()),
  });
};
