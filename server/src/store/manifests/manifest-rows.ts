// The rows of an import: their cells, and what is wrong with them.
import type { RowNote } from '@hammerdock/domain/catalog/manifest-row.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql, type SqlBool } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readManifestCells, readManifestNotes } from '../../db/json-columns.ts';

export interface StagedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly notes: readonly RowNote[];
  readonly duplicate: string;
  readonly label: string;
  readonly skipped: boolean;
}

export interface NewRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export async function insertManifestRows(
  tx: Tx,
  importId: string,
  rows: readonly NewRow[],
): Promise<void> {
  await sql`insert into manifest_rows (import_id, line, cells)
    select ${importId}::uuid, line, cells::jsonb
    from unnest(${rows.map(({ line }) => line)}::int[],
      ${rows.map(({ cells }) => JSON.stringify(cells))}::text[]) as given (line, cells)`.execute(
    tx,
  );
}

export async function deleteManifestRows(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('manifestRows').where('importId', '=', importId).execute();
}

const select = (db: Db) =>
  db.selectFrom('manifestRows').select(['line', 'cells', 'notes', 'duplicate', 'label', 'skipped']);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const readRow =
  (importId: string) =>
  (row: Row): StagedRow => ({
    ...row,
    cells: readManifestCells(row.cells, `${importId} ${row.line}`),
    notes: readManifestNotes(row.notes, `${importId} ${row.line}`),
  });

/** The rows below a line, in order. */
export async function listManifestRowsAfter(
  db: Db,
  { importId, line, limit }: { importId: string; line: number; limit: number },
): Promise<StagedRow[]> {
  const rows = await select(db)
    .where('importId', '=', importId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();
  return rows.map(readRow(importId));
}

export async function findManifestRow(
  db: Db,
  { importId, line }: { importId: string; line: number },
): Promise<StagedRow | undefined> {
  const row = await select(db)
    .where('importId', '=', importId)
    .where('line', '=', line)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(importId)(row);
}

const FAULTY = sql<SqlBool>`(blocked or duplicate <> '') and not skipped`;

/** What each filter of the list shows. */
const SHOWN = {
  all: sql<SqlBool>`true`,
  errors: FAULTY,
  warnings: sql<SqlBool>`notes <> '[]' and not blocked and duplicate = '' and not skipped`,
  skipped: sql<SqlBool>`skipped`,
} as const;

interface Page {
  readonly importId: string;
  readonly show: keyof typeof SHOWN;
  readonly page: number;
  readonly size: number;
}

export async function listManifestPage(
  db: Db,
  { importId, show, page, size }: Page,
): Promise<{ rows: StagedRow[]; count: number }> {
  const rows = await select(db)
    .where('importId', '=', importId)
    .where(SHOWN[show])
    .orderBy('line')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await db
    .selectFrom('manifestRows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .where(SHOWN[show])
    .executeTakeFirstOrThrow();
  return { rows: rows.map(readRow(importId)), count };
}

export interface RowCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly skipped: number;
  readonly ready: number;
  readonly retailCents: Cents;
}

export async function countManifestRows(db: Db, importId: string): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`select
      count(*) filter (where ${SHOWN.errors})::int as errors,
      count(*) filter (where ${SHOWN.warnings})::int as warnings,
      count(*) filter (where skipped)::int as skipped,
      count(*) filter (where not skipped and not (${FAULTY}))::int as ready,
      coalesce(sum(retail_cents) filter (where not skipped), 0)::bigint as "retailCents"
    from manifest_rows where import_id = ${importId}::uuid`.execute(db);
  return rows[0] ?? { errors: 0, warnings: 0, skipped: 0, ready: 0, retailCents: 0 };
}

export interface CheckedRow {
  readonly line: number;
  readonly notes: readonly RowNote[];
  readonly label: string;
  readonly retailCents: Cents;
}

export async function saveChecks(
  tx: Tx,
  importId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map(({ line }) => line);
  await sql`update manifest_rows as held set notes = given.notes::jsonb, blocked = given.blocked,
      label = given.label, retail_cents = given.retail
    from unnest(${lines}::int[],
      ${rows.map(({ notes }) => JSON.stringify(notes))}::text[],
      ${rows.map(({ notes }) => notes.some(({ blocks }) => blocks))}::boolean[],
      ${rows.map(({ label }) => label)}::text[],
      ${rows.map(({ retailCents }) => retailCents)}::bigint[])
      as given (line, notes, blocked, label, retail)
    where held.import_id = ${importId}::uuid and held.line = given.line
      -- Without statistics of a new import, all its rows would be compared with each of these.
      and held.line between ${Math.min(...lines)} and ${Math.max(...lines)}`.execute(tx);
}

interface RowChange {
  readonly cells?: readonly string[];
  readonly skipped?: boolean;
}

export async function updateManifestRow(
  tx: Tx,
  { importId, line }: { importId: string; line: number },
  { cells, skipped }: RowChange,
): Promise<void> {
  await tx
    .updateTable('manifestRows')
    .set({
      ...(cells === undefined ? {} : { cells: json(cells) }),
      ...(skipped === undefined ? {} : { skipped }),
      line,
    })
    .where('importId', '=', importId)
    .where('line', '=', line)
    .execute();
}

/**
 * Finds labels that a lot or a draft of the store has, or an earlier row of the file that is not
 * skipped; of these labels only, or of all.
 */
export async function markDuplicates(
  tx: Tx,
  importId: string,
  labels?: readonly string[],
): Promise<void> {
  const concerned =
    labels === undefined ? sql`true` : sql`held.label = any(${[...labels]}::text[])`;
  const { rows } = await sql<{ line: number; duplicate: string }>`
    select line, duplicate from (
      select held.line, held.duplicate as before, case
        when held.label = '' then ''
        when exists (select from draft_lots where lpn = held.label)
          or exists (select from lots where lpn = held.label and relisted_at is null) then 'store'
        when held.line > min(held.line) filter (where not held.skipped)
          over (partition by held.label) then 'file'
        else '' end as duplicate
      from manifest_rows as held where held.import_id = ${importId}::uuid and ${concerned}
    ) as found where duplicate <> before`.execute(tx);
  for (const [duplicate, changed] of Map.groupBy(rows, (row) => row.duplicate)) {
    // By their lines, since a join of a new import without statistics compares all its rows.
    await sql`update manifest_rows set duplicate = ${duplicate}
      where import_id = ${importId}::uuid
        and line = any(${changed.map(({ line }) => line)}::int[])`.execute(tx);
  }
}
