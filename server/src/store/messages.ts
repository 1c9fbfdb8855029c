import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import { toDate, type Db, type Tx } from '../db/database.ts';

export interface NewMessage {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly channel: 'email' | 'sms';
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** Where a mail program ends mail of this kind by itself. */
  readonly unsubscribeHref: string | null;
  /** What the dots in its words stand for, and until when it is of use. */
  readonly secret: { readonly sealed: Buffer; readonly until: Instant } | null;
}

export interface MessageRow extends Omit<NewMessage, 'userId' | 'channel' | 'secret'> {
  readonly channel: string;
  /** null: there is no secret in it, or its time is over. */
  readonly sealed: Buffer | null;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
}

/** A message is written once, however often the reason for it is told. */
export async function insertMessage(tx: Tx, { secret, ...message }: NewMessage): Promise<void> {
  const sealedUntil = secret === null ? null : toDate(secret.until);
  await tx
    .insertInto('messages')
    .values({ ...message, sealed: secret?.sealed ?? null, sealedUntil })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}

const COLUMNS = [
  'id',
  'dedupeKey',
  'channel',
  'template',
  'recipient',
  'subject',
  'bodyText',
  'bodyHtml',
  'unsubscribeHref',
  'createdAt',
  'sentAt',
] as const;

const unexpiredSecret = sql<Buffer | null>`case when sealed_until > app.now() then sealed end`;

/** Newest first; `recipient` narrows to one address or phone. */
export function listMessages(
  db: Db,
  { recipient, limit, offset }: { recipient: string; limit: number; offset: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(COLUMNS)
    .select(unexpiredSecret.as('sealed'))
    .$if(recipient !== '', (q) => q.where('recipient', '=', recipient))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Messages that no gateway has taken yet. One whose secret is good for nothing any more stays. */
export const unsentMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .select(['id as item', 'createdAt as since'])
    .where('sentAt', 'is', null)
    .where(sql<SqlBool>`(sealed_until is null or sealed_until > app.now())`);

export interface MessageToSend extends MessageRow {
  /** A provider was asked to take it before and may have done so. */
  readonly triedBefore: boolean;
}

/** Commits that a provider is asked from now on; undefined once the message is not to be sent. */
export async function beginSending(db: Db, id: string): Promise<MessageToSend | undefined> {
  return db.transaction().execute(async (tx) => {
    const message = await unsentMessages(tx)
      .clearSelect()
      .select(COLUMNS)
      .select(unexpiredSecret.as('sealed'))
      .select(sql<boolean>`tried_at is not null`.as('triedBefore'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) return undefined;
    await tx
      .updateTable('messages')
      .set({ triedAt: sql<Date>`app.now()` })
      .where('id', '=', id)
      .execute();
    return message;
  });
}

export async function markMessageSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ sentAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

/** What nobody can use any more, nobody can read any more either (SEC-07). */
export async function eraseExpiredSecrets(db: Db): Promise<void> {
  await sql`update messages set sealed = null
    where sealed is not null and sealed_until <= app.now()`.execute(db);
}
