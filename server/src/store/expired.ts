import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Rows whose time is over; a day is kept beyond it for whoever looks into a complaint. */
export async function deleteExpired(db: Db): Promise<void> {
  await sql`delete from idempotency_keys
    where created_at < app.now() - interval '24 hours'`.execute(db);
  await sql`delete from one_time_codes
    where expires_at < app.now() - interval '1 day'`.execute(db);
  await sql`delete from registrations
    where expires_at < app.now() - interval '1 day'`.execute(db);
  await sql`delete from sign_in_tries
    where window_started_at < app.now() - interval '1 day'`.execute(db);
  await sql`delete from pickup_passes
    where expires_at < app.now() - interval '1 day'`.execute(db);
  await sql`delete from bid_confirmations
    where expires_at < app.now() - interval '1 day'`.execute(db);
}
