// Photos that sellers uploaded for their lots, with their captions.
import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readImageNames } from '../../db/json-columns.ts';

export interface NewLotPhoto {
  readonly name: string;
  readonly originalKey: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** The SHA-256 of the uploaded file, in hexadecimal. */
  readonly checksum: string;
}

interface NewPhotos {
  readonly sellerId: string;
  readonly photos: readonly NewLotPhoto[];
  /** The limit of photos in 24 hours. */
  readonly most: number;
}

/** Of the last 24 hours. */
export async function countRecentPhotos(db: Db, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lotPhotos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sellerId', '=', sellerId)
    .where(sql<boolean>`created_at > app.now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** false when there would be more than `most`; uploads of one seller are serialized. */
export async function insertLotPhotos(
  tx: Tx,
  { sellerId, photos, most }: NewPhotos,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`photos of ${sellerId}`}))`.execute(tx);
  if ((await countRecentPhotos(tx, sellerId)) + photos.length > most) return false;
  await tx
    .insertInto('lotPhotos')
    .values(photos.map((photo) => ({ ...photo, sellerId })))
    .execute();
  return true;
}

const CAPTIONED = ['name', 'filename', 'title', 'description'] as const;

/** In any order; names without a row, such as those of the demo store, are left out. */
export async function listLotPhotos(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  return await db
    .selectFrom('lotPhotos')
    .select(CAPTIONED)
    .where('name', 'in', [...names])
    .execute();
}

export type LotPhotoRow = Awaited<ReturnType<typeof listLotPhotos>>[number];

/** Which of the photos are this seller's; they stay until the transaction ends. */
export async function holdPhotosOf(
  tx: Tx,
  { sellerId, names }: { sellerId: string; names: readonly string[] },
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('lotPhotos')
    .select('name')
    .where('sellerId', '=', sellerId)
    .where('name', 'in', [...names])
    .orderBy('name')
    .forKeyShare()
    .execute();
  return rows.map(({ name }) => name);
}

export const lockLotPhoto = (tx: Tx, name: string) =>
  tx
    .selectFrom('lotPhotos')
    .select(['name', 'sellerId'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();

export async function updateCaption(tx: Tx, name: string, caption: Caption): Promise<void> {
  const { filename, title, description } = caption;
  await tx
    .updateTable('lotPhotos')
    .set({ filename, title, description })
    .where('name', '=', name)
    .execute();
}

const has = (name: string) => sql<boolean>`images @> ${json([name])}`;

export async function isOnPublishedLot(db: Db, name: string): Promise<boolean> {
  const found = await db.selectFrom('lots').select('id').where(has(name)).executeTakeFirst();
  return found !== undefined;
}

/** A published lot with its photos, locked. */
export async function lockPhotosOfLot(tx: Tx, lotId: string) {
  const row = await tx
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .select(['lots.id', 'auctions.sellerId', 'lots.images', 'lotStates.phase'])
    .where('lots.id', '=', lotId)
    .forUpdate('lots')
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, images: readImageNames(row.images, row.id) };
}

/** Also of the other pieces of an offer, which look like the first one. */
export async function updatePhotosOfLot(
  tx: Tx,
  lotId: string,
  images: readonly string[],
): Promise<void> {
  await tx
    .updateTable('lots')
    .set({ images: json(images) })
    .where((eb) => eb.or([eb('id', '=', lotId), eb('offerId', '=', lotId)]))
    .execute();
}

/** Of the uploaded files of the photos of a draft or a lot. */
export async function listChecksumsOfLot(db: Db, lotId: string): Promise<string[]> {
  const { rows } = await sql<{ checksum: string }>`select checksum from lot_photos
    where checksum is not null and name in (
      select jsonb_array_elements_text(images) from draft_lots where id = ${lotId}
      union select jsonb_array_elements_text(images) from lots where id = ${lotId})`.execute(db);
  return rows.map(({ checksum }) => checksum);
}

/** Finds out which photos no lot has: never given to one, taken away, or of a deleted draft. */
export async function markUnusedPhotos(db: Db): Promise<void> {
  const used = sql`(
    select value from lots, jsonb_array_elements_text(images)
    union select value from draft_lots, jsonb_array_elements_text(images))`;
  await sql`update lot_photos set unused_since = null
    where unused_since is not null and name in ${used}`.execute(db);
  await sql`update lot_photos set unused_since = app.now()
    where unused_since is null and name not in ${used}`.execute(db);
}

/** Photos that no lot has had for this time, due for deletion. */
export const unusedPhotos = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('lotPhotos')
    .select('name as item')
    .select(sql<Instant>`unused_since + ${afterMs} * interval '1 ms'`.as('since'))
    .where('unusedSince', 'is not', null);

/** The key of its original; undefined when a lot has it by now, or when it is gone. */
export async function deleteUnusedPhoto(tx: Tx, name: string): Promise<string | undefined> {
  // Waits for those who give it to a lot; the next statement sees what they did.
  if ((await lockLotPhoto(tx, name)) === undefined) return undefined;
  const deleted = await tx
    .deleteFrom('lotPhotos')
    .where('name', '=', name)
    .where(
      sql<boolean>`not exists (select from lots where ${has(name)})
        and not exists (select from draft_lots where ${has(name)})`,
    )
    .returning('originalKey')
    .executeTakeFirst();
  return deleted?.originalKey;
}
