// Messages to the store and their answers.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface NewInboxMessage {
  readonly userId: string | null;
  readonly lotId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns the id of the message. */
export async function insertInboxMessage(tx: Tx, message: NewInboxMessage): Promise<string> {
  const id = newId();
  await tx
    .insertInto('inboxMessages')
    .values({ id, ...message })
    .execute();
  return id;
}

export async function insertInboxPictures(
  tx: Tx,
  messageId: string,
  uploadIds: readonly string[],
): Promise<void> {
  const rows = uploadIds.map((uploadId, position) => ({ uploadId, messageId, position }));
  await tx.insertInto('inboxPictures').values(rows).execute();
}

/** In the order of sending. */
export const listInboxPictures = (db: Db, messageIds: readonly string[]) =>
  db
    .selectFrom('inboxPictures')
    .innerJoin('uploads', 'uploads.id', 'inboxPictures.uploadId')
    .select(['messageId', 'uploads.id', 'width', 'height', 'filename', 'title', 'description'])
    .where(sql<boolean>`message_id = any(${messageIds}::uuid[])`)
    .orderBy('messageId')
    .orderBy('position')
    .execute();

export type InboxPictureRow = Awaited<ReturnType<typeof listInboxPictures>>[number];

/** Unanswered messages first, oldest first; then answered ones, latest first. */
export const listInboxMessages = (
  db: Db,
  { answered, limit, offset }: { answered: boolean; limit: number; offset: number },
) =>
  db
    .selectFrom('inboxMessages')
    .leftJoin('lots', 'lots.id', 'inboxMessages.lotId')
    .selectAll('inboxMessages')
    .select(['lots.lpn', 'lots.title as lotTitle'])
    .where('answeredAt', answered ? 'is not' : 'is', null)
    .$call((messages) =>
      answered ? messages.orderBy('answeredAt', 'desc') : messages.orderBy('createdAt'),
    )
    .orderBy('inboxMessages.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type InboxRow = Awaited<ReturnType<typeof listInboxMessages>>[number];

export async function countInboxMessages(db: Db, answered: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('inboxMessages')
    .select((messages) => messages.fn.countAll<number>().as('count'))
    .where('answeredAt', answered ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const lockInboxMessage = (tx: Tx, id: string) =>
  tx.selectFrom('inboxMessages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function answerInboxRow(
  tx: Tx,
  { id, answer, answeredBy }: { id: string; answer: string; answeredBy: string },
): Promise<void> {
  await tx
    .updateTable('inboxMessages')
    .set({ answer, answeredBy, answeredAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();
}
