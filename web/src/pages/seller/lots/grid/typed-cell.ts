// The cells of drafts that can be edited: what they show, and what is sent of a typed text.
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { shownRetail, typedRetail } from '../../../../lib/text/retail-price.ts';
import type { DraftChanges } from '../use-draft-changes.ts';

export const FIELD_LABELS = {
  title: 'Title',
  category: 'Category',
  condition: 'Condition',
  start_price: 'Start price',
  msrp: 'Retail price',
  buy_now: 'Buy Now price',
  deposit: 'Deposit',
  item_count: 'Pieces',
  lpn: 'LPN',
  upc: 'UPC',
  sku: 'SKU',
  brand: 'Brand',
  floor_location: 'Location',
  condition_note: 'Condition note',
  internal_note: 'Internal note',
} as const;
export type CellField = keyof typeof FIELD_LABELS;
export const isCellField = (name: string): name is CellField => Object.hasOwn(FIELD_LABELS, name);

type SentFields = DraftChanges[number]['fields'];
export type Categories = readonly { readonly id: string; readonly name: string }[];

type ReadCell =
  | { readonly fields: SentFields; readonly problem: null }
  | { readonly problem: string };

/** As the cell shows it. */
export function shownText(lot: SellerLotRow, field: CellField, categories: Categories): string {
  const stored = lot[field];
  if (field === 'msrp') return shownRetail(lot.msrp);
  if (field !== 'category') return stored === null ? '' : String(stored);
  return categories.find(({ id }) => id === stored)?.name ?? String(stored ?? '');
}

/** Only the form of the text is checked here; the server checks the value. */
export function readCell(field: CellField, typed: string, categories: Categories): ReadCell {
  // A cell has one line, also where a spreadsheet had several.
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (field === 'condition') return readChoice(field, text, CONDITION_CHOICES);
  if (field === 'category') return readChoice(field, text, categories);
  if (field === 'item_count') return readCount(text);
  const whenEmpty = AMOUNTS.get(field);
  if (whenEmpty === undefined) return sent({ [field]: text });
  return text === '' ? sent({ [field]: whenEmpty }) : readAmount(field, text);
}

/** With what an empty cell means. */
const AMOUNTS = new Map<CellField, string | null>([
  ['start_price', null],
  ['buy_now', null],
  ['msrp', typedRetail('')],
  ['deposit', '0.00'],
]);

const CONDITION_CHOICES = CONDITIONS.map((name) => ({ id: name, name }));

const sent = (fields: SentFields): ReadCell => ({ fields, problem: null });

const readCount = (text: string): ReadCell =>
  /^\d{1,6}$/.test(text)
    ? sent({ item_count: Number(text) })
    : { problem: 'Enter a whole number of pieces.' };

/** Spreadsheets copy amounts with a dollar sign and commas. */
function readAmount(field: CellField, text: string): ReadCell {
  const plain = text.replace(/^\$\s?/, '').replaceAll(/,(?=\d{3}(\D|$))/g, '');
  const isAmount = fromDecimal(plain) !== null;
  return isAmount ? sent({ [field]: plain }) : { problem: 'Enter an amount like 12.50.' };
}

function readChoice(field: 'condition' | 'category', text: string, choices: Categories): ReadCell {
  if (text === '') return sent({ [field]: null });
  const wanted = text.toLowerCase();
  const choice = choices.find(
    ({ id, name }) => name.toLowerCase() === wanted || id.toLowerCase() === wanted,
  );
  if (choice !== undefined) return sent({ [field]: choice.id });
  return { problem: `There is no ${field} “${text}”. Choose one from the list.` };
}
