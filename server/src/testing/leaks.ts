// Looks for secrets wherever the store leaves traces: in all tables, in the log, in its files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Everything that is written somewhere, by where that is. */
export type Traces = ReadonlyMap<string, string>;

/** Each table of each schema, the job queue's as well: all rows with all columns, as text. */
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

/** A secret of fewer signs stands by chance in longer things. */
const SHORT = 5;

/** Where a secret is found, plain or in any of the usual disguises. */
export function findTraces(traces: Traces, secret: string): string[] {
  const patterns = disguisesOf(secret);
  const holds = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
  return [...traces].filter(([, text]) => holds(text)).map(([place]) => place);
}

function disguisesOf(secret: string): RegExp[] {
  const bytes = Buffer.from(secret);
  const spelt = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  // Three digits are told by standing alone only; ids and times have them between their signs.
  const isShort = secret.length < SHORT;
  const [before, after] = isShort
    ? [String.raw`[\w.:+/-]`, String.raw`[\w:/-]`]
    : [String.raw`[\w.]`, String.raw`\w`];
  const alone = spelt.map(
    (text) => new RegExp(`(?<!${before})${escapeForPattern(text)}(?!${after})`),
  );
  if (isShort) return alone;
  const encoded = [bytes.toString('hex'), ...base64sOf(bytes)].map(escapeForPattern);
  // The bytes of a buffer in JSON, as a list or under their places.
  const listed = bytes.join(String.raw`,(?:"\d+":)?`);
  return [...alone, ...[...encoded, listed].map((pattern) => new RegExp(pattern))];
}

/** Wherever it begins in what was encoded: without the signs that its neighbours share. */
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
