// Two kinds of handle: reading store functions take a Db, writing ones demand a Tx.
import {
  CamelCasePlugin,
  Kysely,
  type LogEvent,
  PostgresDialect,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { statementNameOf } from './statement-names.ts';
import { ask } from './unavailable.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** `onQuery` is called after each query, for tests and benchmarks. */
export function openDatabase(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withClassifiedErrors(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery === undefined ? {} : { log: onQuery }),
  });
}

/** The pool as Kysely uses it; a connection that fails rejects with an UnavailableError. */
function withClassifiedErrors(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await ask(pool.connect());
      const known = wrapped.get(client);
      if (known !== undefined) return known;
      const made = wrapClient(client);
      wrapped.set(client, made);
      return made;
    },
  };
}

function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new TypeError('cursors are not configured');
    return ask(client.query({ name: statementNameOf(asked), text: asked, values: [...values] }));
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** The database's clock in whole milliseconds: the only authority on time (R2). */
export async function readNow(db: Db): Promise<Instant> {
  const { rows } = await sql<{ now: Instant }>`select app.now_ms() as now`.execute(db);
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database did not return its time');
  return now;
}

/** A value for a jsonb column; an array would otherwise be taken for a PostgreSQL array. */
export const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export const toDate = (instant: Instant): Date => new Date(instant);
