import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
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

const sealedWhileGood = sql<Buffer | null>`case when sealed_until > app.now() then sealed end`;

/** Newest first; `recipient` narrows to one address or phone. */
export function listMessages(
  db: Db,
  { recipient, limit, offset }: { recipient: string; limit: number; offset: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(COLUMNS)
    .select(sealedWhileGood.as('sealed'))
    .$if(recipient !== '', (q) => q.where('recipient', '=', recipient))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/**
 * Messages that no gateway has taken yet, locked for whoever delivers them. One whose secret is
 * good for nothing any more stays.
 */
export function lockUnsentMessages(
  tx: Tx,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<MessageRow[]> {
  return tx
    .selectFrom('messages')
    .select(COLUMNS)
    .select(sealedWhileGood.as('sealed'))
    .where('sentAt', 'is', null)
    .where(sql<boolean>`(sealed_until is null or sealed_until > app.now())`)
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markMessageSent(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ sentAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();
}

/** What nobody can use any more, nobody can read any more either (SEC-07). */
export async function eraseLapsedSecrets(db: Db): Promise<void> {
  await sql`update messages set sealed = null
    where sealed is not null and sealed_until <= app.now()`.execute(db);
}
