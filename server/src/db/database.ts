// Two kinds of handle: reading store functions take a Db, writing ones demand a Tx.
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** The database's clock in whole milliseconds: the only authority on time (R2). */
export async function readNow(db: Db): Promise<Instant> {
  const { rows } = await sql<{ now: Instant }>`select app.now_ms() as now`.execute(db);
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database did not tell the time');
  return now;
}

/** A value for a jsonb column; an array would otherwise be taken for a PostgreSQL array. */
export const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export const toDate = (instant: Instant): Date => new Date(instant);
