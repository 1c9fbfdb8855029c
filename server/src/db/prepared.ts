// Statements that are written and planned once, and not for each asking: writing the one of a card
// takes a tenth of a millisecond, and planning it takes PostgreSQL three times as long as reading
// it. They are named one by one, since each costs memory in every connection. Where a plan for any
// value would be worse, PostgreSQL goes on planning anew.
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';

const MARKED = /^\s*select \/\* (prepared \d+) \*\//;

/** Stands for a value in a statement that is written without it. */
class Place {
  readonly key: string | symbol;

  constructor(key: string | symbol) {
    this.key = key;
  }
}

let prepared = 0;

function mark<Row>(written: CompiledQuery<Row>): CompiledQuery<Row> {
  prepared += 1;
  const marked = written.sql.replace(/^\s*select /, `select /* prepared ${prepared} */ `);
  return { ...written, sql: marked };
}

/**
 * `write` runs once, with places where the values will stand: it may hand them to the statement
 * and do nothing else with them, so that its text is always the same. A list of ids goes in as one
 * array. Its columns are named, so that a table may get more of them while nodes run.
 */
export function prepare<Given extends object, Row>(
  write: (db: Db, given: Given) => CompiledQuery<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  // Whatever is asked of it is a place; who writes the statement sees the types of the values.
  const places = new Proxy({} as Given, { get: (_given, key) => new Place(key) });
  let written: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    written ??= mark(write(db, places));
    const parameters = written.parameters.map((value): unknown =>
      value instanceof Place ? Reflect.get(given, value.key) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}

/** Kysely knows no names of statements; what it hands to the connection gets its name here. */
export function nameMarkedStatements(client: pg.Client): void {
  const query = (...given: unknown[]): unknown =>
    // Called with the client it belongs to.
    // oxlint-disable-next-line typescript/unbound-method
    Reflect.apply(pg.Client.prototype.query, client, given);
  const naming = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' ? MARKED.exec(text)?.[1] : undefined;
    return name === undefined
      ? query(text, values, ...rest)
      : query({ name, text, values }, ...rest);
  };
  // The library's overloads cannot be met by one function without saying so.
  client.query = naming as typeof client.query;
}
