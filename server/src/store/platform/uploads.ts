// Uploaded pictures.
import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from './id-shape.ts';

export interface NewUpload {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export async function countUploads(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** false when the owner would have more than `most`; concurrent uploads are serialized. */
export async function insertUploads(
  tx: Tx,
  { ownerId, uploads, most }: { ownerId: string; uploads: readonly NewUpload[]; most: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`uploads of ${ownerId}`}))`.execute(tx);
  if ((await countUploads(tx, ownerId)) + uploads.length > most) return false;
  await tx
    .insertInto('uploads')
    .values(uploads.map(({ id, width, height, bytes }) => ({ id, width, height, bytes, ownerId })))
    .execute();
  return true;
}

export async function findUpload(db: Db, id: string) {
  if (!isId(id)) return undefined;
  return await db
    .selectFrom('uploads')
    .select(['id', 'ownerId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Attachment {
  readonly id: string;
  readonly ownerId: string;
  readonly caption: Caption | null;
}

/** false unless it belongs to the owner and was not attached yet. */
export async function markUploadAttached(tx: Tx, attachment: Attachment): Promise<boolean> {
  const { id, ownerId, caption } = attachment;
  if (!isId(id)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ ...caption, attachedAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('attachedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unattached uploads, due for deletion after this time. */
export const unattachedUploads = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('uploads')
    .select('id as item')
    .select(sql<Instant>`created_at + ${afterMs} * interval '1 ms'`.as('since'))
    .where('attachedAt', 'is', null);

/** false once the upload was attached or is gone; its file still exists. */
export async function deleteUnattachedUpload(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('attachedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Recent uploads, whose sizes are generated before the first request. */
export async function listFreshUploads(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`attached_at > app.now() - interval '1 day'`)
    .orderBy('attachedAt')
    .execute();
  return rows.map(({ id }) => id);
}
