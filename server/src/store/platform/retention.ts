// How long expired rows are stored, and deleting them in batches.
import type { Duration } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Retention {
  readonly table: string;
  /** Which of its rows are deleted. */
  readonly over: RawBuilder<SqlBool>;
}

const passed = (moment: string, retention: string) =>
  sql<SqlBool>`${sql.raw(moment)} < (select app.now()) - ${retention}::interval`;

/** Most rows are stored a day longer than needed, for complaints. */
export const RETENTIONS: readonly Retention[] = [
  // R3: a key is valid for 24 hours.
  { table: 'idempotency_keys', over: passed('created_at', '24 hours') },
  { table: 'outbox', over: passed('dispatched_at', '7 days') },
  { table: 'one_time_codes', over: passed('expires_at', '1 day') },
  { table: 'registrations', over: passed('expires_at', '1 day') },
  { table: 'sign_in_tries', over: passed('window_started_at', '1 day') },
  { table: 'sign_in_devices', over: passed('last_used_at', '180 days') },
  { table: 'pickup_passes', over: passed('expires_at', '1 day') },
  // Only times to come have places.
  { table: 'pickup_slots', over: passed('starts_at', '1 day') },
  { table: 'pickup_visits', over: passed('ended_at', '180 days') },
  { table: 'bid_confirmations', over: passed('expires_at', '1 day') },
  // A sign-in is new when no stored session came from the same browser (decision 0017).
  {
    table: 'sessions',
    over: passed('least(expires_at, coalesce(ended_at, expires_at))', '180 days'),
  },
  // Their keys prevent a second message for one reason; no reason recurs after this time.
  { table: 'messages', over: passed('created_at', '180 days') },
  { table: 'notifications', over: passed('created_at', '180 days') },
  // A device that was offline for longer does not get them.
  { table: 'push_messages', over: passed('created_at', '1 day') },
  // Each sign-out deletes its own; sessions also expire.
  {
    table: 'push_subscriptions',
    over: sql`session_id in (select id from sessions
      where ended_at is not null or expires_at < (select app.now()))`,
  },
  // Mail services repeat a report for a few days at most.
  { table: 'message_reports', over: passed('received_at', '30 days') },
  // A provider repeats an event for three days; an older signature is refused.
  { table: 'gateway_events', over: passed('received_at', '30 days') },
  // A year of the books is closed by then.
  { table: 'reconciliation_differences', over: passed('closed_at', '730 days') },
  // A verified identity stays; what came to nothing is of no use to anyone.
  {
    table: 'identity_checks',
    over: sql`state <> 'verified' and created_at < (select app.now()) - interval '180 days'`,
  },
  // Nothing is reserved by a cart, and its offers end with their auctions.
  { table: 'cart_lines', over: passed('added_at', '30 days') },
  // In milliseconds of the nodes' clocks; an hour allows for differences.
  { table: 'rate_limits', over: sql`expire < (select app.now_ms()) - 3600000` },
  // An item that has been due for a day and that no worker claimed was finished in another way.
  {
    table: 'work_items',
    over: sql`dead_at is null and next_attempt_at < (select app.now()) - interval '1 day'`,
  },
  // Nobody can see them any more (decision 0047).
  {
    table: 'lot_questions',
    over: sql`(answered_at is null or removed_at is not null)
      and asked_at < (select app.now()) - interval '180 days'`,
  },
  // An import is finished within days; its rows go first, a batch at a time.
  {
    table: 'manifest_rows',
    over: sql`import_id in (select id from manifest_imports
      where updated_at < (select app.now()) - interval '14 days')`,
  },
  { table: 'manifest_imports', over: passed('updated_at', '15 days') },
  ...['archived_photos', 'discarded_photos'].map((table): Retention => ({
    table,
    over: sql`archive_id in (select id from photo_archives
        where not is_stored and updated_at < (select app.now()) - interval '30 days')`,
  })),
  { table: 'photo_archives', over: sql`not is_stored and ${passed('updated_at', '31 days')}` },
  { table: 'manifest_mappings', over: passed('updated_at', '730 days') },
  // Searches no longer find closed lots.
  {
    table: 'saved_search_matches',
    over: sql`lot_id in (select id from lots where phase in ('sold', 'unsold', 'cancelled'))`,
  },
];

interface Batches {
  /** Rows that one statement deletes at most. */
  readonly size: number;
  /** No further batch begins after this time. */
  readonly budgetMs: Duration;
}

/**
 * Deletes a table's expired rows. Each batch is a separate transaction, far below the statement's
 * time limit; locked rows are left to the next run.
 */
export async function deleteOver(
  db: Db,
  { table, over }: Retention,
  { size, budgetMs }: Batches,
): Promise<number> {
  const endsAt = performance.now() + budgetMs;
  let deleted = 0;
  for (;;) {
    const batch = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${over}
      limit ${size} for update skip locked))`.execute(db);
    const count = Number(batch.numAffectedRows ?? 0);
    deleted += count;
    if (count < size || performance.now() > endsAt) return deleted;
  }
}
