// Lays a document out on pages. A row of a table stays on one page, and a table that goes on shows
// its columns again.
import type { Cell, Figures, Parties, PrintedDocument, PrintedTable } from './printed-document.ts';
import { CONTENT_WIDTH, heightOf, LEFT, Sheet, STYLES } from './sheet.ts';
import { linesOf, type TextStyle } from './text-lines.ts';

const GAP = { section: 18, row: 5, column: 12 } as const;
const AMOUNT_WIDTH = 68;
const FIGURES_WIDTH = 270;

type Tag = Sheet['root'];

export async function writePdf(document: PrintedDocument): Promise<Buffer> {
  const { title, issuedAt: createdAt } = document;
  const sheet = new Sheet({ title, createdAt });
  writeHead(sheet, document);
  for (const section of document.sections) {
    sheet.y += GAP.section;
    if (section.kind === 'parties') writeParties(sheet, section);
    else if (section.kind === 'table') writeTable(sheet, section);
    else writeFigures(sheet, section);
  }
  return sheet.end();
}

function writeHead(sheet: Sheet, { title, status, lines }: PrintedDocument): void {
  writeText(sheet, sheet.root, { tag: 'P', style: STYLES.brand, text: 'Hammerdock' });
  writeText(sheet, sheet.root, { tag: 'H1', style: STYLES.title, text: title });
  writeText(sheet, sheet.root, { tag: 'P', style: STYLES.strong, text: status });
  for (const text of lines) {
    writeText(sheet, sheet.root, { tag: 'P', style: STYLES.text, text });
  }
}

interface Written {
  readonly tag: 'P' | 'H1' | 'H2';
  readonly style: TextStyle;
  readonly text: string;
}

/** One paragraph over the whole width. */
function writeText(sheet: Sheet, parent: Tag, { tag, style, text }: Written): void {
  const lines = linesOf(text, style, CONTENT_WIDTH);
  if (!sheet.hasRoom(lines.length * heightOf(style))) sheet.nextPage();
  sheet.element(parent, tag, () => {
    sheet.y = sheet.draw(lines, style, { x: LEFT, width: CONTENT_WIDTH, y: sheet.y });
  });
}

function writeParties(sheet: Sheet, { parties }: Parties): void {
  const width = (CONTENT_WIDTH - GAP.column * (parties.length - 1)) / parties.length;
  const set = parties.map(({ heading, lines }) => ({
    heading: linesOf(heading, STYLES.strong, width),
    lines: lines.map((line) => linesOf(line, STYLES.text, width)),
  }));
  const height = Math.max(
    ...set.map(({ heading, lines }) => (heading.length + lines.flat().length) * 14),
  );
  if (!sheet.hasRoom(height)) sheet.nextPage();
  const top = sheet.y;
  const bottoms = set.map(({ heading, lines }, at) => {
    const place = { x: LEFT + at * (width + GAP.column), width };
    const block = sheet.group(sheet.root, 'Sect');
    let y = top;
    sheet.element(block, 'H2', () => {
      y = sheet.draw(heading, STYLES.strong, { ...place, y });
    });
    for (const line of lines) {
      sheet.element(block, 'P', () => {
        y = sheet.draw(line, STYLES.text, { ...place, y });
      });
    }
    return y;
  });
  sheet.y = Math.max(...bottoms);
}

function writeTable(sheet: Sheet, table: PrintedTable): void {
  const { heading, columns, rows, empty } = table;
  const first = rows[0] === undefined ? 0 : heightOfRow(rows[0]);
  const header = heightOf(STYLES.strong) + 2 * GAP.row;
  if (!sheet.hasRoom(heightOf(STYLES.heading) + header + first)) sheet.nextPage();
  writeText(sheet, sheet.root, { tag: 'H2', style: STYLES.heading, text: heading });
  if (rows.length === 0) {
    writeText(sheet, sheet.root, { tag: 'P', style: STYLES.text, text: empty });
    return;
  }
  const tag = sheet.group(sheet.root, 'Table');
  const headerRow = sheet.group(sheet.group(tag, 'THead'), 'TR');
  writeColumns(sheet, columns, (draw) => sheet.element(headerRow, 'TH', draw, 'Column'));
  const body = sheet.group(tag, 'TBody');
  for (const row of rows) {
    if (!sheet.hasRoom(heightOfRow(row))) {
      sheet.nextPage();
      // Read once, in the header of the table.
      writeColumns(sheet, columns, (draw) => sheet.artifact(draw));
    }
    writeRow(sheet, sheet.group(body, 'TR'), row);
  }
}

function writeColumns(
  sheet: Sheet,
  columns: readonly string[],
  mark: (draw: () => void) => void,
): void {
  sheet.y += GAP.row;
  columns.forEach((column, at) => {
    const place = placeOf(at, columns.length);
    const lines = linesOf(column, STYLES.strong, place.width);
    mark(() => void sheet.draw(lines, STYLES.strong, { ...place, y: sheet.y }));
  });
  sheet.y += heightOf(STYLES.strong) + GAP.row;
  sheet.rule();
}

function writeRow(sheet: Sheet, tag: Tag, row: readonly Cell[]): void {
  const top = sheet.y + GAP.row;
  row.forEach((cell, at) => {
    const place = placeOf(at, row.length);
    const { text, notes } = linesOfCell(cell, place.width);
    const tagOfCell = at === 0 ? sheet.group(tag, 'TH', 'Row') : sheet.group(tag, 'TD');
    let y = top;
    for (const [lines, style] of [
      [text, STYLES.text] as const,
      ...notes.map((note) => [note, STYLES.note] as const),
    ]) {
      sheet.element(tagOfCell, 'P', () => {
        y = sheet.draw(lines, style, { ...place, y });
      });
    }
  });
  sheet.y += heightOfRow(row);
  sheet.rule();
}

function placeOf(at: number, count: number) {
  const others = (count - 1) * AMOUNT_WIDTH;
  return at === 0
    ? { x: LEFT, width: CONTENT_WIDTH - others - GAP.column }
    : {
        x: LEFT + CONTENT_WIDTH - (count - at) * AMOUNT_WIDTH,
        width: AMOUNT_WIDTH,
        align: 'end' as const,
      };
}

const linesOfCell = ({ text, notes = [] }: Cell, width: number) => ({
  text: linesOf(text, STYLES.text, width),
  notes: notes.map((note) => linesOf(note, STYLES.note, width)),
});

function heightOfRow(row: readonly Cell[]): number {
  const heights = row.map((cell, at) => {
    const { text, notes } = linesOfCell(cell, placeOf(at, row.length).width);
    return text.length * heightOf(STYLES.text) + notes.flat().length * heightOf(STYLES.note);
  });
  return Math.max(...heights) + 2 * GAP.row;
}

function writeFigures(sheet: Sheet, { heading, figures }: Figures): void {
  const row = heightOf(STYLES.text) + GAP.row;
  if (!sheet.hasRoom(heightOf(STYLES.heading) + figures.length * row)) sheet.nextPage();
  const x = LEFT + CONTENT_WIDTH - FIGURES_WIDTH;
  const place = { x, width: FIGURES_WIDTH };
  sheet.element(sheet.root, 'H2', () => {
    const lines = linesOf(heading, STYLES.heading, FIGURES_WIDTH);
    sheet.y = sheet.draw(lines, STYLES.heading, { ...place, y: sheet.y }) + GAP.row;
  });
  const table = sheet.group(sheet.root, 'Table');
  for (const { label, amount, strong } of figures) {
    const style = strong === true ? STYLES.strong : STYLES.text;
    const tag = sheet.group(table, 'TR');
    const { y } = sheet;
    const labelWidth = FIGURES_WIDTH - AMOUNT_WIDTH;
    sheet.element(
      tag,
      'TH',
      () => {
        const lines = linesOf(label, style, labelWidth);
        sheet.y = sheet.draw(lines, style, { x, width: labelWidth, y });
      },
      'Row',
    );
    sheet.element(tag, 'TD', () => {
      const lines = linesOf(amount, style, AMOUNT_WIDTH);
      sheet.draw(lines, style, { x: x + labelWidth, width: AMOUNT_WIDTH, y, align: 'end' });
    });
    sheet.y += GAP.row;
  }
}
