// Lots that are paid for and wait for their buyers at a center: what a visit is for (R32).
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db } from '../../db/database.ts';
import { readOpeningHours } from '../../db/json-columns.ts';
import { stillWaits } from '../invoices/forfeits.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { chargebackStands } from './handovers.ts';

/** Receipts with lots that are ready, the earliest end first; several at each center. */
export async function listReadyReceipts(db: Db, userId: string) {
  const rows = await db
    .selectFrom('pickupWindows')
    .innerJoin('invoices', 'invoices.id', 'pickupWindows.invoiceId')
    .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
    .innerJoin('centers', 'centers.id', 'pickupWindows.centerId')
    .select(['invoices.id as invoiceId', 'invoices.number', 'pickupWindows.centerId'])
    .select(['pickupWindows.startsAt', 'pickupWindows.endsAt'])
    .select(['centers.name', 'centers.address', 'centers.city', 'centers.state', 'centers.zip'])
    .select(['centers.hours', 'centers.pickupSlotPlaces as places'])
    .select((lot) => lot.fn.countAll<number>().as('lots'))
    .where('invoices.userId', '=', userId)
    .where('invoices.voidedAt', 'is', null)
    .where('invoiceLines.voidedAt', 'is', null)
    .where(stillWaits)
    .where(sql<boolean>`${dueOfInvoice} = 0`)
    .where(sql<boolean>`not ${chargebackStands}`)
    .groupBy(['invoices.id', 'pickupWindows.invoiceId', 'centers.id'])
    .orderBy('pickupWindows.endsAt')
    .orderBy('invoices.number')
    .execute();
  return rows.map(({ hours, ...row }) => ({
    ...row,
    hours: readOpeningHours(hours, row.centerId),
  }));
}

export type ReadyReceipt = Awaited<ReturnType<typeof listReadyReceipts>>[number];

/** How many lots are ready for a row of `pickup_visits`. */
const readyLots = sql<number>`(select count(*)::int from pickup_windows
  join invoices on invoices.id = pickup_windows.invoice_id
  join invoice_lines on invoice_lines.invoice_id = invoices.id
  where invoices.user_id = pickup_visits.user_id
    and pickup_windows.center_id = pickup_visits.center_id
    and invoices.voided_at is null and invoice_lines.voided_at is null
    and ${stillWaits} and ${dueOfInvoice} = 0 and not ${chargebackStands})`;

/** Visits of buyers who have arrived, or who come, at this time. */
export const listQueue = (
  db: Db,
  { centerId, from, until }: { centerId: string | null; from: Instant; until: Instant },
) => {
  const first = sql<Instant>`${toDate(from)}`;
  const end = sql<Instant>`${toDate(until)}`;
  return db
    .selectFrom((all) =>
      all
        .selectFrom('pickupVisits')
        .innerJoin('users', 'users.id', 'pickupVisits.userId')
        .innerJoin('centers', 'centers.id', 'pickupVisits.centerId')
        .select(['pickupVisits.id', 'startsAt', 'endsAt', 'arrivedAt', 'users.firstName'])
        .select(['users.lastName', 'centers.city', readyLots.as('lots')])
        .where('endedAt', 'is', null)
        .$if(centerId !== null, (visits) =>
          visits.where('pickupVisits.centerId', '=', centerId ?? ''),
        )
        .where((visit) =>
          visit.or([
            visit('arrivedAt', '>=', first),
            visit.and([visit('startsAt', '>=', first), visit('startsAt', '<', end)]),
          ]),
        )
        .as('visits'),
    )
    .selectAll()
    .where('lots', '>', 0)
    .orderBy('arrivedAt')
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
};

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** Visits for which nothing is left, unless the last hand-over can still be undone. */
const selectFinished = (db: Db, undoable: Duration) =>
  db
    .selectFrom('pickupVisits')
    .where('endedAt', 'is', null)
    .where(sql<boolean>`${readyLots} = 0`).where(sql<boolean>`not exists (select from handovers
      join invoice_lines on invoice_lines.lot_id = handovers.lot_id
      join invoices on invoices.id = invoice_lines.invoice_id
      where invoices.user_id = pickup_visits.user_id
        and handovers.at > app.at_ms(app.now_ms() - ${undoable}::bigint))`);

export const visitsToEnd = (db: Db, undoable: Duration) =>
  selectFinished(db, undoable).select([
    'pickupVisits.id as item',
    sql<Instant>`app.now()`.as('since'),
  ]);

/** undefined: it has ended, or something is ready again. */
export const visitStillDue = (db: Db, visitId: string, undoable: Duration) =>
  selectFinished(db, undoable).select('userId').where('id', '=', visitId).executeTakeFirst();
