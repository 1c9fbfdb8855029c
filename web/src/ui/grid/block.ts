// What filling, pasting and clearing write into which cells.
import { columnsIn, rowsIn, type Cell, type Range } from './selection.ts';

export interface CellText extends Cell {
  readonly text: string;
}

interface Target {
  readonly range: Range;
  readonly rows: number;
  readonly columns: number;
}

/** The rows that filling down writes to, and the one it reads; null where none is above. */
export function fillDownRows(range: Range): { from: number; first: number; last: number } | null {
  // A single row takes its values from the one above it, as in spreadsheets.
  if (rowsIn(range) > 1) return { from: range.top, first: range.top + 1, last: range.bottom };
  return range.top === 0 ? null : { from: range.top - 1, first: range.top, last: range.top };
}

export function fillDown(range: Range, textOf: (cell: Cell) => string): CellText[] {
  const rows = fillDownRows(range);
  if (rows === null) return [];
  return cellsOf({ ...range, top: rows.first, bottom: rows.last }).map((cell) => ({
    ...cell,
    text: textOf({ ...cell, row: rows.from }),
  }));
}

/**
 * A block is repeated over a range that is a multiple of it. `left` says how many of its rows did
 * not fit into the grid.
 */
export function pasteBlock(
  block: readonly (readonly string[])[],
  { range, rows, columns }: Target,
): { readonly cells: CellText[]; readonly leftRows: number } {
  const high = block.length;
  const wide = Math.max(0, ...block.map((row) => row.length));
  if (high === 0 || wide === 0) return { cells: [], leftRows: 0 };
  const height = rowsIn(range) % high === 0 ? rowsIn(range) : high;
  const width = columnsIn(range) % wide === 0 ? columnsIn(range) : wide;
  const bottom = Math.min(range.top + height, rows) - 1;
  const right = Math.min(range.left + width, columns) - 1;
  const cells = cellsOf({ top: range.top, left: range.left, bottom, right }).flatMap((cell) => {
    const text = block[(cell.row - range.top) % high]?.[(cell.column - range.left) % wide];
    return text === undefined ? [] : [{ ...cell, text }];
  });
  return { cells, leftRows: range.top + height - 1 - bottom };
}

/** Row by row. */
export function cellsOf({ top, bottom, left, right }: Range): Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push({ row, column });
  }
  return cells;
}
