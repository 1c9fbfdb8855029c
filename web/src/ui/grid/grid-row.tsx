import { Skeleton } from '@mantine/core';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { CellEditor } from './cell-editor.tsx';
import classes from './data-grid.module.css';
import type { CellNote, GridColumn, GridProps } from './grid-column.ts';
import { cellId, type Grid } from './use-grid.ts';
import { ROW_HEIGHT } from './use-rows-in-view.ts';

interface RowProps<Row> {
  readonly grid: Grid;
  readonly props: GridProps<Row>;
  readonly index: number;
  readonly lefts: readonly number[];
}

/** A row of the grid; a row that is not loaded has placeholders. */
export function GridRow<Row>({ grid, props, index, lefts }: RowProps<Row>) {
  const { columns, rowAt, notesOf, nameOf } = props;
  const row = rowAt(index);
  const notes = row === undefined ? undefined : notesOf(row);
  const { active } = grid.selection;
  const isActiveRow = active.row === index;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-active-row={isActiveRow || undefined}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
    >
      {columns.map((column, place) => {
        const isActive = isActiveRow && active.column === place;
        return (
          <GridCell
            key={column.key}
            id={cellId(grid.id, { row: index, column: place })}
            row={row}
            name={row === undefined ? '' : nameOf(row)}
            column={column}
            place={place}
            index={index}
            left={lefts[place] ?? 0}
            note={notes?.get(column.key)}
            isActive={isActive}
            isSelected={isInRange(grid, index, place)}
            isLow={isActive && index > grid.rows.last - 3 && index > 2}
            editor={isActive && grid.editing !== null ? grid : null}
          />
        );
      })}
    </div>
  );
}

function isInRange({ range }: Grid, row: number, column: number): boolean {
  const { top, bottom, left, right } = range;
  return row >= top && row <= bottom && column >= left && column <= right;
}

interface CellProps<Row> {
  readonly id: string;
  readonly row: Row | undefined;
  readonly name: string;
  readonly column: GridColumn<Row>;
  readonly place: number;
  readonly index: number;
  readonly left: number;
  readonly note: CellNote | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Its problem is shown above it, since the grid ends below. */
  readonly isLow: boolean;
  readonly editor: Grid | null;
}

function PlainCell<Row>(props: CellProps<Row>) {
  const { id, row, name, column, place, index, left, note, isActive, isSelected, editor } = props;
  const { isPinned = false, isNumber, isRowHeader = false, edit } = column;
  const problem = note?.problem;
  return (
    <div
      id={id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={place + 1}
      aria-selected={isSelected}
      aria-readonly={edit === undefined}
      aria-invalid={problem !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes.cell}
      style={pinned(isPinned, left)}
      data-cell={`${index}:${place}`}
      data-active={isActive || undefined}
      data-pinned={isPinned || undefined}
      data-number={isNumber || undefined}
      data-note={note?.state}
    >
      {editor !== null && edit !== undefined ? (
        <CellEditor grid={editor} label={`${column.label} of ${name}`} edit={edit} />
      ) : (
        <Content row={row} column={column} index={index} note={note} />
      )}
      {problem !== undefined && (
        <span className={classes.problem} data-low={props.isLow || undefined}>
          {problem}
        </span>
      )}
    </div>
  );
}

// A key press changes few of the several hundred cells in view.
const GridCell = memo(PlainCell) as typeof PlainCell;

interface ContentProps<Row> {
  readonly row: Row | undefined;
  readonly column: GridColumn<Row>;
  readonly index: number;
  readonly note: CellNote | undefined;
}

function Content<Row>({ row, column, index, note }: ContentProps<Row>): ReactNode {
  if (row === undefined) return <Skeleton height={10} width="60%" />;
  if (column.show !== undefined) return column.show(row, index);
  return <span className={classes.text}>{note?.text ?? column.text(row)}</span>;
}

export const pinned = (isPinned: boolean, left: number): CSSProperties =>
  isPinned ? { insetInlineStart: left } : {};
