// Converts a liquidation manifest to lots: all rows, or all errors.
import { holdsCardNumber } from '../checks/card-number-in-text.ts';
import { isCleanText } from '../checks/input-bounds.ts';
import { fromDecimal, toDecimal } from '../money.ts';
import type { Cents } from '../money.ts';
import { categoryOf } from './categories.ts';
import type { Category } from './categories.ts';
import type { ConditionReport } from './condition-report.ts';
import { CONDITIONS, conditionOf } from './conditions.ts';
import type { Condition, ConditionFound } from './conditions.ts';
import { columnsOf, FIELDS, missingColumns } from './manifest-columns.ts';
import type { ManifestColumns, ManifestField } from './manifest-columns.ts';
import { readConditionReport } from './manifest-report.ts';
import type { RowReader } from './manifest-report.ts';
import { productCodeOf } from './product-code.ts';
import { isWebAddress } from './web-address.ts';

export interface ManifestRow {
  /** The line of the row in the file, as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ManifestTable {
  readonly header: readonly string[];
  readonly rows: readonly ManifestRow[];
}

export interface ManifestLot {
  readonly line: number;
  readonly title: string;
  /** null where the manifest has none: the lot then gets a generated label. */
  readonly label: string | null;
  readonly upc: string;
  readonly sku: string;
  readonly brand: string;
  readonly categorySlug: string;
  readonly condition: Condition;
  readonly conditionNote: string;
  readonly itemCount: number;
  readonly msrpCents: Cents;
  readonly floorLocation: string;
  readonly report: ConditionReport;
  /** The original seller's page that describes the goods; empty where the manifest has none. */
  readonly sourceUrl: string;
}

export interface RowFault {
  readonly line: number;
  readonly field: string;
  /** The error and its remedy, in a sentence. */
  readonly problem: string;
}

export interface ManifestTerms {
  readonly categories: readonly Category[];
  /** For files without a column of conditions. */
  readonly conditionIfAbsent: Condition;
}

export type ManifestReading =
  | { readonly ok: true; readonly lots: readonly ManifestLot[] }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

const ROWS_MAX = 10_000;
const RETAIL_MAX_CENTS: Cents = 10_000_000;
const CODE_MAX = 60;

/** All or nothing: one error anywhere, and no row is imported (SELL-03). */
export function readManifest(table: ManifestTable, terms: ManifestTerms): ManifestReading {
  const columns = columnsOf(table.header);
  const missing = missingColumns(columns);
  if (missing.length > 0) return { ok: false, faults: missing.map(columnFault) };
  if (table.rows.length === 0) {
    return { ok: false, faults: [{ line: 1, field: 'file', problem: 'It has no rows.' }] };
  }
  if (table.rows.length > ROWS_MAX) {
    const problem = `It has more than ${ROWS_MAX} rows: split it.`;
    return { ok: false, faults: [{ line: ROWS_MAX + 1, field: 'file', problem }] };
  }
  const readings = table.rows.map((row) => readRow(row, { header: table.header, columns, terms }));
  const lots = readings.map(({ lot }) => lot).filter((lot) => lot !== null);
  const faults = [...readings.flatMap((reading) => reading.faults), ...repeatedLabels(lots)];
  return faults.length === 0
    ? { ok: true, lots }
    : { ok: false, faults: faults.toSorted((one, other) => one.line - other.line) };
}

const columnFault = (name: string): RowFault => ({
  line: 1,
  field: name,
  problem: `The file has no such column: call one of its columns "${name}".`,
});

interface Reader {
  readonly header: readonly string[];
  readonly columns: ManifestColumns;
  readonly terms: ManifestTerms;
}

interface RowReading {
  readonly lot: ManifestLot | null;
  readonly faults: readonly RowFault[];
}

function readRow({ line, cells }: ManifestRow, { header, columns, terms }: Reader): RowReading {
  const faults: RowFault[] = [];
  const all = (field: ManifestField): string[] =>
    columns[field].map((place) => (cells[place] ?? '').trim()).filter((text) => text !== '');
  const first = (field: ManifestField): string => all(field)[0] ?? '';
  const blame = (field: ManifestField, problem: string): void => {
    faults.push({ line, field: (header[columns[field][0] ?? 0] ?? field).trim(), problem });
  };
  const row: RowReader = { first, blame };
  if (cells.length > header.length) {
    const problem = 'The row has more cells than the header: put quotes around text with commas.';
    return { lot: null, faults: [{ line, field: 'row', problem }] };
  }
  for (const field of FIELDS) {
    const problem = all(field)
      .map((text) => cellProblem(text))
      .find((each) => each !== null);
    if (problem !== undefined) blame(field, problem);
  }
  if (faults.length > 0) return { lot: null, faults };
  const title = first('title').replaceAll(/\s+/g, ' ');
  if (title === '') blame('title', 'It is empty: enter what the lot is.');
  const itemCount = countOf(first('itemCount'));
  if (itemCount === null) blame('itemCount', `"${first('itemCount')}" is not a number of pieces.`);
  const msrpCents = retailOf(first('unitRetail'));
  if (msrpCents === null) {
    blame('unitRetail', `"${first('unitRetail')}" is not a price: write it like 129.99.`);
  }
  const total = totalFault(first('totalRetail'), itemCount, msrpCents);
  if (total !== null) blame('totalRetail', total);
  const upc = first('upc') === '' ? '' : productCodeOf(first('upc'));
  if (upc === null) blame('upc', upcProblem(first('upc')));
  const categorySlug = readCategory(all('category'), row, terms);
  const condition = readCondition(row, terms);
  const { sourceUrl } = readCodesAndLink(row);
  const report = readConditionReport(row);
  if (itemCount === null || msrpCents === null || upc === null) return { lot: null, faults };
  if (categorySlug === null || condition === null) return { lot: null, faults };
  const lot = {
    line,
    title,
    label: first('label') === '' ? null : first('label').toUpperCase(),
    upc,
    sku: first('sku'),
    brand: first('brand'),
    categorySlug,
    condition: condition.condition,
    conditionNote: condition.note,
    itemCount,
    msrpCents,
    floorLocation: first('floorLocation'),
    report,
    sourceUrl,
  };
  return { lot, faults };
}

function countOf(text: string): number | null {
  if (!/^\d{1,4}(\.0+)?$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 ? count : null;
}

/** The price formats of spreadsheets: with a dollar sign, with commas between thousands. */
function retailOf(text: string): Cents | null {
  const cents = fromDecimal(text.replace(/^\$\s*/, '').replaceAll(/,(?=\d{3})/g, ''));
  return (cents ?? Infinity) <= RETAIL_MAX_CENTS ? cents : null;
}

function totalFault(text: string, count: number | null, unitCents: Cents | null): string | null {
  if (text === '' || count === null || unitCents === null) return null;
  const total = retailOf(text);
  if (total === count * unitCents) return null;
  const product = toDecimal(count * unitCents);
  return `It says ${text}, yet ${count} at ${toDecimal(unitCents)} are ${product}: correct one.`;
}

function upcProblem(text: string): string {
  return /e\+?\d+$/i.test(text)
    ? `"${text}" was rounded by a spreadsheet: format the column as text and export again.`
    : `"${text}" is not a valid product code: its check digit is wrong. Read the label again.`;
}

/** The narrowest category that we know. */
function readCategory(
  names: readonly string[],
  { blame }: RowReader,
  { categories }: ManifestTerms,
): string | null {
  const slug = names.map((words) => categoryOf(words, categories)).find((each) => each !== null);
  if (slug === undefined) {
    const ours = categories.map(({ name }) => name).join(', ');
    blame('category', `"${names[0] ?? ''}" is none of ours: use one of ${ours}.`);
  }
  return slug ?? null;
}

function readCondition(
  { first, blame }: RowReader,
  { conditionIfAbsent }: ManifestTerms,
): ConditionFound | null {
  const words = first('condition');
  if (words === '') return { condition: conditionIfAbsent, note: '' };
  const found = conditionOf(words);
  if (found === null) {
    blame('condition', `"${words}" is not known: use one of ${CONDITIONS.join(', ')}.`);
  }
  return found;
}

function readCodesAndLink({ first, blame }: RowReader): Pick<ManifestLot, 'sourceUrl'> {
  for (const field of ['label', 'sku'] as const) {
    if (first(field).length > CODE_MAX) blame(field, `It is longer than ${CODE_MAX} characters.`);
  }
  const sourceUrl = first('sourceUrl');
  if (sourceUrl !== '' && !isWebAddress(sourceUrl)) {
    blame('sourceUrl', 'It is not a web address: write it like https://example.com/item.');
  }
  return { sourceUrl };
}

function repeatedLabels(lots: readonly ManifestLot[]): RowFault[] {
  const seen = new Map<string, number>();
  return lots.flatMap(({ label, line }) => {
    if (label === null) return [];
    const before = seen.get(label);
    seen.set(label, before ?? line);
    if (before === undefined) return [];
    return [{ line, field: 'LPN', problem: `${label} is already in line ${before}.` }];
  });
}

const CELL_MAX = 200;

/** What is wrong with a cell of any column; the text itself is not repeated (R46). */
export function cellProblem(text: string): string | null {
  if (!isCleanText(text)) return 'It has characters that cannot be stored: type it again.';
  if (text.length > CELL_MAX) return `It is longer than ${CELL_MAX} characters.`;
  return holdsCardNumber(text) ? 'It has a card number in it: remove it.' : null;
}
