// Filling, clearing, copying and pasting the selected range.
import { countOf, formatCount } from '@hammerdock/domain/text/format.ts';
import type { ClipboardEvent } from 'react';
import { announcements } from '../../lib/notices/announcements.ts';
import { cellsOf, fillDown, fillDownRows, pasteBlock, type CellText } from './block.ts';
import type { GridProps } from './grid-column.ts';
import { rangeOf, rowsIn, type Range } from './selection.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import type { Grid } from './use-grid.ts';

export function openGridActions<Row>(grid: Grid, props: GridProps<Row>) {
  const { columns, rowAt, rowsAtOnce, onNotice } = props;
  const { range, size } = grid;
  const isTooLong = ({ top, bottom }: Pick<Range, 'top' | 'bottom'>, verb: string): boolean => {
    const isLong = bottom - top + 1 > rowsAtOnce;
    if (isLong) onNotice(`You can ${verb} up to ${formatCount(rowsAtOnce)} rows at a time.`);
    return isLong;
  };
  const write = (cells: readonly CellText[], verb: string): void => {
    const edits = cells
      .filter(({ column }) => grid.isEditable[column] === true)
      .map(({ row, column, text }) => ({ row, column: columns[column]?.key ?? '', text }));
    if (edits.length === 0) onNotice('These columns can’t be changed here.');
    else {
      props.onEdit?.(edits);
      announcements.announce(grid.id, `${countOf(edits.length, 'cell')} ${verb}`);
    }
  };
  return {
    fillDown: (): void => {
      const rows = fillDownRows(range);
      if (props.onEdit === undefined || rows === null) return;
      if (isTooLong({ top: rows.first, bottom: rows.last }, 'fill')) return;
      if (rowAt(rows.from) === undefined) onNotice('The first row is still loading.');
      else write(fillDown(range, grid.textOf), 'filled');
    },
    clear: (): void => {
      if (props.onEdit === undefined || isTooLong(range, 'clear')) return;
      const cells = cellsOf(range).flatMap((cell) => {
        const cleared = columns[cell.column]?.edit?.cleared;
        return cleared === undefined ? [] : [{ ...cell, text: cleared }];
      });
      if (cells.length === 0) onNotice('This field needs a value.');
      else write(cells, 'cleared');
    },
    copy: (event: ClipboardEvent): void => {
      event.preventDefault();
      if (isTooLong(range, 'copy')) return;
      if (isLoaded(range, rowAt)) {
        event.clipboardData.setData('text/plain', formatTsv(blockOf(range, grid)));
        announcements.announce(grid.id, `${countOf(rowsIn(range), 'row')} copied`);
      } else void copyLater(grid, props);
    },
    paste: (event: ClipboardEvent): void => {
      event.preventDefault();
      if (props.onEdit === undefined) return;
      const block = parseTsv(event.clipboardData.getData('text/plain'));
      const { cells, leftRows } = pasteBlock(block, { range, ...size });
      const [first, last] = [cells[0], cells.at(-1)];
      if (first === undefined || last === undefined) return;
      if (isTooLong({ top: first.row, bottom: last.row }, 'paste')) return;
      write(cells, 'pasted');
      const corner = { row: last.row, column: Math.max(...cells.map(({ column }) => column)) };
      grid.select({ active: { row: range.top, column: range.left }, extent: corner });
      if (leftRows > 0) onNotice(`The last ${countOf(leftRows, 'row')} didn’t fit below.`);
    },
  };
}

/** The event of the browser does not wait for rows that are loaded first. */
async function copyLater<Row>(grid: Grid, props: GridProps<Row>): Promise<void> {
  const { range } = grid;
  try {
    await props.loadRows(range.top, range.bottom);
    await navigator.clipboard.writeText(formatTsv(blockOf(range, grid)));
    announcements.announce(grid.id, `${countOf(rowsIn(range), 'row')} copied`);
  } catch {
    // The rows are not loaded, or the browser refuses the clipboard.
    props.onNotice('These rows couldn’t be copied. Please try again.');
  }
}

function isLoaded({ top, bottom }: Range, rowAt: (index: number) => unknown): boolean {
  for (let row = top; row <= bottom; row += 1) if (rowAt(row) === undefined) return false;
  return true;
}

function blockOf({ top, bottom, left, right }: Range, { textOf }: Grid): string[][] {
  const block: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    block.push(cellsOf({ top: row, bottom: row, left, right }).map(textOf));
  }
  return block;
}

export const canFillDown = ({ selection }: Grid): boolean =>
  fillDownRows(rangeOf(selection)) !== null;
