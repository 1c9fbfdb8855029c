// Paid lots that were never collected (R22), and relisting them (R20).
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { copyConditionReport } from '../auctions/condition-reports.ts';
import { insertLotStates } from '../auctions/lots.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { unpaidLots } from './unpaid-invoices.ts';

/** What the rule needs to know about a lot on a receipt that is not void. */
/** Of a line of a receipt: its lot was not collected, forfeited or returned. */
export const stillWaits = sql<SqlBool>`
  not exists (select from handovers where handovers.lot_id = invoice_lines.lot_id)
  and not exists (select from forfeits where forfeits.lot_id = invoice_lines.lot_id)
  and not exists (select from returns where returns.lot_id = invoice_lines.lot_id)`;

const selectClaims = (db: Db) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .innerJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
    .select([
      'invoiceLines.lotId',
      'invoices.id as invoiceId',
      'invoices.userId',
      'pickupWindows.endsAt as windowEndsAt',
      sql<boolean>`${dueOfInvoice} = 0`.as('paid'),
    ])
    .where('invoiceLines.voidedAt', 'is', null)
    .where('invoices.voidedAt', 'is', null)
    .where(stillWaits);

/** Lots that wait for their buyers, due when the window ends. */
export const waitingClaims = (db: Db) =>
  selectClaims(db)
    .clearSelect()
    .select(['invoiceLines.lotId as item', 'pickupWindows.endsAt as since'])
    .where('pickupWindows.endsAt', '<=', sql<never>`(select app.now())`);

/** Under the buyer's lock: undefined once the lot was handed over, forfeited or returned. */
export const findClaim = (tx: Tx, lotId: string) =>
  selectClaims(tx).where('invoiceLines.lotId', '=', lotId).executeTakeFirst();

export const insertForfeit = (tx: Tx, forfeit: { lotId: string; invoiceId: string }) =>
  tx.insertInto('forfeits').values(forfeit).execute();

/** Lots forfeited or not paid and not relisted yet, whose seller has an upcoming auction there. */
export const lotsToRelist = (db: Db) =>
  db
    .selectFrom('forfeits')
    .innerJoin('lots', 'lots.id', 'forfeits.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['forfeits.lotId as item', 'forfeits.at as since'])
    .where('lots.relistedAt', 'is', null)
    .where(hasAuctionToCome)
    .unionAll(unpaidLots(db).where('lots.relistedAt', 'is', null).where(hasAuctionToCome));

const hasAuctionToCome = sql<SqlBool>`exists (select from auctions next
  where next.center_id = auctions.center_id and next.seller_id = auctions.seller_id
    and next.published_at is not null and next.canceled_at is null
    and next.starts_at > (select app.now()))`;

/** Locks the lot; undefined when it is or was relisted by another worker. */
export const lockLotToRelist = (tx: Tx, lotId: string) =>
  tx
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'auctions.centerId', 'auctions.sellerId'])
    .where('lots.id', '=', lotId)
    .where('lots.relistedAt', 'is', null)
    .forUpdate('lots')
    .skipLocked()
    .executeTakeFirst();

/** The next auction of that seller at that center, since lots do not move between centers (R22). */
export const findNextAuction = (
  db: Db,
  { centerId, sellerId }: { centerId: string; sellerId: string },
) =>
  db
    .selectFrom('auctions')
    .select('number')
    .where('centerId', '=', centerId)
    .where('sellerId', '=', sellerId)
    .where('publishedAt', 'is not', null)
    .where('canceledAt', 'is', null)
    .where(sql<SqlBool>`starts_at > app.now()`)
    .orderBy('startsAt')
    .orderBy('number')
    .executeTakeFirst();

export interface Relisting {
  readonly lotId: string;
  readonly auctionId: string;
  readonly number: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The same goods with the same label as a new lot without events. */
export async function insertRelisted(tx: Tx, lot: Relisting): Promise<string> {
  const { lotId, auctionId, number, opensAt, closesAt } = lot;
  const id = newId();
  await sql`update lots set relisted_at = app.now() where id = ${lotId}::uuid`.execute(tx);
  await sql`insert into lots (id, relisted_from, auction_id, number, phase, first_phase, opens_at,
      first_closes_at, listed_close_at, lpn, title, description, category_id, condition,
      condition_note, item_count, msrp_cents, sku, upc, brand, source_url, floor_location, images,
      start_price_cents, buy_now_cents, deposit_cents, retract_minutes)
    select ${id}::uuid, id, ${auctionId}::uuid, ${number}, 'upcoming', 'upcoming', ${opensAt},
      ${closesAt}, ${closesAt}, lpn, title, description, category_id, condition, condition_note,
      item_count, msrp_cents, sku, upc, brand, source_url, floor_location, images,
      start_price_cents, buy_now_cents, deposit_cents, retract_minutes
    from lots where id = ${lotId}::uuid`.execute(tx);
  await insertLotStates(tx, [id]);
  await copyConditionReport(tx, { fromId: lotId, toId: id });
  return id;
}
