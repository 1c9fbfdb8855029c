// Closed months of the ledger, and their balances.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { balancesBefore } from './balances.ts';

/** "2026-11"; null: none is closed. */
export async function findLastClosedMonth(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('ledgerPeriods')
    .select('month')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.month ?? null;
}

export async function findFirstBooking(db: Db): Promise<Instant | null> {
  const row = await db
    .selectFrom('journals')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** From its commit on, no journal can be dated before `endsAt`. */
export async function closePeriod(tx: Tx, month: string, endsAt: Instant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ledger periods'))`.execute(tx);
  await sql`insert into ledger_periods (month, ends_at) values (${month}, app.at_ms(${endsAt}))
    on conflict do nothing`.execute(tx);
}

/** Oldest first, so that each is computed from the one before. */
export const listPeriodsWithoutBalances = (db: Db) =>
  db
    .selectFrom('ledgerPeriods')
    .select(['month', 'endsAt'])
    .where(
      sql<SqlBool>`not exists (select from period_balances
        where period_balances.month = ledger_periods.month)`,
    )
    .orderBy('endsAt')
    .execute();

/** In one statement, so that a month has all of its balances or none. */
export async function storeBalances(
  db: Db,
  { month, endsAt }: { month: string; endsAt: Instant },
): Promise<void> {
  const balances = balancesBefore(sql<Date>`app.at_ms(${endsAt})`);
  await sql`insert into period_balances (month, account, balance_cents)
    select ${month}, account, cents from (${balances}) balances
    on conflict do nothing`.execute(db);
}
