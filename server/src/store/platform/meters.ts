import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The age of the oldest undispatched event; 0 when there is none. */
export async function measureOutboxAge(db: Db): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select coalesce((extract(epoch from app.now() - min(at)) * 1000)::float8, 0) as age
    from outbox where dispatched_at is null`.execute(db);
  return Math.max(0, rows[0]?.age ?? 0);
}

export async function countPaymentsByState(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
