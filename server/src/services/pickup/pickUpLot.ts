import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { mayHandOver, pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { ok, refused, type RefusalDetails } from '@hammerdock/domain/result.ts';
import type { Ctx } from '../../context.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  findDeskLot,
  findUnsoldLot,
  insertHandover,
  type DeskLotRow,
  type UnsoldLot,
} from '../../store/pickup/handovers.ts';
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
    if (lot === undefined) return refuseUnsold(await findUnsoldLot(tx, input.lot), input.lot);
    const named = await nameLot(ctx, lot);
    if (lot.userId !== pass.userId) return refused('LotOfAnotherBuyer', named);
    const may = mayHandOver({
      status: pickupStatusOf(lot),
      paid: lot.dueCents === 0,
      lotCenterId: lot.centerId,
      deskCenterId: role === 'admin' ? lot.centerId : (centerId ?? ''),
      chargebackStands: lot.chargebackStands,
    });
    if (!may.ok) return refused(may.refusal, named);
    const { lotId, userId } = lot;
    const pickedUpAt = await insertHandover(tx, lotId, staffId);
    if (pickedUpAt === null) return refused('LotPickedUpAlready', named);
    await insertAudit(tx, {
      actorId: staffId,
      action: 'lot handed over',
      subject: lotId,
      details: { userId, passId: pass.id },
    });
    await appendEvent(tx, 'lot.pickedUp', { lotId, userId });
    return ok({
      lot: viewDeskLot({ ...lot, pickedUpAt }),
      checkout_status: '1' as const,
    });
  });
};

/** The sentence of a refusal says which lot was scanned, and where it is. */
async function nameLot(
  { centers }: Pick<Ctx, 'centers'>,
  { number, title, centerId }: DeskLotRow,
): Promise<RefusalDetails> {
  const center = (await centers.value()).find(({ id }) => id === centerId);
  return { lotNumber: number, title, center: center?.city ?? 'another center' };
}

function refuseUnsold(lot: UnsoldLot | undefined, idOrLabel: string) {
  if (lot !== undefined)
    return refused('LotNotOnReceipt', { lotNumber: lot.number, title: lot.title });
  return isId(idOrLabel) ? refused('NotFound') : refused('LabelUnknown');
}
