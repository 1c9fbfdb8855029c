import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABEL_MIN, placesOf, sheetOf, type LabelGrid } from './label-layout.ts';

const GRID: LabelGrid = { columns: 2, rows: 5, marginX: 25, marginY: 50, gapX: 25, gapY: 0 };

test('an Avery 5160 sheet has three columns of ten labels', () => {
  const sheet = sheetOf('avery-5160', GRID);
  if (sheet === null) throw new Error('no sheet');
  const places = placesOf(sheet, 31, 1);
  expect(places[0]).toEqual({ page: 0, x: 13.5, y: 36 });
  expect(places[2]).toEqual({ page: 0, x: 409.5, y: 36 });
  expect(places[29]).toEqual({ page: 0, x: 409.5, y: 684 });
  expect(places[30]).toEqual({ page: 1, x: 13.5, y: 36 });
});

test('a sheet that was begun goes on at its first free cell', () => {
  const sheet = sheetOf('avery-5160', GRID);
  if (sheet === null) throw new Error('no sheet');
  expect(placesOf(sheet, 2, 30)).toEqual([
    { page: 0, x: 409.5, y: 684 },
    { page: 1, x: 13.5, y: 36 },
  ]);
  expect(placesOf(sheet, 1, 99)).toEqual(placesOf(sheet, 1, 30));
});

test('a roll has one label a page', () => {
  const sheet = sheetOf('roll-2x1', GRID);
  expect(sheet?.page).toEqual({ width: 144, height: 72 });
  expect(sheet && placesOf(sheet, 2, 1).map(({ page }) => page)).toEqual([0, 1]);
  expect(sheetOf('roll-4x6', GRID)?.cell).toEqual({ width: 288, height: 432 });
});

test('a grid that leaves too little room for a label is refused', () => {
  expect(sheetOf('grid', { ...GRID, columns: 6 })).toBeNull();
  expect(sheetOf('grid', { ...GRID, rows: 15 })).toBeNull();
  expect(sheetOf('grid', GRID)?.cell).toEqual({ width: 279, height: 144 });
});

test('the labels of every grid stand on the page and do not overlap', () => {
  const grids = fc.record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 14 }),
    marginX: fc.integer({ min: 0, max: 200 }),
    marginY: fc.integer({ min: 0, max: 200 }),
    gapX: fc.integer({ min: 0, max: 100 }),
    gapY: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(grids, (grid) => {
      const sheet = sheetOf('grid', grid);
      if (sheet === null) return;
      const { page, cell, pitchX, pitchY } = sheet;
      expect(cell.width).toBeGreaterThanOrEqual(LABEL_MIN.width);
      for (const { x, y } of placesOf(sheet, grid.columns * grid.rows, 1)) {
        expect(x + cell.width).toBeLessThanOrEqual(page.width + 1e-6);
        expect(y + cell.height).toBeLessThanOrEqual(page.height + 1e-6);
      }
      expect(pitchX).toBeGreaterThanOrEqual(cell.width);
      expect(pitchY).toBeGreaterThanOrEqual(cell.height);
    }),
  );
});
