// Converts a liquidation manifest to lots: all rows, or all errors.
import type { Condition } from './conditions.ts';
import { columnsOf, missingColumns } from './manifest-columns.ts';
import { readRow } from './manifest-row.ts';
import type { ManifestLot, ManifestRow, ManifestTerms, RowReading } from './manifest-row.ts';

export interface ManifestTable {
  readonly header: readonly string[];
  readonly rows: readonly ManifestRow[];
}

/** A lot that lacks nothing. */
export interface CompleteLot extends ManifestLot {
  readonly categorySlug: string;
  readonly condition: Condition;
}

export interface RowFault {
  readonly line: number;
  readonly field: string;
  /** The error and its remedy, in a sentence. */
  readonly problem: string;
}

export type ManifestReading =
  | { readonly ok: true; readonly lots: readonly CompleteLot[] }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

export const MANIFEST_ROWS_MAX = 10_000;

/** All or nothing: one error anywhere, and no row is imported (SELL-03). */
export function readManifest(table: ManifestTable, terms: ManifestTerms): ManifestReading {
  const { header } = table;
  const columns = columnsOf(header);
  const missing = missingColumns(columns);
  if (missing.length > 0) return { ok: false, faults: missing.map(columnFault) };
  if (table.rows.length === 0) {
    return { ok: false, faults: [{ line: 1, field: 'file', problem: 'It has no rows.' }] };
  }
  if (table.rows.length > MANIFEST_ROWS_MAX) {
    const problem = `It has more than ${MANIFEST_ROWS_MAX} rows: split it.`;
    return { ok: false, faults: [{ line: MANIFEST_ROWS_MAX + 1, field: 'file', problem }] };
  }
  const readings = table.rows.map((row) => readRow(row, { header, columns, terms }));
  const lots = readings.flatMap(completeLot);
  const notes = readings.flatMap((reading) => reading.notes);
  const faults = notes.map(({ line, field, problem }): RowFault => ({ line, field, problem }));
  faults.push(...repeatedLabels(lots));
  return faults.length === 0
    ? { ok: true, lots }
    : { ok: false, faults: faults.toSorted((one, other) => one.line - other.line) };
}

/** None where a note says what the row lacks. */
function completeLot({ lot, notes }: RowReading): CompleteLot[] {
  if (lot === null || notes.length > 0) return [];
  const { categorySlug, condition } = lot;
  return categorySlug === null || condition === null ? [] : [{ ...lot, categorySlug, condition }];
}

const columnFault = (name: string): RowFault => ({
  line: 1,
  field: name,
  problem: `The file has no such column: call one of its columns "${name}".`,
});

function repeatedLabels(lots: readonly ManifestLot[]): RowFault[] {
  const seen = new Map<string, number>();
  return lots.flatMap(({ label, line }) => {
    if (label === null) return [];
    const before = seen.get(label);
    seen.set(label, before ?? line);
    if (before === undefined) return [];
    return [{ line, field: 'LPN', problem: `${label} is already in line ${before}.` }];
  });
}
