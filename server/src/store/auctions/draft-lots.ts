// Lots that are not published yet (decision 0066). They are in no list of buyers.
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readDraftReport, readImageNames } from '../../db/json-columns.ts';
import { newId } from '../../security/ids.ts';

export interface NewDraftLot extends DraftLotFields {
  readonly sellerId: string;
  /** null: in stock, without an auction. */
  readonly auctionId: string | null;
  readonly relistedFrom?: string;
}

export interface DraftLot extends DraftLotFields {
  readonly id: string;
  readonly sellerId: string;
  readonly auctionId: string | null;
  readonly relistedFrom: string | null;
  /** Counts the changes. */
  readonly version: number;
}

const COLUMNS = [
  'id',
  'sellerId',
  'auctionId',
  'relistedFrom',
  'version',
  'lpn',
  'title',
  'description',
  'categoryId',
  'condition',
  'conditionNote',
  'itemCount',
  'msrpCents',
  'startPriceCents',
  'buyNowCents',
  'depositCents',
  'retractMinutes',
  'sku',
  'upc',
  'brand',
  'sourceUrl',
  'floorLocation',
  'internalNote',
  'report',
  'images',
] as const;

const select = (db: Db) => db.selectFrom('draftLots').select(COLUMNS);

type DraftLotRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A statement can have 65,535 parameters, and a draft takes 24. */
const ROWS_AT_ONCE = 1000;

/** Ids in the order of the drafts. A label that is in use violates `draft_lots_lpn`. */
export async function insertDraftLots(tx: Tx, drafts: readonly NewDraftLot[]): Promise<string[]> {
  const rows = drafts.map(({ report, images, ...draft }) => ({
    ...draft,
    id: newId(),
    report: json(report),
    images: json(images),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await tx.insertInto('draftLots').values(some).execute();
  }
  return rows.map(({ id }) => id);
}

export async function findDraftLot(db: Db, id: string): Promise<DraftLot | undefined> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : readDraft(row);
}

/** Drafts by their ids, in any order. */
export async function listDraftLots(db: Db, ids: readonly string[]): Promise<DraftLot[]> {
  if (ids.length === 0) return [];
  const rows = await select(db)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(readDraft);
}

/** Locks the drafts in the order of their ids, so that two editors cannot deadlock. */
export async function lockDraftLots(tx: Tx, ids: readonly string[]): Promise<DraftLot[]> {
  if (ids.length === 0) return [];
  const rows = await select(tx)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(readDraft);
}

/** In the order in which publishing numbers them. */
export async function lockDraftsOfAuction(tx: Tx, auctionId: string): Promise<DraftLot[]> {
  const rows = await select(tx)
    .where('auctionId', '=', auctionId)
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows.map(readDraft);
}

export type DraftLotChange = Partial<DraftLotFields> & { readonly auctionId?: string | null };

/** The row must be locked; returns its new version. */
export async function updateDraftLot(tx: Tx, id: string, change: DraftLotChange): Promise<number> {
  const { report, images, ...rest } = change;
  const { version } = await tx
    .updateTable('draftLots')
    .set({
      ...rest,
      ...(report === undefined ? {} : { report: json(report) }),
      ...(images === undefined ? {} : { images: json(images) }),
      version: sql<number>`version + 1`,
      updatedAt: sql<Date>`app.now()`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export interface DraftLotWrite {
  readonly id: string;
  readonly auctionId: string | null;
  readonly fields: DraftLotFields;
}

/** The rows must be locked; writes all their fields in one statement and counts their versions. */
export async function updateDraftLots(tx: Tx, drafts: readonly DraftLotWrite[]): Promise<void> {
  if (drafts.length === 0) return;
  // Labels that are exchanged between these drafts would collide on the way.
  await sql`update draft_lots set lpn = '' from jsonb_to_recordset(${rowsOf(drafts)}) given
    (id uuid, lpn text) where draft_lots.id = given.id and draft_lots.lpn <> given.lpn`.execute(tx);
  await sql`update draft_lots set auction_id = given.auction_id, lpn = given.lpn,
      title = given.title, description = given.description, category_id = given.category_id,
      condition = given.condition, condition_note = given.condition_note,
      item_count = given.item_count, msrp_cents = given.msrp_cents,
      start_price_cents = given.start_price_cents, buy_now_cents = given.buy_now_cents,
      deposit_cents = given.deposit_cents, retract_minutes = given.retract_minutes,
      sku = given.sku, upc = given.upc, brand = given.brand, source_url = given.source_url,
      floor_location = given.floor_location, internal_note = given.internal_note,
      report = given.report, images = given.images, version = version + 1, updated_at = app.now()
    from jsonb_to_recordset(${rowsOf(drafts)}) given (id uuid, auction_id uuid, lpn text,
      title text, description text, category_id uuid, condition text, condition_note text,
      item_count int, msrp_cents bigint, start_price_cents bigint, buy_now_cents bigint,
      deposit_cents bigint, retract_minutes int, sku text, upc text, brand text,
      source_url text, floor_location text, internal_note text, report jsonb, images jsonb)
    where draft_lots.id = given.id`.execute(tx);
}

const rowsOf = (drafts: readonly DraftLotWrite[]) =>
  json(
    drafts.map(({ id, auctionId, fields }) => ({
      id,
      auction_id: auctionId,
      lpn: fields.lpn,
      title: fields.title,
      description: fields.description,
      category_id: fields.categoryId,
      condition: fields.condition,
      condition_note: fields.conditionNote,
      item_count: fields.itemCount,
      msrp_cents: fields.msrpCents,
      start_price_cents: fields.startPriceCents,
      buy_now_cents: fields.buyNowCents,
      deposit_cents: fields.depositCents,
      retract_minutes: fields.retractMinutes,
      sku: fields.sku,
      upc: fields.upc,
      brand: fields.brand,
      source_url: fields.sourceUrl,
      floor_location: fields.floorLocation,
      internal_note: fields.internalNote,
      report: fields.report,
      images: fields.images,
    })),
  );

export async function deleteDraftLots(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('draftLots')
    .where('id', 'in', [...ids])
    .execute();
}

/** One transaction at a time checks labels and writes them, so that none is given twice. */
export async function lockLabels(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock labels'))`.execute(tx);
}

/** Which of the labels are on a draft, or on a lot that was not relisted. */
export async function listLabelsInUse(
  db: Db,
  labels: readonly string[],
  exceptIds: readonly string[] = [],
): Promise<string[]> {
  if (labels.length === 0) return [];
  const { rows } = await sql<{ lpn: string }>`
    select lpn from draft_lots where lpn = any(${labels}::text[])
      and id <> all(${exceptIds}::uuid[])
    union select lpn from lots where lpn = any(${labels}::text[]) and relisted_at is null
      and id <> all(${exceptIds}::uuid[])
  `.execute(db);
  return rows.map(({ lpn }) => lpn);
}

function readDraft(row: DraftLotRow): DraftLot {
  return {
    ...row,
    condition: CONDITIONS.find((each) => each === row.condition) ?? null,
    report: readDraftReport(row.report, row.id),
    images: readImageNames(row.images, row.id),
  };
}

interface StockWanted {
  readonly sellerId: string;
  /** A published auction, whose drafts wait to be added to it; null: none. */
  readonly auctionId: string | null;
}

/** Those assigned to an auction that has begun or was canceled are in stock again. */
const inStock = (db: Db, { sellerId, auctionId }: StockWanted) =>
  db
    .selectFrom('draftLots')
    .where('sellerId', '=', sellerId)
    .where(
      sql<boolean>`(auction_id is null or auction_id = ${auctionId}::uuid or exists (
        select from auctions where auctions.id = draft_lots.auction_id
          and published_at is not null and (canceled_at is not null or starts_at <= app.now())))`,
    );

/** Drafts that are in no auction, in the order of intake, after those that wait for this one. */
export async function listStock(
  db: Db,
  { limit, offset, ...wanted }: StockWanted & { limit: number; offset: number },
): Promise<DraftLot[]> {
  const rows = await inStock(db, wanted)
    .select(COLUMNS)
    .orderBy(sql`coalesce(auction_id = ${wanted.auctionId}::uuid, false)`, 'desc')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(readDraft);
}

export async function countStock(db: Db, wanted: StockWanted): Promise<number> {
  const { count } = await inStock(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts locked drafts into an auction that is not published. */
export async function moveDraftsToAuction(
  tx: Tx,
  { ids, auctionId }: { ids: readonly string[]; auctionId: string },
): Promise<void> {
  await tx
    .updateTable('draftLots')
    .set({ auctionId, version: sql<number>`version + 1`, updatedAt: sql<Date>`app.now()` })
    .where('id', 'in', [...ids])
    .execute();
}
