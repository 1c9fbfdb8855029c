// Prepared statements: built once by Kysely and planned once by PostgreSQL, for queries that many
// pages send. Building the query of a lot card takes a tenth of a millisecond, and planning it
// takes three times as long as running it. They are chosen individually, since each costs memory in
// every connection. PostgreSQL decides whether a generic plan is good enough.
import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { markAsPrepared } from './statement-names.ts';

/** A placeholder for a value that is not known yet. */
class Place {
  readonly key: string | symbol;

  constructor(key: string | symbol) {
    this.key = key;
  }
}

/**
 * `write` runs once, with placeholders: it may only pass them to the query, so that the text is
 * always the same. A list of ids is one array parameter. Columns are named one by one, so that a
 * table may get new columns while nodes run.
 */
export function prepare<Given extends object, Row>(
  write: (db: Db, given: Given) => CompiledQuery<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  // Every property is a placeholder; the type is that of the values.
  const places = new Proxy({} as Given, { get: (_given, key) => new Place(key) });
  let written: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    written ??= markAsPrepared(write(db, places));
    const parameters = written.parameters.map((value): unknown =>
      value instanceof Place ? Reflect.get(given, value.key) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}
