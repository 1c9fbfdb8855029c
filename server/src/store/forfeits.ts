// Lots that were paid and never collected (R22), and putting them up again (R20).
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../gateways/ids.ts';
import { dueOfInvoice } from './ledger.ts';

/** What the rule asks about a lot on a receipt that stands. */
/** Of a line of a receipt: its lot was neither collected nor forfeited, and did not come back. */
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

/** Lots whose window is over, whoever may have come meanwhile. */
export const listClaimsOver = (db: Db, limit: number) =>
  selectClaims(db)
    .where('pickupWindows.endsAt', '<=', sql<never>`(select app.now())`)
    .orderBy('pickupWindows.endsAt')
    .orderBy('invoiceLines.lotId')
    .limit(limit)
    .execute();

/** Under the buyer's lock: undefined once the lot was handed over, forfeited or returned. */
export const findClaim = (tx: Tx, lotId: string) =>
  selectClaims(tx).where('invoiceLines.lotId', '=', lotId).executeTakeFirst();

export const insertForfeit = (tx: Tx, forfeit: { lotId: string; invoiceId: string }) =>
  tx.insertInto('forfeits').values(forfeit).execute();

/** Forfeited lots that were not put up again yet, those that wait longest first. */
export async function listLotsToRelist(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('forfeits')
    .innerJoin('lots', 'lots.id', 'forfeits.lotId')
    .select('lots.id')
    .where('lots.relistedAt', 'is', null)
    .orderBy('forfeits.at')
    .orderBy('lots.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the lot's turn; undefined when somebody else relists it, or did. */
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

/** The same goods with the same label as a new lot, to which nothing has happened yet. */
export async function insertRelisted(tx: Tx, lot: Relisting): Promise<string> {
  const { lotId, auctionId, number, opensAt, closesAt } = lot;
  const id = newId();
  await sql`update lots set relisted_at = app.now() where id = ${lotId}::uuid`.execute(tx);
  await sql`insert into lots (id, relisted_from, auction_id, number, phase, first_phase, opens_at,
      first_closes_at, closes_at, lpn, title, description, category_id, condition, condition_note,
      item_count, msrp_cents, sku, upc, brand, source_url, floor_location, images,
      start_price_cents, buy_now_cents, deposit_cents, retract_minutes)
    select ${id}::uuid, id, ${auctionId}::uuid, ${number}, 'upcoming', 'upcoming', ${opensAt},
      ${closesAt}, ${closesAt}, lpn, title, description, category_id, condition, condition_note,
      item_count, msrp_cents, sku, upc, brand, source_url, floor_location, images,
      start_price_cents, buy_now_cents, deposit_cents, retract_minutes
    from lots where id = ${lotId}::uuid`.execute(tx);
  return id;
}
