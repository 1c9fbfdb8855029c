// Where printed labels of lots stand on their pages, in points (72 an inch).

export const LABEL_FORMATS = ['avery-5160', 'grid', 'roll-2x1', 'roll-4x6'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** A grid of labels on a letter sheet that the user describes; lengths in hundredths of an inch. */
export interface LabelGrid {
  readonly columns: number;
  readonly rows: number;
  /** On the left and on the right. */
  readonly marginX: number;
  /** At the top and at the bottom. */
  readonly marginY: number;
  readonly gapX: number;
  readonly gapY: number;
}

export interface LabelSheet {
  readonly page: { readonly width: number; readonly height: number };
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** From one cell to the next. */
  readonly pitchX: number;
  readonly pitchY: number;
}

const INCH = 72;
const LETTER = { width: 8.5 * INCH, height: 11 * INCH } as const;
/** A smaller label has no room for a bar code that scanners read. */
export const LABEL_MIN = { width: 1.5 * INCH, height: 0.75 * INCH } as const;

const roll = (width: number, height: number): LabelSheet => ({
  page: { width: width * INCH, height: height * INCH },
  cell: { width: width * INCH, height: height * INCH },
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  pitchX: 0,
  pitchY: 0,
});

/** As Avery states: three columns of ten labels of 2 5/8 by 1 inch. */
const AVERY_5160: LabelSheet = {
  page: LETTER,
  cell: { width: 2.625 * INCH, height: INCH },
  columns: 3,
  rows: 10,
  left: 0.1875 * INCH,
  top: 0.5 * INCH,
  pitchX: 2.75 * INCH,
  pitchY: INCH,
};

/** null for a grid whose labels would be too small. */
export function sheetOf(format: LabelFormat, grid: LabelGrid): LabelSheet | null {
  switch (format) {
    case 'avery-5160':
      return AVERY_5160;
    case 'roll-2x1':
      return roll(2, 1);
    case 'roll-4x6':
      return roll(4, 6);
    case 'grid':
      return gridSheet(grid);
  }
}

function gridSheet({ columns, rows, ...lengths }: LabelGrid): LabelSheet | null {
  const [left, top] = [toPoints(lengths.marginX), toPoints(lengths.marginY)];
  const [gapX, gapY] = [toPoints(lengths.gapX), toPoints(lengths.gapY)];
  const width = (LETTER.width - 2 * left - (columns - 1) * gapX) / columns;
  const height = (LETTER.height - 2 * top - (rows - 1) * gapY) / rows;
  if (width < LABEL_MIN.width || height < LABEL_MIN.height) return null;
  const pitch = { pitchX: width + gapX, pitchY: height + gapY };
  return { page: LETTER, cell: { width, height }, columns, rows, left, top, ...pitch };
}

const toPoints = (inchHundredths: number): number => (inchHundredths * INCH) / 100;

export interface LabelPlace {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Row by row. `first` is the first free cell of the first page, from 1. */
export function placesOf(sheet: LabelSheet, count: number, first: number): LabelPlace[] {
  const perPage = sheet.columns * sheet.rows;
  const skipped = Math.min(Math.max(first, 1), perPage) - 1;
  return Array.from({ length: count }, (_, at) => {
    const cell = at + skipped;
    const onPage = cell % perPage;
    return {
      page: Math.floor(cell / perPage),
      x: sheet.left + (onPage % sheet.columns) * sheet.pitchX,
      y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.pitchY,
    };
  });
}
