// The selected cells of a grid: one is active, and the range reaches from it to another.
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Selection {
  /** Where typing goes. */
  readonly active: Cell;
  /** The opposite corner of the range. */
  readonly extent: Cell;
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are visible at once. */
  readonly pageRows: number;
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageUp'
  | 'pageDown';

export const selectCell = (cell: Cell): Selection => ({ active: cell, extent: cell });

export const rangeOf = ({ active, extent }: Selection): Range => ({
  top: Math.min(active.row, extent.row),
  bottom: Math.max(active.row, extent.row),
  left: Math.min(active.column, extent.column),
  right: Math.max(active.column, extent.column),
});

export const rowsIn = ({ top, bottom }: Range): number => bottom - top + 1;
export const columnsIn = ({ left, right }: Range): number => right - left + 1;

/** Moves the active cell, or the other corner where the range is extended. */
export function moveSelection(
  selection: Selection,
  { move, extends: isExtending }: { readonly move: Move; readonly extends: boolean },
  size: GridSize,
): Selection {
  if (!isExtending) return selectCell(moveCell(selection.active, move, size));
  return { ...selection, extent: moveCell(selection.extent, move, size) };
}

/** The next cell in reading order that can be edited; the same one at the end of the grid. */
export function nextEditable(
  { row, column }: Cell,
  isEditable: readonly boolean[],
  { rows }: GridSize,
): Cell {
  const next = isEditable.indexOf(true, column + 1);
  if (next >= 0) return { row, column: next };
  return row < rows - 1 ? { row: row + 1, column: isEditable.indexOf(true) } : { row, column };
}

export function previousEditable({ row, column }: Cell, isEditable: readonly boolean[]): Cell {
  const previous = isEditable.slice(0, column).lastIndexOf(true);
  if (previous >= 0) return { row, column: previous };
  return row > 0 ? { row: row - 1, column: isEditable.lastIndexOf(true) } : { row, column };
}

/** After rows were removed, the cells that remain. */
export const clampSelection = ({ active, extent }: Selection, size: GridSize): Selection => ({
  active: clampCell(active, size),
  extent: clampCell(extent, size),
});

export function moveCell({ row, column }: Cell, move: Move, size: GridSize): Cell {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Readonly<Record<Move, Cell>> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: last.column },
    columnStart: { row: 0, column },
    columnEnd: { row: last.row, column },
    gridStart: { row: 0, column: 0 },
    gridEnd: last,
    pageUp: { row: row - size.pageRows, column },
    pageDown: { row: row + size.pageRows, column },
  };
  return clampCell(moves[move], size);
}

const clampCell = ({ row, column }: Cell, { rows, columns }: GridSize): Cell => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

const clamp = (index: number, count: number): number =>
  Math.max(0, Math.min(index, Math.max(count, 1) - 1));
