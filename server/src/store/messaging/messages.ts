import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

export interface NewMessage {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly channel: Channel;
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** The address of the unsubscribe headers. */
  readonly unsubscribeHref: string | null;
  /** The encrypted secret that the dots in the text stand for, and when it expires. */
  readonly secret: { readonly sealed: Buffer; readonly until: Instant } | null;
}

export interface MessageRow extends Omit<NewMessage, 'userId' | 'channel' | 'secret'> {
  readonly channel: string;
  /** null: the message has no secret, or it has expired. */
  readonly sealed: Buffer | null;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
  /** When it was given up, and why; null: it was sent or still will be. */
  readonly failedAt: Instant | null;
  readonly failure: string | null;
}

/** Inserts a message once per deduplication key. */
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
  'failedAt',
  'failure',
] as const;

const unexpiredSecret = sql<Buffer | null>`case when sealed_until > app.now() then sealed end`;

interface Selection {
  readonly channels: readonly Channel[];
  readonly recipient: string;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first; `recipient` narrows to one address or phone. */
export function listMessages(
  db: Db,
  { channels, recipient, limit, offset }: Selection,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(COLUMNS)
    .select(unexpiredSecret.as('sealed'))
    .where('channel', 'in', channels)
    .$if(recipient !== '', (q) => q.where('recipient', '=', recipient))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Messages to send, except for those whose secret has expired. */
export const unsentMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .select(['id as item', 'createdAt as since'])
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where(sql<SqlBool>`(sealed_until is null or sealed_until > app.now())`);

export interface MessageToSend extends MessageRow {
  /** An earlier attempt was made, and the provider may have accepted it. */
  readonly triedBefore: boolean;
}

/** Commits the start of an attempt; undefined if the message must not be sent any more. */
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

/** The message is not sent any more. */
export async function markMessageFailed(db: Db, id: string, failure: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ failedAt: sql<Date>`app.now()`, failure })
    .where('id', '=', id)
    .where('failedAt', 'is', null)
    .execute();
}

export const findMessageRecipient = (db: Db, id: string) =>
  db
    .selectFrom('messages')
    .select(['recipient', 'channel'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Expired secrets are of no use, so they are deleted, too (SEC-07). */
export async function eraseExpiredSecrets(db: Db): Promise<void> {
  await sql`update messages set sealed = null
    where sealed is not null and sealed_until <= app.now()`.execute(db);
}
