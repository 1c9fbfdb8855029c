import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { mayShip } from '@hammerdock/domain/invoicing/shipping.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findOrder, listWaitingLots, markShipped } from '../../store/invoices/invoice-shipping.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertHandover } from '../../store/pickup/handovers.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const shipOrder: Handler<typeof pickup.shipOrder> = async (input, ctx) => {
  const { userId: staffId, centerId, role } = ctx.actor;
  const { invoice_id: invoiceId, carrier, tracking_number: trackingNumber } = input;
  return ctx.transact(async (tx) => {
    const found = await findOrder(tx, invoiceId);
    if (found === undefined) return refused('NotFound');
    if (role !== 'admin' && found.centerId !== centerId) {
      return refused('WrongCenter', { center: found.centerCity });
    }
    const { userId } = found;
    // Locks the buyer's payments, returns and hand-overs while the goods leave.
    await lockUser(tx, userId);
    const order = await findOrder(tx, invoiceId);
    if (order === undefined) return refused('NotFound');
    const { shipping } = order;
    if (shipping === null) return refused('PickupOnly');
    const lots = await listWaitingLots(tx, [invoiceId]);
    const may = mayShip({
      paid: shipping.paidAt !== null,
      shipped: shipping.shippedAt !== null,
      waiting: lots.length,
      chargebackStands: order.chargebackStands,
    });
    if (!may.ok) return may;
    for (const { lotId } of lots) await handOver(tx, lotId, { staffId, userId, invoiceId });
    const shippedAt = await markShipped(tx, invoiceId, { staffId, carrier, trackingNumber });
    await appendEvent(tx, 'order.shipped', { invoiceId, userId });
    return ok({ shipped_date: toIso(shippedAt) });
  });
};

interface Sending {
  readonly staffId: string;
  readonly userId: string;
  readonly invoiceId: string;
}

async function handOver(tx: Tx, lotId: string, { staffId, userId, invoiceId }: Sending) {
  await insertHandover(tx, lotId, staffId);
  await insertAudit(tx, {
    actorId: staffId,
    action: 'lot handed over',
    subject: lotId,
    details: { userId, invoiceId },
  });
}
