import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, fillDown, pasteBlock } from './block.ts';
import { intentOf } from './keys.ts';
import {
  clampSelection,
  moveSelection,
  nextEditable,
  previousEditable,
  rangeOf,
  selectCell,
  type Move,
} from './selection.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import { pagesOf, renderedRows, visibleRows } from './window.ts';

const SIZE = { rows: 100, columns: 5, pageRows: 20 };
const cell = (row: number, column: number) => ({ row, column });
const key = (name: string, more: object = {}) =>
  intentOf({ key: name, isCommand: false, isShift: false, isAlt: false, ...more });

describe('the selection', () => {
  const from = (row: number, column: number, move: Move) =>
    moveSelection(selectCell(cell(row, column)), { move, extends: false }, SIZE).active;

  test('moves by cells, to the ends of rows, columns and the grid, and by pages', () => {
    expect(from(3, 2, 'up')).toEqual(cell(2, 2));
    expect(from(3, 2, 'right')).toEqual(cell(3, 3));
    expect(from(3, 2, 'rowStart')).toEqual(cell(3, 0));
    expect(from(3, 2, 'rowEnd')).toEqual(cell(3, 4));
    expect(from(3, 2, 'columnEnd')).toEqual(cell(99, 2));
    expect(from(3, 2, 'gridStart')).toEqual(cell(0, 0));
    expect(from(3, 2, 'gridEnd')).toEqual(cell(99, 4));
    expect(from(3, 2, 'pageDown')).toEqual(cell(23, 2));
    expect(from(3, 2, 'pageUp')).toEqual(cell(0, 2));
  });

  test('stays in the grid, wherever it moves', () => {
    const moves: Move[] = ['up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'gridEnd'];
    const step = fc.record({ move: fc.constantFrom(...moves), extends: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const start = selectCell(cell(0, 0));
        const size = { rows: 3, columns: 2, pageRows: 2 };
        const { bottom, right, top, left } = rangeOf(
          steps.reduce((selection, each) => moveSelection(selection, each, size), start),
        );
        expect(top >= 0 && left >= 0 && bottom < 3 && right < 2).toBe(true);
      }),
    );
  });

  test('extends from the active cell, in either direction', () => {
    const up = { move: 'up', extends: true } as const;
    const selection = moveSelection(selectCell(cell(3, 2)), up, SIZE);
    expect(selection.active).toEqual(cell(3, 2));
    expect(rangeOf(selection)).toEqual({ top: 2, bottom: 3, left: 2, right: 2 });
  });

  test('goes on to the next cell that can be edited, and stays at the ends of the grid', () => {
    const editable = [false, true, false, true, false];
    expect(nextEditable(cell(0, 1), editable, SIZE)).toEqual(cell(0, 3));
    expect(nextEditable(cell(0, 3), editable, SIZE)).toEqual(cell(1, 1));
    expect(nextEditable(cell(99, 3), editable, SIZE)).toEqual(cell(99, 3));
    expect(previousEditable(cell(1, 3), editable)).toEqual(cell(1, 1));
    expect(previousEditable(cell(1, 1), editable)).toEqual(cell(0, 3));
    expect(previousEditable(cell(0, 1), editable)).toEqual(cell(0, 1));
  });

  test('is within the rows that remain', () => {
    const selection = { active: cell(99, 1), extent: cell(5, 4) };
    const clamped = clampSelection(selection, { ...SIZE, rows: 10 });
    expect(clamped).toEqual({ active: cell(9, 1), extent: cell(5, 4) });
    expect(clampSelection(selection, { ...SIZE, rows: 0 }).active).toEqual(cell(0, 1));
  });
});

describe('text for the clipboard', () => {
  test('is what spreadsheets write', () => {
    expect(parseTsv('a\tb\r\nc\t"d ""e""\nf"\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd "e"\nf'],
    ]);
    expect(parseTsv('12" shelf\t"open')).toEqual([['12" shelf', '"open']]);
    expect(parseTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
    expect(parseTsv('a\t')).toEqual([['a', '']]);
  });

  test('is read back as it was written', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ') });
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, (block) => {
        // A last row of one empty cell is a final line break.
        fc.pre(block.at(-1)?.join('') !== '');
        expect(parseTsv(formatTsv(block))).toEqual(block);
      }),
    );
  });
});

describe('filling and pasting', () => {
  const at = ({ row, column }: { row: number; column: number }) => `${row}.${column}`;

  test('the first row of a range is filled down; a single row takes the one above', () => {
    expect(fillDown({ top: 1, bottom: 3, left: 0, right: 1 }, at)).toEqual([
      { row: 2, column: 0, text: '1.0' },
      { row: 2, column: 1, text: '1.1' },
      { row: 3, column: 0, text: '1.0' },
      { row: 3, column: 1, text: '1.1' },
    ]);
    expect(fillDown({ top: 4, bottom: 4, left: 2, right: 2 }, at)).toEqual([
      { row: 4, column: 2, text: '3.2' },
    ]);
    expect(fillDown({ top: 0, bottom: 0, left: 2, right: 2 }, at)).toEqual([]);
  });

  const paste = (block: string[][], bottom: number, right: number) =>
    pasteBlock(block, { range: { top: 1, left: 1, bottom, right }, rows: 5, columns: 4 });

  test('a block begins at the top left corner, and ends at the ends of the grid', () => {
    const { cells, leftRows } = paste([['a', 'b', 'c', 'd'], ['e'], ['f'], ['g'], ['h']], 1, 1);
    expect(cells.map(({ row, column, text }) => `${row}.${column} ${text}`)).toEqual(
      '1.1 a,1.2 b,1.3 c,2.1 e,3.1 f,4.1 g'.split(','),
    );
    expect(leftRows).toBe(1);
  });

  test('a block is repeated over a multiple of it, and only there', () => {
    expect(paste([['a']], 3, 2).cells.map(({ text }) => text)).toEqual(Array(6).fill('a'));
    expect(paste([['a'], ['b']], 4, 1).cells.map(({ text }) => text)).toEqual('a,b,a,b'.split(','));
    expect(paste([['a'], ['b']], 3, 1).cells.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(paste([], 3, 1).cells).toEqual([]);
  });

  test('the cells of a range are listed row by row', () => {
    expect(cellsOf({ top: 0, bottom: 1, left: 1, right: 2 }).map(at)).toEqual(
      '0.1,0.2,1.1,1.2'.split(','),
    );
  });
});

describe('rows of a long grid', () => {
  test('are those in view, with spare ones', () => {
    const view = { scrollTop: 1805, height: 360, rowHeight: 36, count: 10_000 };
    expect(visibleRows(view)).toEqual({ first: 50, last: 60 });
    expect(visibleRows({ ...view, count: 52 })).toEqual({ first: 50, last: 51 });
    expect(visibleRows({ ...view, count: 0 })).toEqual({ first: 0, last: -1 });
    const rendered = renderedRows({ first: 50, last: 60 }, 10_000, [0, 55, 9999, 10_000]);
    expect(rendered).toHaveLength(29);
    expect([rendered[0], rendered[1], rendered.at(-2), rendered.at(-1)]).toEqual([0, 42, 68, 9999]);
  });

  test('are on pages that count from 1', () => {
    expect(pagesOf({ first: 0, last: 30 }, 100)).toEqual([1]);
    expect(pagesOf({ first: 90, last: 201 }, 100)).toEqual([1, 2, 3]);
    expect(pagesOf({ first: 0, last: -1 }, 100)).toEqual([1]);
  });
});

describe('keys', () => {
  test('move, extend, edit and command', () => {
    expect(key('ArrowDown')).toEqual({ kind: 'move', move: 'down', extends: false });
    expect(key('End', { isCommand: true, isShift: true })).toEqual({
      kind: 'move',
      move: 'gridEnd',
      extends: true,
    });
    expect(key('x')).toEqual({ kind: 'edit', text: 'x' });
    expect(key('F2')).toEqual({ kind: 'edit', text: null });
    expect(key('D', { isCommand: true })).toEqual({ kind: 'fillDown' });
    expect(key('z', { isCommand: true })).toEqual({ kind: 'undo' });
    expect(key(' ')).toEqual({ kind: 'press' });
    expect(key(' ', { isShift: true })).toEqual({ kind: 'toggleRows' });
    expect(key('Tab', { isShift: true })).toEqual({ kind: 'tab', isBack: true });
  });

  test('that the browser needs are left to it', () => {
    for (const name of ['c', 'v', 'r', 'PageDown'])
      expect(key(name, { isCommand: true })).toBe(null);
    expect(key('ArrowLeft', { isAlt: true })).toBe(null);
    expect(key('F5')).toBe(null);
  });
});
