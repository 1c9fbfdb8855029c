// What goes with won lots: the receipt, whether it is paid, the pickup window, the hand-over.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** One query for a page of lots; a lot without a receipt yet has no row. */
export const findCollectionOfLots = (db: Db, lotIds: readonly string[]) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .leftJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
    .leftJoin('handovers', 'handovers.lotId', 'invoiceLines.lotId')
    .leftJoin('forfeits', 'forfeits.lotId', 'invoiceLines.lotId')
    .select([
      'invoiceLines.lotId',
      'invoices.id as invoiceId',
      'pickupWindows.startsAt',
      'pickupWindows.endsAt',
      'handovers.at as pickedUpAt',
      'forfeits.at as forfeitedAt',
      sql<number>`(select coalesce(sum(entries.amount_cents), 0)::bigint from entries
        where entries.invoice_id = invoices.id and entries.account = 'buyer receivable')`.as(
        'dueCents',
      ),
    ])
    .where('invoiceLines.lotId', 'in', [...lotIds])
    .where('invoiceLines.voidedAt', 'is', null)
    .execute();

export type CollectionRow = Awaited<ReturnType<typeof findCollectionOfLots>>[number];
