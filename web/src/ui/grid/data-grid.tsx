import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useRef, useState, type CSSProperties } from 'react';
import classes from './data-grid.module.css';
import { canFillDown, openGridActions } from './grid-actions.ts';
import type { GridProps } from './grid-column.ts';
import { openGridEvents } from './grid-events.ts';
import { GridHead } from './grid-head.tsx';
import { GridKeys } from './grid-keys.tsx';
import { GridRow } from './grid-row.tsx';
import { useGrid, type Grid } from './use-grid.ts';
import { ROW_HEIGHT, useRowsInView } from './use-rows-in-view.ts';
import { renderedRows } from './window.ts';

/**
 * A grid like a spreadsheet's over rows that are loaded on demand. Only the rows in view are in the
 * document.
 */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { label, columns, rowCount, tools } = props;
  const element = useRef<HTMLDivElement>(null);
  const grid = useGrid(props, useRowsInView(element, props));
  const [isHelping, setHelping] = useState(false);
  const actions = openGridActions(grid, props);
  const events = openGridEvents({ grid, props, actions, onHelp: () => setHelping(true) });
  const isEditable = props.onEdit !== undefined;
  const helpId = `${grid.id}help`;
  return (
    <div>
      <Group gap="xs" mb="xs">
        {tools}
        {isEditable && (
          <Button variant="default" disabled={!canFillDown(grid)} onClick={actions.fillDown}>
            Fill down
          </Button>
        )}
        <Button variant="subtle" onClick={() => setHelping(true)}>
          Keyboard shortcuts
        </Button>
      </Group>
      <VisuallyHidden id={helpId}>
        Arrow keys move between cells. {isEditable && 'Enter edits a cell. '}F1 lists all keys.
      </VisuallyHidden>
      {/* The cells take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={element}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-readonly={!isEditable}
        className={classes.grid}
        style={measuresOf(columns, rowCount)}
        onCopy={(event) => grid.editing === null && actions.copy(event)}
        onPaste={(event) => grid.editing === null && actions.paste(event)}
        {...events}
      >
        <GridHead columns={columns} lefts={leftsOf(columns)} sorting={props.sorting} />
        <Rows grid={grid} props={props} />
      </div>
      <GridKeys
        isOpen={isHelping}
        isEditable={isEditable}
        canToggle={props.onToggleRows !== undefined}
        onClose={() => setHelping(false)}
      />
    </div>
  );
}

interface RowsProps<Row> {
  readonly grid: Grid;
  readonly props: GridProps<Row>;
}

function Rows<Row>({ grid, props }: RowsProps<Row>) {
  const { rowCount, columns } = props;
  const { active, extent } = grid.selection;
  const lefts = leftsOf(columns);
  return (
    <div role="rowgroup" className={classes.rows} style={{ height: rowCount * ROW_HEIGHT }}>
      {renderedRows(grid.rows, rowCount, [active.row, extent.row]).map((index) => (
        <GridRow key={index} grid={grid} props={props} index={index} lefts={lefts} />
      ))}
    </div>
  );
}

/** So that a sideways scroll bar does not cover the last row. */
const SCROLL_BAR = 18;

interface Sized {
  readonly width: number;
  readonly isPinned?: boolean;
}

const leftsOf = (columns: readonly Sized[]): number[] =>
  columns.map((_, place) => columns.slice(0, place).reduce((left, { width }) => left + width, 0));

function measuresOf(columns: readonly Sized[], rowCount: number): CSSProperties {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const pinnedWidth = columns.reduce(
    (sum, { isPinned = false, width: own }) => sum + (isPinned ? own : 0),
    0,
  );
  const growing = widest(columns);
  const tracks = columns.map(({ width: own }, place) =>
    place === growing ? `minmax(${own}px, 1fr)` : `${own}px`,
  );
  const measures = {
    '--columns': tracks.join(' '),
    '--width': `${width}px`,
    '--row': `${ROW_HEIGHT}px`,
    '--pinned': `${pinnedWidth}px`,
    height: (rowCount + 1) * ROW_HEIGHT + SCROLL_BAR,
  };
  return measures;
}

/** The widest column that is not pinned takes the space that is left. */
function widest(columns: readonly Sized[]): number {
  const widths = columns.map(({ isPinned = false, width }) => (isPinned ? 0 : width));
  return widths.indexOf(Math.max(...widths));
}
