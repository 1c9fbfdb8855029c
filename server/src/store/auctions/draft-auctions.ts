// Auctions that are not published yet (decision 0066), and what publishing freezes (R55).
import { deliveryModeOf, type AuctionFields } from '@hammerdock/domain/auctions/auction-fields.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { json, toDate, type Db, type Tx } from '../../db/database.ts';
import { readIncrements } from '../../db/json-columns.ts';
import { newId } from '../../security/ids.ts';
import { takeAuctionNumber } from './auctions.ts';
import { isId } from '../platform/id-shape.ts';

const columnsOf = ({ increments, startsAt, endsAt, pickupStartsAt, ...rest }: AuctionFields) => ({
  ...rest,
  increments: json(increments),
  startsAt: toDate(startsAt),
  endsAt: toDate(endsAt),
  pickupStartsAt: toDate(pickupStartsAt),
});

/** undefined if there is no such pickup center. */
export async function findCenterTax(db: Db, centerId: string): Promise<number | undefined> {
  if (!isId(centerId)) return undefined;
  const center = await db
    .selectFrom('centers')
    .select('taxBps')
    .where('id', '=', centerId)
    .executeTakeFirst();
  return center?.taxBps;
}

export interface NewDraftAuction {
  readonly sellerId: string;
  readonly taxBps: number;
  readonly fields: AuctionFields;
}

export async function insertDraftAuction(tx: Tx, auction: NewDraftAuction): Promise<string> {
  const id = newId();
  const { sellerId, taxBps, fields } = auction;
  await tx
    .insertInto('auctions')
    .values({
      ...columnsOf(fields),
      id,
      sellerId,
      taxBps,
      number: await takeAuctionNumber(tx),
    })
    .execute();
  return id;
}

export interface AuctionChange {
  readonly id: string;
  readonly taxBps: number;
  readonly fields: AuctionFields;
}

/** The row must be locked; returns its new version. */
export async function updateDraftAuction(tx: Tx, change: AuctionChange): Promise<number> {
  const { id, taxBps, fields } = change;
  const { version } = await tx
    .updateTable('auctions')
    .set({ ...columnsOf(fields), taxBps, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Its drafts of lots go back to stock. The row must be locked. */
export async function deleteDraftAuction(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('draftLots')
    .set({ auctionId: null, version: sql<number>`version + 1`, updatedAt: sql<Date>`app.now()` })
    .where('auctionId', '=', id)
    .execute();
  await tx.deleteFrom('auctions').where('id', '=', id).where('publishedAt', 'is', null).execute();
}

const selectAuctions = (db: Db) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'sellerId', 'version', 'publishedAt', 'canceledAt', 'taxBps'])
    .select(['title', 'centerId', 'startsAt', 'endsAt', 'staggerSeconds', 'softCloseSeconds'])
    .select(['premiumBps', 'premiumMinimumCents', 'cardFeeBps', 'depositCents', 'bidLimitCents'])
    .select(['increments', 'pickupStartsAt', 'pickupDays'])
    .select(['deliveryMode', 'shipFirstCents', 'shipMoreCents']);

type AuctionRow = Awaited<ReturnType<ReturnType<typeof selectAuctions>['execute']>>[number];

const parsed = ({ increments, deliveryMode, ...row }: AuctionRow) => ({
  ...row,
  deliveryMode: deliveryModeOf(deliveryMode),
  increments: readIncrements(increments, row.id),
});

/** An auction with its terms, as stored. */
export type StoredAuction = ReturnType<typeof parsed>;

export async function findAuction(db: Db, id: string): Promise<StoredAuction | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectAuctions(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : parsed(row);
}

/** Locks the auction, so that its lots are numbered, published or moved by one caller at a time. */
export async function lockAuction(tx: Tx, id: string): Promise<StoredAuction | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectAuctions(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : parsed(row);
}

export const fieldsOfStored = (auction: StoredAuction): AuctionFields => ({
  title: auction.title,
  centerId: auction.centerId,
  startsAt: auction.startsAt,
  endsAt: auction.endsAt,
  staggerSeconds: auction.staggerSeconds,
  softCloseSeconds: auction.softCloseSeconds,
  premiumBps: auction.premiumBps,
  premiumMinimumCents: auction.premiumMinimumCents,
  cardFeeBps: auction.cardFeeBps,
  depositCents: auction.depositCents,
  bidLimitCents: auction.bidLimitCents,
  increments: auction.increments,
  deliveryMode: auction.deliveryMode,
  shipFirstCents: auction.shipFirstCents,
  shipMoreCents: auction.shipMoreCents,
  pickupStartsAt: auction.pickupStartsAt,
  pickupDays: auction.pickupDays,
});

/**
 * R55: publishes the auction and freezes its terms. What is taken from elsewhere, such as the tax
 * rate of the center or the seller's commission, is copied here; the rest can no longer change.
 */
export async function freezeTerms(tx: Tx, id: string): Promise<Instant> {
  const { rows } = await sql<{ at: Instant }>`update auctions
    set published_at = app.now(), tax_bps = centers.tax_bps,
      commission_bps = users.commission_bps, version = version + 1
    from centers, users
    where users.id = auctions.seller_id and centers.id = auctions.center_id
      and auctions.id = ${id}::uuid
    returning published_at as at`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`auction ${id} was not published`);
  return row.at;
}

export interface DraftCounts {
  readonly count: number;
  readonly incomplete: number;
  readonly withoutPhoto: number;
}

/** What `missingToPublish` finds in drafts, which are stored without other faults. */
const isIncomplete = sql`(btrim(title) = '' or category_id is null or condition is null
  or start_price_cents is null)`;

export async function countDraftsOfAuction(db: Db, auctionId: string): Promise<DraftCounts> {
  const { rows } = await sql<DraftCounts>`select count(*)::int as count,
      count(*) filter (where ${isIncomplete})::int as incomplete,
      count(*) filter (where images = '[]')::int as "withoutPhoto"
    from draft_lots where auction_id = ${auctionId}::uuid`.execute(db);
  return rows[0] ?? { count: 0, incomplete: 0, withoutPhoto: 0 };
}

/** The ids of drafts in the order in which publishing numbers them. */
export async function listDraftIdsOfAuction(
  db: Db,
  wanted: { auctionId: string; onlyIncomplete: boolean; limit: number; offset: number },
): Promise<{ id: string; number: number }[]> {
  const { auctionId, onlyIncomplete, limit, offset } = wanted;
  const { rows } = await sql<{ id: string; number: number }>`select id, number from (
      select id, row_number() over (order by position)::int as number, ${isIncomplete} as incomplete
      from draft_lots where auction_id = ${auctionId}::uuid) numbered
    where ${onlyIncomplete ? sql`incomplete` : sql`true`}
    order by number limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

/** Where the lots that are added next begin. The auction must be locked. */
export async function findLastLotNumber(tx: Tx, auctionId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last
    from lots where auction_id = ${auctionId}::uuid`.execute(tx);
  return rows[0]?.last ?? 0;
}

/**
 * Thousands of rows are prepared between two statements, which takes longer than a transaction may
 * wait otherwise on a busy machine. To be called before anything that bids need is locked.
 */
export const allowLongPauses = (tx: Tx) =>
  sql`set local idle_in_transaction_session_timeout = 10000`.execute(tx);
