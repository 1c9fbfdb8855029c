// Where the items of a receipt are sent (delivery_mode 2), and the parcels that wait.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import { chargebackStands } from '../pickup/handovers.ts';
import { stillWaits } from './forfeits.ts';

/** The default address of the buyer; the one of the profile where the book names no other. */
export async function addShippingAddress(
  tx: Tx,
  { invoiceId, userId }: { invoiceId: string; userId: string },
): Promise<void> {
  await sql`insert into invoice_shipping (invoice_id, first_name, last_name, address1, address2,
      city, state, zip)
    select ${invoiceId}::uuid, coalesce(chosen.first_name, users.first_name),
      coalesce(chosen.last_name, users.last_name), coalesce(chosen.address1, users.address1),
      coalesce(chosen.address2, users.address2), coalesce(chosen.city, users.city),
      coalesce(chosen.state, users.state), coalesce(chosen.zip, users.zip)
    from users left join addresses chosen
      on chosen.user_id = users.id and chosen.is_primary
    where users.id = ${userId}::uuid`.execute(tx);
}

export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const updateShippingAddress = (tx: Tx, invoiceId: string, to: ShippingAddress) =>
  tx
    .updateTable('invoiceShipping')
    .set({
      firstName: to.firstName,
      lastName: to.lastName,
      address1: to.address1,
      address2: to.address2,
      city: to.city,
      state: to.state,
      zip: to.zip,
    })
    .where('invoiceId', '=', invoiceId)
    .execute();

/** null: its items are picked up. */
export const findShipping = async (db: Db, invoiceId: string) =>
  (await db
    .selectFrom('invoiceShipping')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst()) ?? null;

export type ShippingRow = NonNullable<Awaited<ReturnType<typeof findShipping>>>;

/** false: its items are picked up. */
export async function markReadyToShip(tx: Tx, invoiceId: string): Promise<boolean> {
  const marked = await tx
    .updateTable('invoiceShipping')
    .set({ paidAt: sql<Date>`app.now()` })
    .where('invoiceId', '=', invoiceId)
    .returning('invoiceId')
    .executeTakeFirst();
  return marked !== undefined;
}

const selectOrders = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('auctions', 'auctions.id', 'invoices.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select([
      'invoices.id as invoiceId',
      'invoices.userId',
      'invoices.number',
      'auctions.centerId',
      'centers.city as centerCity',
      chargebackStands.as('chargebackStands'),
    ])
    .where('invoices.voidedAt', 'is', null);

/** A receipt to be sent; its shipping is null where the items are picked up. */
export async function findOrder(db: Db, invoiceId: string) {
  if (!isId(invoiceId)) return undefined;
  const order = await selectOrders(db).where('invoices.id', '=', invoiceId).executeTakeFirst();
  return order && { ...order, shipping: await findShipping(db, invoiceId) };
}

interface Waiting {
  /** null: of all centers. */
  readonly centerId: string | null;
  readonly page: number;
  readonly limit: number;
}

/** Paid and not sent, the longest wait first. */
export async function listParcels(db: Db, { centerId, page, limit }: Waiting) {
  const waiting = selectOrders(db)
    .innerJoin('invoiceShipping', 'invoiceShipping.invoiceId', 'invoices.id')
    .selectAll('invoiceShipping')
    .where('invoiceShipping.paidAt', 'is not', null)
    .where('invoiceShipping.shippedAt', 'is', null)
    .where((invoice) =>
      invoice.exists(
        invoice
          .selectFrom('invoiceLines')
          .select('invoiceLines.lotId')
          .whereRef('invoiceLines.invoiceId', '=', 'invoices.id')
          .where(stillWaits),
      ),
    )
    .$if(centerId !== null, (parcels) => parcels.where('auctions.centerId', '=', centerId));
  const rows = await waiting
    .orderBy('invoiceShipping.paidAt')
    .orderBy('invoices.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await waiting
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export type ParcelRow = Awaited<ReturnType<typeof listParcels>>['rows'][number];

/** The lots of parcels that were not handed over, returned or forfeited. */
export const listWaitingLots = (db: Db, invoiceIds: readonly string[]) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
    .select([
      'invoiceLines.invoiceId',
      'lots.id as lotId',
      'lots.number',
      'lots.lpn',
      'lots.title',
      'lots.floorLocation',
    ])
    .where('invoiceLines.invoiceId', 'in', [...invoiceIds])
    .where('invoiceLines.voidedAt', 'is', null)
    .where(stillWaits)
    .orderBy('lots.floorLocation')
    .orderBy('lots.number')
    .execute();

export type WaitingLotRow = Awaited<ReturnType<typeof listWaitingLots>>[number];

export async function markShipped(
  tx: Tx,
  invoiceId: string,
  sent: { staffId: string; carrier: string; trackingNumber: string },
): Promise<Instant> {
  const { shippedAt } = await tx
    .updateTable('invoiceShipping')
    .set({
      shippedAt: sql<Date>`app.now()`,
      shippedBy: sent.staffId,
      carrier: sent.carrier,
      trackingNumber: sent.trackingNumber,
    })
    .where('invoiceId', '=', invoiceId)
    .returning('shippedAt')
    .executeTakeFirstOrThrow();
  if (shippedAt === null) throw new Error('a shipment has no time');
  return shippedAt;
}
