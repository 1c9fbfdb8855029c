// Paid receipts with lots to collect, shortly before their pickup window ends.
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { stillWaits } from '../invoices/forfeits.ts';
import { dueOfInvoice } from '../payments/ledger.ts';

const selectWindows = (db: Db) =>
  db
    .selectFrom('pickupWindows')
    .innerJoin('invoices', 'invoices.id', 'pickupWindows.invoiceId')
    .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
    .innerJoin('centers', 'centers.id', 'pickupWindows.centerId')
    .where('pickupWindows.remindedAt', 'is', null)
    .where('pickupWindows.endsAt', '>', sql<never>`(select app.now())`)
    .where('invoices.voidedAt', 'is', null)
    .where('invoiceLines.voidedAt', 'is', null)
    .where(stillWaits)
    .where(sql<boolean>`${dueOfInvoice} = 0`)
    .groupBy(['invoices.id', 'pickupWindows.invoiceId', 'centers.name']);

/** Windows that end within this time. */
export const windowsToRemind = (db: Db, within: Duration) =>
  selectWindows(db)
    .select('invoices.id as item')
    .select(sql<Instant>`pickup_windows.ends_at - ${within} * interval '1 ms'`.as('since'))
    .where(
      'pickupWindows.endsAt',
      '<=',
      sql<never>`(select app.at_ms(app.now_ms() + ${within}::bigint))`,
    );

/** undefined if nothing is left to collect or the buyer was already reminded. */
export const findWindowToRemind = (db: Db, invoiceId: string) =>
  selectWindows(db)
    .select([
      'invoices.id as invoiceId',
      'invoices.userId',
      'pickupWindows.endsAt',
      'pickupWindows.centerId',
      'centers.name as center',
      sql<string[]>`array_agg(invoice_lines.lot_id order by invoice_lines.lot_id)`.as('lotIds'),
    ])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirst();

export const markReminded = (tx: Tx, invoiceId: string) =>
  tx
    .updateTable('pickupWindows')
    .set({ remindedAt: sql<Date>`app.now()` })
    .where('invoiceId', '=', invoiceId)
    .execute();
