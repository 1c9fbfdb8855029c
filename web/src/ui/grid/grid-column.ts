import type { ReactNode } from 'react';

export interface GridColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** In pixels. */
  readonly width: number;
  /** Stays in place while the grid is scrolled sideways; for the first columns. */
  readonly isPinned?: boolean;
  readonly isNumber?: boolean;
  /** Identifies the row to screen readers. */
  readonly isRowHeader?: boolean;
  /** As it is shown, copied and edited. */
  readonly text: (row: Row) => string;
  /** Where more than the text is shown. Its links and boxes take no tab stop. */
  readonly show?: (row: Row, index: number) => ReactNode;
  readonly head?: ReactNode;
  /** null: by another column; undefined: the rows cannot be sorted by it. */
  readonly sorted?: 'ascending' | 'descending' | null | undefined;
  /** Absent: the column is read only. */
  readonly edit?: CellEditing;
}

export interface CellEditing {
  /** What Delete writes; absent where a value is needed. */
  readonly cleared?: string;
  readonly choices?: readonly string[];
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
}

/** What is known of a cell besides what is stored. */
export interface CellNote {
  /** The value that was typed and is not stored yet. */
  readonly text?: string;
  readonly problem?: string;
  /** unsaved: saving it failed; missing: the stored value has a problem. */
  readonly state: 'saving' | 'unsaved' | 'missing';
}

/** By the key of the column. */
export type RowNotes = ReadonlyMap<string, CellNote>;

export interface GridEdit {
  readonly row: number;
  /** The key of the column. */
  readonly column: string;
  readonly text: string;
}

export interface GridSorting {
  /** After a press on the head of a column that can be sorted by. */
  readonly onSort: (column: string) => void;
  /** Whose head was pressed. The sorted grid is another one, whose head gets the focus. */
  readonly pressed: string | null;
  readonly onFocus: () => void;
}

export interface GridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowCount: number;
  /** undefined: not loaded yet. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly nameOf: (row: Row) => string;
  readonly notesOf: (row: Row) => RowNotes | undefined;
  readonly initialRow: number;
  /** Called after a scroll has come to rest. */
  readonly onVisible: (first: number, last: number) => void;
  readonly loadRows: (first: number, last: number) => Promise<readonly Row[]>;
  /** Absent: nothing can be edited. */
  readonly onEdit?: (edits: readonly GridEdit[]) => void;
  readonly onUndo?: () => void;
  /** Selects whole rows, or clears them where all are selected. */
  readonly onToggleRows?: (first: number, last: number) => void;
  /** Absent: the rows cannot be sorted. */
  readonly sorting?: GridSorting;
  /** How many rows one action copies or changes at most. */
  readonly rowsAtOnce: number;
  /** A sentence about what could not be done. */
  readonly onNotice: (text: string) => void;
  /** Buttons before those of the grid. */
  readonly tools?: ReactNode;
}
