// Which row of a sheet is its header. Some manifests have a title or an address above it.
import { countNamed } from '@hammerdock/domain/catalog/manifest-columns.ts';
import type { ManifestTable } from '@hammerdock/domain/catalog/manifest.ts';
import type { ReadRow } from './read-csv-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface SheetTable extends ManifestTable {
  readonly headerLine: number;
}

const ROWS_LOOKED_AT = 20;
const NAMES_MIN = 2;
const COLUMNS_MAX = 200;

/** null when no row looks like a header with rows below it. */
export function findHeader(rows: readonly ReadRow[]): SheetTable | null {
  const top = rows.slice(0, ROWS_LOOKED_AT);
  for (const { cells } of top) refuseWide(cells);
  const named = top.findIndex(({ cells }) => countNamed(cells) >= NAMES_MIN);
  const filled = top.findIndex(
    ({ cells }) => cells.filter((cell) => cell !== '').length >= NAMES_MIN,
  );
  const place = named >= 0 ? named : filled;
  const header = rows[place];
  if (header === undefined || place === rows.length - 1) return null;
  return {
    header: header.cells.map((cell) => cell.trim()),
    headerLine: header.line,
    rows: rows.slice(place + 1),
  };
}

function refuseWide(cells: readonly string[]): void {
  if (cells.length <= COLUMNS_MAX) return;
  throw new UnreadableFile(
    `This file has ${cells.length} columns. A manifest can have up to ${COLUMNS_MAX}.`,
  );
}
