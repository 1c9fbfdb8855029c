// The notifications of each user (NTF-05).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

export interface NewNotification {
  /** A key is inserted once. */
  readonly dedupeKey: string;
  readonly userId: string;
  /** The number of its kind. */
  readonly kind: number;
  readonly subject: string;
  /** Paragraphs, one per line. */
  readonly body: string;
  /** A page of the store; null: there is nothing to open. */
  readonly path: string | null;
}

export interface NotificationRow extends Omit<NewNotification, 'dedupeKey' | 'userId'> {
  readonly id: string;
  readonly createdAt: Instant;
  readonly readAt: Instant | null;
}

/** Returns its id; null when there is one with this key. */
export async function insertNotification(
  tx: Tx,
  notification: NewNotification,
): Promise<string | null> {
  const row = await tx
    .insertInto('notifications')
    .values({ id: newId(), ...notification })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly unreadOnly: boolean;
}

/** The newest first, with the number of all that are wanted. */
export async function listNotificationsOf(
  db: Db,
  userId: string,
  { page, limit, unreadOnly }: Wanted,
): Promise<{ rows: NotificationRow[]; count: number }> {
  const wanted = db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .$if(unreadOnly, (q) => q.where('readAt', 'is', null));
  const rows = await wanted
    .select(['id', 'kind', 'subject', 'body', 'path', 'createdAt', 'readAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await wanted
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export async function findNewestId(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** By user; users with none are left out. */
export async function countUnread(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notifications')
    .select(({ fn }) => ['userId', fn.countAll<number>().as('count')])
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('readAt', 'is', null)
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

export const countUnreadOf = async (db: Db, userId: string): Promise<number> =>
  (await countUnread(db, [userId])).get(userId) ?? 0;

interface Own {
  readonly userId: string;
  readonly id: string;
}

export const hasNotification = async (db: Db, { userId, id }: Own): Promise<boolean> =>
  isId(id) &&
  (await db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Returns how many were unread: none or one. */
export async function markRead(tx: Tx, { userId, id }: Own): Promise<number> {
  const { numUpdatedRows } = await unreadOf(tx, userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Marks this notification and all before it; returns how many were unread. */
export async function markReadUntil(tx: Tx, { userId, id }: Own): Promise<number> {
  const { numUpdatedRows } = await unreadOf(tx, userId)
    .where(
      sql<boolean>`(created_at, id) <= (select newest.created_at, newest.id
        from notifications newest where newest.id = ${id} and newest.user_id = ${userId})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const unreadOf = (tx: Tx, userId: string) =>
  tx
    .updateTable('notifications')
    .set({ readAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
