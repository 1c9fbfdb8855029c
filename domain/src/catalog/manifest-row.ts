// Reads a row of a manifest: what is wrong with it, and what only a published lot may not lack.
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import { hideCardNumbers, holdsCardNumber } from '../checks/card-number-in-text.ts';
import { isCleanText } from '../checks/input-bounds.ts';
import { fromDecimal, toDecimal } from '../money.ts';
import type { Cents } from '../money.ts';
import { categoryOf } from './categories.ts';
import type { Category } from './categories.ts';
import type { ConditionReport } from './condition-report.ts';
import { CONDITIONS, conditionOf } from './conditions.ts';
import type { Condition, ConditionFound } from './conditions.ts';
import { RETRACT_MINUTES_MAX, TEXT_MAX } from './draft-lot.ts';
import { FIELDS } from './manifest-columns.ts';
import type { ManifestColumns } from './manifest-columns.ts';
import type { ManifestField } from './manifest-field.ts';
import { readConditionReport } from './manifest-report.ts';
import type { RowReader } from './manifest-report.ts';
import { productCodeOf } from './product-code.ts';
import { isWebAddress } from './web-address.ts';

export interface ManifestRow {
  /** The line of the row in the file, as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ManifestLot {
  readonly line: number;
  readonly title: string;
  /** null where the manifest has none: the lot then gets a composed one. */
  readonly description: string | null;
  /** null where the manifest has none: the lot then gets a generated label. */
  readonly label: string | null;
  readonly upc: string;
  readonly sku: string;
  readonly brand: string;
  /** null: none, or none of ours. */
  readonly categorySlug: string | null;
  /** null: none, or an unknown one. */
  readonly condition: Condition | null;
  readonly conditionNote: string;
  readonly itemCount: number;
  readonly msrpCents: Cents;
  readonly startPriceCents: Cents | null;
  readonly buyNowCents: Cents | null;
  readonly depositCents: Cents;
  readonly retractMinutes: number;
  readonly floorLocation: string;
  readonly internalNote: string;
  readonly report: ConditionReport;
  /** The original seller's page that describes the goods; empty where the manifest has none. */
  readonly sourceUrl: string;
}

export interface RowNote {
  readonly line: number;
  /** The name of the column. */
  readonly field: string;
  /** The index of the column; null: the whole row. */
  readonly column: number | null;
  /** The error and its remedy, in a sentence. */
  readonly problem: string;
  /** false: a draft may have it, but a lot cannot be published so. */
  readonly blocks: boolean;
}

export interface ManifestTerms {
  readonly categories: readonly Category[];
  /** For rows without a condition; null: they stay without. */
  readonly conditionIfAbsent: Condition | null;
}

export interface RowsReader {
  readonly header: readonly string[];
  readonly columns: ManifestColumns;
  readonly terms: ManifestTerms;
}

export interface RowReading {
  /** null when a cell of it cannot be read. */
  readonly lot: ManifestLot | null;
  readonly notes: readonly RowNote[];
}

const RETAIL_MAX_CENTS: Cents = 10_000_000;
const CODE_MAX = 60;

export function readRow(row: ManifestRow, { header, columns, terms }: RowsReader): RowReading {
  const { line, cells } = row;
  if (cells.length > header.length) {
    const problem = 'The row has more cells than the header: put quotes around text with commas.';
    return { lot: null, notes: [{ line, field: 'row', column: null, problem, blocks: true }] };
  }
  const notes: RowNote[] = [];
  const all = (field: ManifestField): string[] =>
    columns[field].map((place) => (cells[place] ?? '').trim()).filter((text) => text !== '');
  const note = (blocks: boolean) => (field: ManifestField, problem: string) => {
    const column = columns[field][0] ?? null;
    const name = column === null ? field : (header[column] ?? field);
    notes.push({ line, field: name.trim(), column, problem, blocks });
  };
  const reader: CellReader = {
    all,
    first: (field) => all(field)[0] ?? '',
    has: (field) => columns[field].length > 0,
    blame: note(true),
    remark: note(false),
  };
  for (const field of FIELDS) {
    const problem = all(field)
      .map((text) => cellProblem(text, LONGER_CELLS[field]))
      .find((each) => each !== null);
    if (problem !== undefined) reader.blame(field, problem);
  }
  if (notes.length > 0) return { lot: null, notes };
  return { lot: readLot(line, reader, terms), notes };
}

/** The cells of a row by field. */
interface CellReader extends RowReader {
  readonly all: (field: ManifestField) => string[];
  readonly has: (field: ManifestField) => boolean;
  readonly remark: RowReader['blame'];
}

function readLot(line: number, row: CellReader, terms: ManifestTerms): ManifestLot | null {
  const { first, has } = row;
  const title = first('title').replaceAll(/\s+/g, ' ');
  if (title === '') row.remark('title', 'It is empty: enter what the lot is.');
  const pieces = readPieces(row);
  const upc = readUpc(row);
  const categorySlug = readCategory(row, terms);
  const condition = readCondition(row, terms);
  const { sourceUrl } = readCodesAndLink(row);
  const report = readConditionReport(row);
  const prices = readPrices(row);
  if (pieces === null || prices === null) return null;
  return {
    line,
    title,
    description: has('description') ? first('description') : null,
    label: first('label') === '' ? null : first('label').toUpperCase(),
    upc,
    sku: first('sku'),
    brand: first('brand'),
    categorySlug,
    condition: condition?.condition ?? null,
    conditionNote: has('conditionNote') ? first('conditionNote') : (condition?.note ?? ''),
    ...pieces,
    ...prices,
    floorLocation: first('floorLocation'),
    internalNote: first('internalNote'),
    report,
    sourceUrl,
  };
}

type Pieces = Pick<ManifestLot, 'itemCount' | 'msrpCents'>;

/** null when one of them cannot be read. */
function readPieces({ first, blame, remark }: CellReader): Pieces | null {
  const count = first('itemCount');
  const itemCount = countOf(count);
  if (itemCount === null) {
    const say = count === '' ? remark : blame;
    say('itemCount', `"${count}" is not a number of pieces.`);
  }
  const retail = first('unitRetail');
  const msrpCents = retailOf(retail);
  // Empty: it is unknown.
  if (msrpCents === null && retail !== '') {
    blame('unitRetail', `"${retail}" is not a price: write it like 129.99.`);
  }
  const total = totalFault(first('totalRetail'), itemCount, msrpCents);
  if (total !== null) remark('totalRetail', total);
  if (itemCount === null && count !== '') return null;
  if (msrpCents === null && retail !== '') return null;
  return { itemCount: itemCount ?? 1, msrpCents: msrpCents ?? 0 };
}

type Prices = Pick<
  ManifestLot,
  'startPriceCents' | 'buyNowCents' | 'depositCents' | 'retractMinutes'
>;

/** null when one of them cannot be read. */
function readPrices({ first, blame }: CellReader): Prices | null {
  let failed = false;
  const priceIn = (field: 'startPrice' | 'buyNow' | 'deposit', least: Cents): Cents | null => {
    const text = first(field);
    if (text === '') return null;
    const cents = centsOf(text);
    if (cents !== null && cents >= least && cents <= BID_CEILING_CENTS) return cents;
    failed = true;
    blame(field, `"${text}" is not a price: write it like 129.99.`);
    return null;
  };
  const [startPriceCents, buyNowCents] = [priceIn('startPrice', 1), priceIn('buyNow', 1)];
  const depositCents = priceIn('deposit', 0) ?? 0;
  const minutes = first('retractMinutes');
  const isNumber = /^\d{0,5}$/.test(minutes) && Number(minutes) <= RETRACT_MINUTES_MAX;
  if (!isNumber) {
    blame(
      'retractMinutes',
      `"${minutes}" is not a number of minutes up to ${RETRACT_MINUTES_MAX}.`,
    );
  }
  if (failed || !isNumber) return null;
  return { startPriceCents, buyNowCents, depositCents, retractMinutes: Number(minutes) };
}

function countOf(text: string): number | null {
  if (!/^\d{1,4}(\.0+)?$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 ? count : null;
}

/** The price formats of spreadsheets: with a dollar sign, with commas between thousands. */
const centsOf = (text: string): Cents | null =>
  fromDecimal(text.replace(/^\$\s*/, '').replaceAll(/,(?=\d{3})/g, ''));

function retailOf(text: string): Cents | null {
  const cents = centsOf(text);
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

/** Empty, with a remark, when its check digit is wrong. */
function readUpc({ first, remark }: CellReader): string {
  const text = first('upc');
  if (text === '') return '';
  const upc = productCodeOf(text);
  if (upc === null) remark('upc', upcProblem(text));
  return upc ?? '';
}

/** The narrowest category that we know. */
function readCategory({ all, remark }: CellReader, { categories }: ManifestTerms): string | null {
  const names = all('category');
  const slug = names.map((words) => categoryOf(words, categories)).find((each) => each !== null);
  if (slug === undefined) {
    const ours = categories.map(({ name }) => name).join(', ');
    const [name = ''] = names;
    const fault = name === '' ? 'It is missing' : `"${name}" is none of ours`;
    remark('category', `${fault}: use one of ${ours}.`);
  }
  return slug ?? null;
}

function readCondition(
  { first, remark }: CellReader,
  { conditionIfAbsent }: ManifestTerms,
): ConditionFound | null {
  const words = first('condition');
  const known = CONDITIONS.join(', ');
  if (words === '') {
    if (conditionIfAbsent !== null) return { condition: conditionIfAbsent, note: '' };
    remark('condition', `It is empty: use one of ${known}.`);
    return null;
  }
  const found = conditionOf(words);
  if (found === null) remark('condition', `"${words}" is not known: use one of ${known}.`);
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

const CELL_MAX = 200;
const LONGER_CELLS: Partial<Record<ManifestField, number>> = {
  description: TEXT_MAX.description,
  sourceUrl: TEXT_MAX.sourceUrl,
  internalNote: TEXT_MAX.internalNote,
};

const CARD_REMOVED = '[card number]';

/** What may be stored of a cell; what it lacks is a problem of the cell (R46). */
export const storableCell = (text: string): string =>
  hideCardNumbers(text.toWellFormed().replaceAll('\u0000', '\uFFFD'), CARD_REMOVED);

/** What is wrong with a cell of any column; the text itself is not repeated (R46). */
export function cellProblem(text: string, max = CELL_MAX): string | null {
  if (!isCleanText(text) || text.includes('\uFFFD'))
    return 'It has characters that cannot be stored: type it again.';
  if (text.length > max) return `It is longer than ${max} characters.`;
  return holdsCardNumber(text) || text.includes(CARD_REMOVED)
    ? 'It has a card number in it: remove it.'
    : null;
}
