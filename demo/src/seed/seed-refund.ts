// Refunds of a seeded store (R30), made by the same operations as at the pickup desk.
import { beginRefund } from '@hammerdock/server/src/operations/payments/begin-refund.ts';
import { finishRefund } from '@hammerdock/server/src/operations/payments/finish-refund.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedRefund } from './world.ts';

export async function seedRefund(context: SeedContext, given: SeedRefund): Promise<void> {
  const { buyerId, refunder, place, ...order } = given;
  const lots = await context.db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
    .select('lots.id')
    .where('invoices.userId', '=', buyerId)
    .where('invoices.voidedAt', 'is', null)
    .orderBy('lots.number')
    .execute();
  const lotId = lots.at(place)?.id;
  if (lotId === undefined) throw new Error(`there is no lot ${place} on that receipt`);
  const refund = { ...order, lotId, stated: {} };
  const begun = await context.db.transaction().execute((tx) => beginRefund(tx, refunder, refund));
  if (!begun.ok) throw new Error(`a refund was refused: ${begun.refusal}`);
  await finishRefund(context, begun.value.refundId);
}
