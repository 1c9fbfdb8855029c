// Excel workbooks for tests, as spreadsheets write them.
import { strToU8, zipSync } from 'fflate';

export type TestCell = string | number | { readonly formula: string; readonly value: string };

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  readonly merged?: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const letterOf = (column: number): string => String.fromCharCode(65 + column);

function cellXml(cell: TestCell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  }
  return `<c r="${at}" t="str"><f>${escape(cell.formula)}</f><v>${escape(cell.value)}</v></c>`;
}

function sheetXml({ rows, merged = [] }: TestSheet): string {
  const body = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${letterOf(column)}${row + 1}`));
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const merges =
    merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
  const data = `<sheetData>${body.join('')}</sheetData>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${data}${merges}</worksheet>`;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relations = (all: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

export function makeWorkbook(sheets: readonly TestSheet[], more: Record<string, Uint8Array> = {}) {
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const linked = sheets.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(`${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': strToU8(relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')])),
    'xl/workbook.xml': strToU8(
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
        `<sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relations(linked)),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
    ...more,
  };
  return Buffer.from(zipSync(files));
}

/** A ZIP whose one file unpacks to this size. */
export const makeBomb = (name: string, bytes: number): Buffer =>
  makeWorkbook([{ name: 'Sheet1', rows: [['Title', 'Qty']] }], { [name]: new Uint8Array(bytes) });
