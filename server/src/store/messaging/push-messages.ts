// Notifications that are still to be sent to browsers; a row is deleted when it is done.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

interface Queued {
  readonly userId: string;
  readonly notificationId: string;
}

const isSessionActive = sql<SqlBool>`sessions.ended_at is null
  and sessions.expires_at > (select app.now())`;

/** One for each browser of the user. */
export async function insertPushMessages(tx: Tx, { userId, notificationId }: Queued) {
  const browsers = await tx
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select('pushSubscriptions.id')
    .where('pushSubscriptions.userId', '=', userId)
    .where(isSessionActive)
    .execute();
  if (browsers.length === 0) return;
  // A browser that is removed meanwhile gets nothing; its row is held until the commit.
  await sql`insert into push_messages (id, notification_id, subscription_id)
    select new.id, ${notificationId}, push_subscriptions.id
    from unnest(${browsers.map(() => newId())}::uuid[], ${browsers.map(({ id }) => id)}::uuid[])
      as new (id, subscription_id)
    join push_subscriptions on push_subscriptions.id = new.subscription_id
    for key share of push_subscriptions`.execute(tx);
}

export const unsentPushes = (db: Db) =>
  db.selectFrom('pushMessages').select(['id as item', 'createdAt as since']);

export interface PushToSend {
  readonly id: string;
  readonly createdAt: Instant;
  readonly now: Instant;
  readonly subscriptionId: string;
  readonly sealed: Buffer;
  readonly isSessionActive: boolean;
  readonly notificationId: string;
  readonly kind: number;
  readonly subject: string;
  readonly body: string;
  readonly path: string | null;
  readonly readAt: Instant | null;
}

export const findPush = (db: Db, id: string): Promise<PushToSend | undefined> =>
  db
    .selectFrom('pushMessages')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'pushMessages.subscriptionId')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('notifications', 'notifications.id', 'pushMessages.notificationId')
    .select([
      'pushMessages.id',
      'pushMessages.createdAt',
      sql<Instant>`app.now_ms()`.as('now'),
      'subscriptionId',
      'sealed',
      isSessionActive.$castTo<boolean>().as('isSessionActive'),
      'notificationId',
      'kind',
      'subject',
      'body',
      'path',
      'readAt',
    ])
    .where('pushMessages.id', '=', id)
    .executeTakeFirst();

export async function deletePush(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushMessages').where('id', '=', id).execute();
}
