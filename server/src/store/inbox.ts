// What people wrote to the store, and the answers.
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../gateways/ids.ts';

export interface NewInboxMessage {
  readonly userId: string | null;
  readonly lotId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
}

export async function insertInboxMessage(tx: Tx, message: NewInboxMessage): Promise<void> {
  await tx
    .insertInto('inboxMessages')
    .values({ id: newId(), ...message })
    .execute();
}

/** Whoever waits longest comes first; of the answered, the latest. */
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
