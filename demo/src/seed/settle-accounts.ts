// Seeds what follows a sale, by the usual operations: receipts, charges, pickups, partial payments,
// refunds and checks of manifests. Scheduled jobs finish it if it is interrupted.
import { closeMonths } from '@hammerdock/server/src/operations/accounting/close-months.ts';
import { chargeInvoice } from '@hammerdock/server/src/operations/payments/charge-invoice.ts';
import { issueInvoices } from '@hammerdock/server/src/operations/invoices/issue-invoices.ts';
import { checkManifest } from '@hammerdock/server/src/operations/manifests/check-manifest.ts';
import { lapseDueHolds } from '@hammerdock/server/src/operations/bidding/lapse-holds.ts';
import { insertAudit } from '@hammerdock/server/src/store/platform/audit.ts';
import { insertHandover } from '@hammerdock/server/src/store/pickup/handovers.ts';
import {
  findManifestImport,
  manifestsToWorkOn,
} from '@hammerdock/server/src/store/manifests/manifest-imports.ts';
import { listAuctionsToInvoice } from '@hammerdock/server/src/store/invoices/invoice-issuing.ts';
import type { Db } from '@hammerdock/server/src/db/database.ts';
import { seedRefund } from './seed-refund.ts';
import { seedPartialPayment } from './seed-partial-payment.ts';
import { seedVisits } from './seed-visits.ts';
import type { SeedContext } from './seed-context.ts';
import type { Collected, Seeded } from './world.ts';

export async function settleAccounts(context: SeedContext, seeded: Seeded): Promise<void> {
  const { db } = context;
  await lapseDueHolds(context);
  for (const auctionId of await listAuctionsToInvoice(db)) await issueInvoices(context, auctionId);
  const invoices = await db
    .selectFrom('invoices')
    .select('id')
    .where('chargeTriedAt', 'is', null)
    .orderBy('number')
    .execute();
  for (const { id } of invoices) await chargeInvoice(context, id);
  for (const collected of seeded.collected) await handOver(db, collected);
  for (const userId of seeded.paysInPart) await seedPartialPayment(context, userId);
  for (const refunded of seeded.refunded) await seedRefund(context, refunded);
  await seedVisits(db, seeded.visitors);
  await closeMonths(context);
  for (const { item } of await manifestsToWorkOn(db).execute()) {
    const manifest = await findManifestImport(db, item);
    if (manifest !== undefined) await checkManifest(context, manifest);
  }
}

async function handOver(db: Db, { buyerId, staffId }: Collected): Promise<void> {
  const lots = await db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select('invoiceLines.lotId')
    .where('invoices.userId', '=', buyerId)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const { lotId } of lots) {
      await insertHandover(tx, lotId, staffId);
      await insertAudit(tx, {
        actorId: staffId,
        action: 'lot handed over',
        subject: lotId,
        details: { userId: buyerId },
      });
    }
  });
}
