// Bidders who lost the lead of a lot and are to be notified, one row per bidder and lot.
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Candidate } from '../platform/work-items.ts';

export interface OutbidNotice {
  readonly lotId: string;
  readonly userId: string;
  /** Of the lot's event by which the bidder lost the lead. */
  readonly sequence: number;
}

/**
 * Called in the transaction that dispatches the events, so that no notice is lost. A bidder who
 * already waits for the notice of a lot is not added again.
 */
export async function addOutbidNotices(
  tx: Tx,
  notices: readonly OutbidNotice[],
  delay: Duration,
): Promise<void> {
  if (notices.length === 0) return;
  await sql`insert into outbid_notices (lot_id, user_id, sequence, due_at)
    select *, app.now() + ${delay} * interval '1 ms'
    from unnest(${notices.map(({ lotId }) => lotId)}::uuid[],
      ${notices.map(({ userId }) => userId)}::uuid[],
      ${notices.map(({ sequence }) => sequence)}::int[])
    on conflict do nothing`.execute(tx);
}

/** An item is named `<lot id> <user id>`. */
export const dueOutbidNotices = (db: Db) =>
  db
    .selectFrom('outbidNotices')
    .select(sql<string>`lot_id || ' ' || user_id`.as('item'))
    .select(sql<Instant>`due_at`.as('since'))
    .where('dueAt', '<=', sql<never>`(select app.now())`)
    .$castTo<Candidate>();

/** Deletes the notice of an item; undefined when another worker took it. */
export const takeOutbidNotice = (tx: Tx, item: string): Promise<OutbidNotice | undefined> => {
  const [lotId = '', userId = ''] = item.split(' ');
  return tx
    .deleteFrom('outbidNotices')
    .where('lotId', '=', lotId)
    .where('userId', '=', userId)
    .returning(['lotId', 'userId', 'sequence'])
    .executeTakeFirst();
};
