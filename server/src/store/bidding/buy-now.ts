// The buy-now price of a lot, and its unpaid hold (R18, R60).
import type { Downtime } from '@hammerdock/domain/bidding/fair-close.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/**
 * What a purchase needs to know about a lot besides its state; undefined when the lot is not
 * public.
 */
export const findOffer = (db: Db, lotId: string, buyerId: string) =>
  db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select([
      'lots.depositCents',
      'auctions.sellerId',
      'auctions.bidLimitCents as unapprovedLimitCents',
      sql<string>`centers.city || ', ' || centers.state`.as('centerName'),
      sql<boolean>`exists (select from users
        where users.id = ${buyerId}::uuid and users.tax_exempt_at is not null)`.as('exempt'),
      sql<boolean>`exists (select from buy_now_holds where buy_now_holds.lot_id = lots.id
        and buy_now_holds.user_id = ${buyerId}::uuid
        and buy_now_holds.lapsed_at is not null)`.as('lapsedBefore'),
    ])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();

export interface NewHold {
  readonly lotId: string;
  readonly userId: string;
  readonly invoiceId: string;
  readonly at: Instant;
  readonly expiresAt: Instant;
}

export async function insertHold(tx: Tx, { at, expiresAt, ...hold }: NewHold): Promise<void> {
  await tx
    .insertInto('buyNowHolds')
    .values({ ...hold, at: toDate(at), expiresAt: toDate(expiresAt) })
    .execute();
}

const selectRunning = (db: Db) =>
  db
    .selectFrom('buyNowHolds')
    .select(['lotId', 'userId', 'invoiceId', 'expiresAt'])
    .where('paidAt', 'is', null)
    .where('lapsedAt', 'is', null);

export type HoldRow = Awaited<ReturnType<ReturnType<typeof selectRunning>['execute']>>[number];

/** Receipts of holds that are neither paid nor lapsed, due when the last of them expires. */
export const runningHolds = (db: Db) =>
  selectRunning(db)
    .clearSelect()
    .select(['invoiceId as item', sql<Instant>`max(expires_at)`.as('since')])
    .groupBy('invoiceId');

/** The holds of a receipt, in the order in which their lots are locked. */
export const listRunningHolds = (db: Db, invoiceId: string) =>
  selectRunning(db).where('invoiceId', '=', invoiceId).orderBy('lotId').execute();

/** R21: the duration of an outage is added to the holds that ran during it. */
export async function prolongHolds(tx: Tx, { beganAt, endedAt }: Downtime): Promise<void> {
  await sql`update buy_now_holds
    set expires_at = expires_at + ${endedAt - beganAt} * interval '1 ms'
    where paid_at is null and lapsed_at is null and expires_at > app.at_ms(${beganAt})`.execute(tx);
}

/** Null if the invoice is not one of a purchase. */
export async function markHoldPaid(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable('buyNowHolds')
    .set({ paidAt: sql<Date>`app.now()` })
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** R18: whether the invoice is of a purchase that is not paid yet. */
export async function isHeldPurchase(tx: Tx, invoiceId: string): Promise<boolean> {
  const hold = await tx
    .selectFrom('buyNowHolds')
    .select('lotId')
    .where('invoiceId', '=', invoiceId)
    .where('paidAt', 'is', null)
    .where('lapsedAt', 'is', null)
    .executeTakeFirst();
  return hold !== undefined;
}

export async function markHoldLapsed(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable('buyNowHolds')
    .set({ lapsedAt: sql<Date>`app.now()` })
    .where('invoiceId', '=', invoiceId)
    .execute();
}
