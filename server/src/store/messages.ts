import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

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
}

export interface MessageRow extends Omit<NewMessage, 'dedupeKey' | 'userId' | 'channel'> {
  readonly channel: string;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
}

/** A message is written once, however often the reason for it is told. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}

const COLUMNS = [
  'id',
  'channel',
  'template',
  'recipient',
  'subject',
  'bodyText',
  'bodyHtml',
  'createdAt',
  'sentAt',
] as const;

/** Newest first; `recipient` narrows to one address or phone. */
export function listMessages(
  db: Db,
  { recipient, limit, offset }: { recipient: string; limit: number; offset: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(COLUMNS)
    .$if(recipient !== '', (q) => q.where('recipient', '=', recipient))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Messages that no gateway has taken yet, locked for whoever delivers them. */
export function lockUnsentMessages(
  tx: Tx,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<MessageRow[]> {
  return tx
    .selectFrom('messages')
    .select(COLUMNS)
    .where('sentAt', 'is', null)
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
