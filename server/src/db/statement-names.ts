// Kysely has no names for statements, so a prepared statement carries its name in a comment.
import type { CompiledQuery } from 'kysely';

const MARKED = /^\s*select \/\* (prepared \d+) \*\//;

let count = 0;

export function markAsPrepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  count += 1;
  return { ...query, sql: query.sql.replace(/^\s*select /, `select /* prepared ${count} */ `) };
}

/** undefined: the statement is planned each time. */
export const statementNameOf = (text: string): string | undefined => MARKED.exec(text)?.[1];
