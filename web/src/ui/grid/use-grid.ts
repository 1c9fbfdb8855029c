import { countOf } from '@hammerdock/domain/text/format.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import type { CellEditing, GridProps } from './grid-column.ts';
import {
  clampSelection,
  columnsIn,
  moveCell,
  nextEditable,
  previousEditable,
  rangeOf,
  rowsIn,
  selectCell,
  type Cell,
  type GridSize,
  type Range,
  type Selection,
} from './selection.ts';
import type { Rows } from './window.ts';

export type Grid = ReturnType<typeof useGrid>;

/** Where an edit goes on when it is saved. */
export type Onward = 'down' | 'up' | 'next' | 'previous';

/** The selection and the edited cell of a grid. */
export function useGrid<Row>(props: GridProps<Row>, rows: Rows) {
  const { columns, rowCount, initialRow, rowAt, notesOf } = props;
  const id = useId();
  const isEditable = columns.map(({ edit }) => edit !== undefined && props.onEdit !== undefined);
  const begin = { row: initialRow, column: Math.max(0, isEditable.indexOf(true)) };
  const [selected, setSelected] = useState(() => selectCell(begin));
  const [editing, setEditing] = useState<string | null>(null);
  const pageRows = Math.max(1, rows.last - rows.first - 1);
  const size = { rows: rowCount, columns: columns.length, pageRows };
  const selection = clampSelection(selected, size);
  const range = rangeOf(selection);
  const focus = useFocusedCell(id, selection, editing !== null);
  useAnnounced(id, describe(range));

  const textOf = ({ row, column }: Cell): string => {
    const [data, shown] = [rowAt(row), columns[column]];
    if (data === undefined || shown === undefined) return '';
    return notesOf(data)?.get(shown.key)?.text ?? shown.text(data);
  };
  const select = (next: Selection): void => {
    focus();
    setSelected(next);
  };
  const edit = (text: string | null): void => {
    const { active } = selection;
    if (isEditable[active.column] !== true || rowAt(active.row) === undefined) return;
    select(selectCell(active));
    setEditing(beginning(text ?? textOf(active), columns[active.column]?.edit));
  };
  /** Saves the edited cell, if there is one. */
  const save = (): void => {
    const { row, column } = selection.active;
    const key = columns[column]?.key;
    setEditing(null);
    if (editing === null || key === undefined) return;
    props.onEdit?.([{ row, column: key, text: editing }]);
  };
  return {
    id,
    rows,
    size,
    selection,
    range,
    editing,
    isEditable,
    textOf,
    select,
    edit,
    save,
    type: setEditing,
    /** Saves the edited cell and selects the cell where typing goes on. */
    saveAndGo: (onward: Onward): void => {
      save();
      select(selectCell(cellAfter(selection.active, onward, { isEditable, size })));
    },
    cancel: (): void => {
      setEditing(null);
      select(selectCell(selection.active));
    },
  };
}

interface Layout {
  readonly isEditable: readonly boolean[];
  readonly size: GridSize;
}

function cellAfter(cell: Cell, onward: Onward, { isEditable, size }: Layout): Cell {
  if (onward === 'next') return nextEditable(cell, isEditable, size);
  if (onward === 'previous') return previousEditable(cell, isEditable);
  return moveCell(cell, onward, size);
}

/** Among choices, a letter chooses the first that begins with it. */
function beginning(text: string, edit: CellEditing | undefined): string {
  if (edit?.choices === undefined) return text;
  const typed = text.toLowerCase();
  return edit.choices.find((choice) => choice.toLowerCase().startsWith(typed || '\n')) ?? '';
}

export const cellId = (grid: string, { row, column }: Cell): string => `${grid}${row}-${column}`;

/** Scrolls to what the user selects, and focuses the active cell; called for each selection. */
function useFocusedCell(id: string, { active, extent }: Selection, isEditing: boolean) {
  const [here, there] = [cellId(id, active), cellId(id, extent)];
  const [wanted, setWanted] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (done.current === wanted) return;
    done.current = wanted;
    document.getElementById(there)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!isEditing) document.getElementById(here)?.focus({ preventScroll: true });
  }, [here, there, isEditing, wanted]);
  return () => setWanted((before) => before + 1);
}

function describe(range: Range): string {
  const [rows, columns] = [rowsIn(range), columnsIn(range)];
  if (rows * columns === 1) return '';
  return `${countOf(rows, 'row')} by ${countOf(columns, 'column')} selected`;
}
