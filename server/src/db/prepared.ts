// Statements that the database plans once for each connection, and not for each asking: planning a
// card of a lot takes three times as long as reading it. They are marked one by one, since each
// costs memory in every connection. The text of one is always the same, so a list of ids goes in as
// one array. Where a plan for any value would be worse, PostgreSQL goes on planning anew.
import { sql } from 'kysely';
import pg from 'pg';

/** Stands right after the "select". */
export const PREPARED = sql.raw<never>('/* prepared */');

const MARKED = /^\s*select \/\* prepared \*\//;

/** Of the texts asked for until now. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Kysely knows no names of statements; what it hands to the connection gets its name here. */
export function nameMarkedStatements(client: pg.Client): void {
  const query = (...given: unknown[]): unknown =>
    // Called with the client it belongs to.
    // oxlint-disable-next-line typescript/unbound-method
    Reflect.apply(pg.Client.prototype.query, client, given);
  const naming = (text: unknown, values: unknown, ...rest: unknown[]): unknown =>
    typeof text === 'string' && MARKED.test(text)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest);
  // The library's overloads cannot be met by one function without saying so.
  client.query = naming as typeof client.query;
}
