// Searches for secrets in everything the store writes: all tables, the log, the files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Everything written, by its place. */
export type Traces = ReadonlyMap<string, string>;

/** Every table of every schema, including the job queue's: all rows with all columns, as text. */
export async function dumpTables(db: Db): Promise<Traces> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and nspname <> 'information_schema'
      and nspname not like 'pg\\_%' order by 1, 2`.execute(db);
  const traces = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select whole::text as row from ${sql.id(schema, name)} whole`.execute(db);
    traces.set(`${schema}.${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return traces;
}

export async function dumpFiles(folder: string): Promise<Traces> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const traces = new Map<string, string>();
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    traces.set(path.relative(folder, file), await readFile(file, 'latin1'));
  }
  return traces;
}

/** A shorter secret occurs by chance in longer texts. */
const SHORT = 5;

/** The places that contain a secret, plain or in a usual encoding. */
export function findTraces(traces: Traces, secret: string): string[] {
  const patterns = patternsOf(secret);
  const holds = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
  return [...traces].filter(([, text]) => holds(text)).map(([place]) => place);
}

function patternsOf(secret: string): RegExp[] {
  const bytes = Buffer.from(secret);
  const spelt = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  // A short secret counts only as a separate word: ids and times contain its digits by chance.
  const isShort = secret.length < SHORT;
  const [before, after] = isShort
    ? [String.raw`[\w.:+/-]`, String.raw`[\w:/-]`]
    : [String.raw`[\w.]`, String.raw`\w`];
  const alone = spelt.map(
    (text) => new RegExp(`(?<!${before})${escapeForPattern(text)}(?!${after})`),
  );
  if (isShort) return alone;
  const encoded = [bytes.toString('hex'), ...base64sOf(bytes)].map(escapeForPattern);
  // The bytes of a buffer in JSON, as a list or as an object with indexes.
  const listed = bytes.join(String.raw`,(?:"\d+":)?`);
  return [...alone, ...[...encoded, listed].map((pattern) => new RegExp(pattern))];
}

/** The base64 forms at every offset, without the characters shared with neighboring bytes. */
function base64sOf(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const after = (3 - ((before + bytes.length) % 3)) % 3;
    const padded = Buffer.concat([Buffer.alloc(before), bytes, Buffer.alloc(after)]);
    const shared = { begin: before === 0 ? 0 : before + 1, end: after === 0 ? 0 : after + 1 };
    return (['base64', 'base64url'] as const).map((encoding) => {
      const text = padded.toString(encoding);
      return text.slice(shared.begin, text.length - shared.end);
    });
  });
}

const escapeForPattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
