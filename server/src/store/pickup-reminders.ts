// Receipts that are paid and whose goods wait, shortly before their window ends.
import type { Duration } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { stillWaits } from './forfeits.ts';
import { dueOfInvoice } from './ledger.ts';

export const listWindowsToRemind = (
  db: Db,
  { within, limit }: { within: Duration; limit: number },
) =>
  db
    .selectFrom('pickupWindows')
    .innerJoin('invoices', 'invoices.id', 'pickupWindows.invoiceId')
    .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
    .innerJoin('centers', 'centers.id', 'pickupWindows.centerId')
    .select([
      'invoices.id as invoiceId',
      'invoices.userId',
      'pickupWindows.endsAt',
      'centers.name as center',
      sql<string[]>`array_agg(invoice_lines.lot_id order by invoice_lines.lot_id)`.as('lotIds'),
    ])
    .where('pickupWindows.remindedAt', 'is', null)
    .where('pickupWindows.endsAt', '>', sql<never>`(select app.now())`)
    .where(
      'pickupWindows.endsAt',
      '<=',
      sql<never>`(select app.at_ms(app.now_ms() + ${within}::bigint))`,
    )
    .where('invoices.voidedAt', 'is', null)
    .where('invoiceLines.voidedAt', 'is', null)
    .where(stillWaits)
    .where(sql<boolean>`${dueOfInvoice} = 0`)
    .groupBy(['invoices.id', 'pickupWindows.invoiceId', 'centers.name'])
    .orderBy('pickupWindows.endsAt')
    .orderBy('invoices.id')
    .limit(limit)
    .execute();

export const markReminded = (tx: Tx, invoiceId: string) =>
  tx
    .updateTable('pickupWindows')
    .set({ remindedAt: sql<Date>`app.now()` })
    .where('invoiceId', '=', invoiceId)
    .execute();
