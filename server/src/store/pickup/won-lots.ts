// What belongs to won lots: the receipt, whether it is paid, the pickup window, the hand-over, the
// return.
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from '../payments/ledger.ts';

/** One query for a page of lots; a lot without a receipt yet has no row. */
export const findCollectionOfLots = (db: Db, lotIds: readonly string[]) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .leftJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
    .leftJoin('handovers', 'handovers.lotId', 'invoiceLines.lotId')
    .leftJoin('forfeits', 'forfeits.lotId', 'invoiceLines.lotId')
    .leftJoin('returns', 'returns.lotId', 'invoiceLines.lotId')
    .select([
      'invoiceLines.lotId',
      'invoices.id as invoiceId',
      'pickupWindows.startsAt',
      'pickupWindows.endsAt',
      'handovers.at as pickedUpAt',
      'forfeits.at as forfeitedAt',
      'returns.at as returnedAt',
      'returns.reason as returnReason',
      dueOfInvoice.as('dueCents'),
    ])
    .where('invoiceLines.lotId', 'in', [...lotIds])
    .where('invoiceLines.voidedAt', 'is', null)
    .execute();

export type CollectionRow = Awaited<ReturnType<typeof findCollectionOfLots>>[number];
