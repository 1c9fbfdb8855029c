// ZIP files with photos of lots, from their upload until their photos are added.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

const COLUMNS = [
  'id',
  'sellerId',
  'createdBy',
  'auctionId',
  'fileName',
  'bytes',
  'parts',
  'receivedParts',
  'state',
  'problem',
  'photoCount',
  'doneCount',
  'isStored',
  'createdAt',
] as const;

const select = (db: Db) => db.selectFrom('photoArchives').select(COLUMNS);

export type PhotoArchive = Awaited<
  ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>
>;

type NewArchive = Pick<
  PhotoArchive,
  'id' | 'sellerId' | 'createdBy' | 'auctionId' | 'fileName' | 'bytes' | 'parts'
>;

/** false when the seller has `most` unfinished ones; concurrent starts are serialized. */
export async function insertPhotoArchive(
  tx: Tx,
  given: NewArchive,
  most: number,
): Promise<boolean> {
  const lock = `photo archives of ${given.sellerId}`;
  await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(tx);
  const { count } = await tx
    .selectFrom('photoArchives')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sellerId', '=', given.sellerId)
    .where('state', 'in', ['receiving', 'reading', 'ready', 'adding'])
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tx
    .insertInto('photoArchives')
    .values({ ...given, state: 'receiving' })
    .execute();
  return true;
}

const LISTED_MAX = 20;

export const listPhotoArchives = (db: Db, sellerId: string): Promise<PhotoArchive[]> =>
  select(db)
    .where('sellerId', '=', sellerId)
    .where('state', '<>', 'removed')
    .orderBy('createdAt', 'desc')
    .limit(LISTED_MAX)
    .execute();

const find = (db: Db, id: string) => select(db).where('id', '=', id);

export async function findPhotoArchive(db: Db, id: string): Promise<PhotoArchive | undefined> {
  return isId(id) ? await find(db, id).executeTakeFirst() : undefined;
}

/** Locks it, so that its steps follow one another. */
export async function lockPhotoArchive(tx: Tx, id: string): Promise<PhotoArchive | undefined> {
  return isId(id) ? await find(tx, id).forUpdate().executeTakeFirst() : undefined;
}

type Change = Partial<
  Pick<
    PhotoArchive,
    'state' | 'problem' | 'receivedParts' | 'photoCount' | 'doneCount' | 'isStored'
  >
>;

/** Only in this state: another one means that it was stopped or removed meanwhile. */
export async function updatePhotoArchive(
  db: Db,
  { id, state }: Pick<PhotoArchive, 'id' | 'state'>,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photoArchives')
    .set({ ...change, updatedAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its list of photos; the photos that lots got stay. */
export async function deletePhotoArchive(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photoArchives').where('id', '=', id).execute();
}

/** To read, to add, or over but still stored; also those that their sellers have given up. */
export const archivesToWorkOn = (db: Db) =>
  db
    .selectFrom('photoArchives')
    .select('id as item')
    .select('updatedAt as since')
    .where('isStored', '=', true)
    .where(
      sql<boolean>`(state in ('reading', 'adding', 'done', 'stopped', 'failed', 'removed')
        or state = 'receiving' and updated_at < (select app.now()) - interval '1 day'
        or state = 'ready' and updated_at < (select app.now()) - interval '14 days')`,
    );

const TARGETS_MAX = 100;

/** The auctions of a seller whose lots can get photos, the newest first. */
export const listAuctionsForPhotos = (db: Db, sellerId: string) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'title'])
    .where('sellerId', '=', sellerId)
    .where('canceledAt', 'is', null)
    .where(
      sql<boolean>`(published_at is null or exists (select from lots
        where lots.auction_id = auctions.id and lots.phase in ('upcoming', 'open')))`,
    )
    .orderBy('number', 'desc')
    .limit(TARGETS_MAX)
    .execute();

export const findAuctionName = async (db: Db, id: string) =>
  isId(id)
    ? await db
        .selectFrom('auctions')
        .select(['id', 'sellerId', 'number', 'title'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
