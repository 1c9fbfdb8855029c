// Lots as they are added to an auction, without events.
import type { ConditionReport } from '@hammerdock/domain/catalog/condition-report.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { seconds, type Instant } from '@hammerdock/domain/time.ts';
import { sql, type InsertObject } from 'kysely';
import { json, toDate, type Db, type Tx } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import { newId } from '../../security/ids.ts';
import { insertConditionReports, type LotReport } from './condition-reports.ts';

export interface NewLot {
  /** That of its draft; a new one by default. */
  readonly id?: string;
  /** The lot with the same goods, which was not sold. */
  readonly relistedFrom?: string | null;
  /** For the seller's staff only. */
  readonly internalNote?: string;
  readonly lpn: string;
  readonly title: string;
  readonly description: string;
  readonly categoryId: string;
  readonly condition: string;
  readonly conditionNote?: string;
  readonly itemCount?: number;
  readonly msrpCents: Cents;
  readonly startPriceCents: Cents;
  readonly floorLocation: string;
  readonly sku?: string;
  readonly upc?: string;
  readonly brand?: string;
  readonly report?: ConditionReport;
  /** The original seller's page that describes the goods. */
  readonly sourceUrl?: string;
  readonly images: readonly string[];
  readonly depositCents?: Cents;
  readonly retractMinutes?: number;
  /** The buy-now price, valid while there is no bid (R18). */
  readonly buyNowCents?: Cents;
}

export interface LotSchedule {
  readonly auctionId: string;
  readonly phase: 'upcoming' | 'open';
  readonly opensAt: Instant;
  /** The close of lot 1; the others follow, one stagger apart (R20). */
  readonly firstClosesAt: Instant;
  readonly staggerSeconds: number;
  /** The number of the first of these lots. */
  readonly fromNumber: number;
}

/** A statement can have 65,535 parameters, and a lot takes about 20. */
const ROWS_AT_ONCE = 1000;

/** Ids in the order of the lots. */
export async function insertLots(
  tx: Tx,
  schedule: LotSchedule,
  lots: readonly NewLot[],
): Promise<string[]> {
  const { auctionId, phase, opensAt, fromNumber } = schedule;
  const reports: LotReport[] = [];
  const rows = lots.map(({ report, id = newId(), ...lot }, index) => {
    if (report !== undefined) reports.push({ lotId: id, report });
    const number = fromNumber + index;
    const delay = (number - 1) * seconds(schedule.staggerSeconds);
    const closesAt = toDate(schedule.firstClosesAt + delay);
    return {
      id,
      auctionId,
      number,
      ...lot,
      images: json(lot.images),
      phase,
      firstPhase: phase,
      opensAt: toDate(opensAt),
      firstClosesAt: closesAt,
    };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insertLotRows(tx, rows.slice(from, from + ROWS_AT_ONCE));
  }
  for (let from = 0; from < reports.length; from += ROWS_AT_ONCE) {
    await insertConditionReports(tx, reports.slice(from, from + ROWS_AT_ONCE));
  }
  return rows.map(({ id }) => id);
}

export type NewLotRow = Omit<InsertObject<DB, 'lots'>, 'id' | 'listedCloseAt'> & {
  readonly id: string;
};

/** Inserts the lots with their initial states; their closes are the scheduled ones. */
export async function insertLotRows(db: Db, lots: readonly NewLotRow[]): Promise<void> {
  const rows = lots.map((lot) => ({ ...lot, listedCloseAt: lot.firstClosesAt }));
  await db.insertInto('lots').values(rows).execute();
  await insertLotStates(
    db,
    lots.map(({ id }) => id),
  );
}

/** Makes lots the pieces of one offer (PAY-08, decision 58). */
export async function joinPieces(tx: Tx, [offerId, ...further]: readonly string[]): Promise<void> {
  if (offerId === undefined || further.length === 0) return;
  await tx.updateTable('lots').set({ offerId }).where('id', 'in', further).execute();
}

/** The states of lots that have no events yet; their closes are the scheduled ones. */
export const insertLotStates = (db: Db, lotIds: readonly string[]) =>
  sql`insert into lot_states (lot_id, phase, closes_at, close_check_at)
    select id, phase, first_closes_at, first_closes_at from lots
    where id = any(${lotIds}::uuid[])`.execute(db);

/** Which of the labels are in use by a lot. */
export async function listLabelsTaken(db: Db, labels: readonly string[]): Promise<string[]> {
  if (labels.length === 0) return [];
  const rows = await db
    .selectFrom('lots')
    .select('lpn')
    .where('lpn', 'in', [...labels])
    .execute();
  return rows.map(({ lpn }) => lpn);
}

/** Which of the labels are on a lot that was not relisted. */
export async function listLabelsOnLots(db: Db, labels: readonly string[]): Promise<string[]> {
  if (labels.length === 0) return [];
  const { rows } = await sql<{ lpn: string }>`select lpn from lots
    where lpn = any(${labels}::text[]) and relisted_at is null`.execute(db);
  return rows.map(({ lpn }) => lpn);
}

/** Marks the lots as relisted, so that their labels are free for the lots that follow them. */
export const markRelisted = (tx: Tx, lotIds: readonly string[]) =>
  sql`update lots set relisted_at = app.now() where id = any(${lotIds}::uuid[])`.execute(tx);

/** Lots to be relisted, with what their successors share (R22). */
export const listOrigins = async (db: Db, lotIds: readonly string[]) => {
  const { rows } = await sql<{
    id: string;
    lpn: string;
    centerId: string;
    sellerId: string;
    canBeRelisted: boolean;
  }>`select lots.id, lots.lpn, auctions.center_id as "centerId", auctions.seller_id as "sellerId",
      not exists (select from lots again where again.relisted_from = lots.id) as "canBeRelisted"
    from lots join auctions on auctions.id = lots.auction_id
    where lots.id = any(${lotIds}::uuid[]) for update of lots`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
