// Published lots as their seller sees and changes them.
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readImageNames } from '../../db/json-columns.ts';
import {
  deleteConditionReport,
  insertConditionReports,
  readReport,
  REPORT_COLUMNS,
} from './condition-reports.ts';
import { toBeSoldAgain } from './seller-lots.ts';

const published = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('lotStates')
    .innerJoin('lots', 'lots.id', 'lotStates.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .leftJoin('conditionReports', 'conditionReports.lotId', 'lots.id')
    .select(REPORT_COLUMNS)
    .select([
      'lots.id',
      'auctions.sellerId',
      'lots.auctionId',
      'lots.number',
      'lotStates.phase',
      'lotStates.sequence',
      'lots.version',
      'lots.relistedFrom',
      'lots.lpn',
      'lots.title',
      'lots.description',
      'lots.categoryId',
      'lots.condition',
      'lots.conditionNote',
      'lots.itemCount',
      'lots.msrpCents',
      'lots.startPriceCents',
      'lots.buyNowCents',
      'lots.depositCents',
      'lots.retractMinutes',
      'lots.sku',
      'lots.upc',
      'lots.brand',
      'lots.sourceUrl',
      'lots.floorLocation',
      'lots.internalNote',
      'lots.images',
    ])
    .where('lotStates.lotId', 'in', [...ids])
    .where('lots.phase', '!=', 'draft');

type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

const read = (row: PublishedRow) => ({
  ...row,
  // The table's check constraint admits exactly these phases.
  phase: row.phase as LotPhase,
  condition: CONDITIONS.find((each) => each === row.condition) ?? null,
  report: readReport(row),
  images: readImageNames(row.images, row.id),
});

export type PublishedLot = ReturnType<typeof read>;

export async function findPublishedLot(db: Db, id: string): Promise<PublishedLot | undefined> {
  const row = await published(db, [id]).executeTakeFirst();
  return row === undefined ? undefined : read(row);
}

/** Under the lot's row lock, which bids hold as well (R50). */
export async function lockPublishedLot(tx: Tx, id: string): Promise<PublishedLot | undefined> {
  const locked = await tx
    .selectFrom('lotStates')
    .select('lotId')
    .where('lotId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Queried after locking: a statement that waits does not see what it waited for.
  return locked === undefined ? undefined : findPublishedLot(tx, id);
}

export type PublishedLotChange = Partial<DraftLotFields>;

/** The lot must be locked. The search forgets its words, and its job counts the new ones. */
export async function updatePublishedLot(
  tx: Tx,
  id: string,
  change: PublishedLotChange,
): Promise<void> {
  const { report, images, categoryId, condition, startPriceCents, ...rest } = change;
  await tx
    .updateTable('lots')
    .set({
      ...rest,
      ...(images === undefined ? {} : { images: json(images) }),
      // Publishing requires these; `missingToPublish` refuses to empty them.
      ...(typeof categoryId === 'string' ? { categoryId } : {}),
      ...(typeof condition === 'string' ? { condition } : {}),
      ...(typeof startPriceCents === 'number' ? { startPriceCents } : {}),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (report === undefined) return;
  await deleteConditionReport(tx, id);
  await insertConditionReports(tx, [{ lotId: id, report }]);
}

/** Locks lots that can be relisted, in the order of their ids; others are missing (R20). */
export async function lockLotsToRelist(
  tx: Tx,
  sellerId: string,
  lotIds: readonly string[],
): Promise<PublishedLot[]> {
  const { rows } = await sql<{ id: string }>`
    select lots.id from lots join auctions on auctions.id = lots.auction_id
    where lots.id = any(${lotIds}::uuid[]) and auctions.seller_id = ${sellerId}::uuid
    order by lots.id for update of lots`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  // Queried after locking: a statement that waits does not see what it waited for.
  const found = await published(tx, ids).where(toBeSoldAgain).orderBy('lots.id').execute();
  return found.map(read);
}

export const countLotsOfSeller = async (
  db: Db,
  sellerId: string,
  lotIds: readonly string[],
): Promise<number> => {
  const { lots } = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(sql<number>`count(*)::int`.as('lots'))
    .where('lots.id', 'in', [...lotIds])
    .where('auctions.sellerId', '=', sellerId)
    .executeTakeFirstOrThrow();
  return lots;
};

/** Of those that are published, in the order of their numbers. */
export const listLotNumbers = (db: Db, lotIds: readonly string[]) =>
  db
    .selectFrom('lots')
    .select(['id', 'number'])
    .where('id', 'in', [...lotIds])
    .orderBy('number')
    .execute();

/** The lots must be locked. */
export async function markRelisted(tx: Tx, lotIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('lots')
    .set({ relistedAt: sql<Date>`app.now()` })
    .where('id', 'in', [...lotIds])
    .execute();
}

/** After the drafts that they became were deleted. */
export async function unmarkRelisted(tx: Tx, lotIds: readonly string[]): Promise<void> {
  if (lotIds.length === 0) return;
  await tx
    .updateTable('lots')
    .set({ relistedAt: null })
    .where('id', 'in', [...lotIds])
    .execute();
}

export interface CenterOfLot {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

/** The pickup centers of lots, which do not move between them (R22). */
export async function findCentersOfLots(
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, CenterOfLot>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select(['lots.id', 'centers.id as centerId', 'centers.name', 'centers.city'])
    .where('lots.id', 'in', [...lotIds])
    .execute();
  return new Map(rows.map(({ id, centerId, name, city }) => [id, { id: centerId, name, city }]));
}
