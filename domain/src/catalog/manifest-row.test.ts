import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { columnsOf } from './manifest-columns.ts';
import { cellProblem, readRow, storableCell } from './manifest-row.ts';

const ROW = {
  Title: 'Lamp',
  Quantity: '2',
  'Unit Retail': '50.00',
  Category: 'Tools',
  Condition: 'New',
};

const read = (change: Readonly<Record<string, string>>) => {
  const row = { ...ROW, ...change };
  const header = Object.keys(row);
  const terms = { categories: CATEGORIES, conditionIfAbsent: null };
  const reader = { header, columns: columnsOf(header), terms };
  return readRow({ line: 4, cells: Object.values(row) }, reader);
};

describe('the cells of a row', () => {
  test.each([
    ['Start Price', '0.01', { startPriceCents: 1 }],
    ['Start Price', '1,000,000', { startPriceCents: 100_000_000 }],
    ['Start Price', '', { startPriceCents: null }],
    ['Buy Now', '$1,000,000.00', { buyNowCents: 100_000_000 }],
    ['Deposit', '0', { depositCents: 0 }],
    ['Deposit', '25', { depositCents: 2500 }],
    ['Retract Minutes', '10080', { retractMinutes: 10_080 }],
    ['Retract Minutes', '', { retractMinutes: 0 }],
    ['Full Description', 'x'.repeat(5000), { description: 'x'.repeat(5000) }],
    ['Internal Note', 'x'.repeat(500), { internalNote: 'x'.repeat(500) }],
  ])('%s may be "%s"', (name, text, fields) => {
    expect(read({ [name]: text })).toMatchObject({ lot: fields, notes: [] });
  });

  const price = (text: string) => `"${text}" is not a price: write it like 129.99.`;
  const minutes = (text: string) => `"${text}" is not a number of minutes up to 10080.`;

  test.each([
    ['Quantity', 'many', '"many" is not a number of pieces.'],
    ['Unit Retail', '1.999', price('1.999')],
    ['Start Price', '0', price('0')],
    ['Start Price', '1000000.01', price('1000000.01')],
    ['Start Price', 'low', price('low')],
    ['Buy Now', '0', price('0')],
    ['Buy Now', '1000000.01', price('1000000.01')],
    ['Deposit', '-1', price('-1')],
    ['Deposit', '1000000.01', price('1000000.01')],
    ['Retract Minutes', '10081', minutes('10081')],
    ['Retract Minutes', '7.5', minutes('7.5')],
    ['Retract Minutes', 'long', minutes('long')],
    ['Full Description', 'x'.repeat(5001), 'It is longer than 5000 characters.'],
    ['Internal Note', 'x'.repeat(501), 'It is longer than 500 characters.'],
    ['Product URL', `https://a.com/${'x'.repeat(487)}`, 'It is longer than 500 characters.'],
  ])('%s may not be "%s", and the row is not read', (name, text, problem) => {
    const { lot, notes } = read({ [name]: text });
    expect(lot).toBeNull();
    const column = Object.keys({ ...ROW, [name]: '' }).indexOf(name);
    expect(notes).toEqual([{ line: 4, field: name, column, problem, blocks: true }]);
  });

  const conditions = 'Appears New, Opened Box, Damaged, Apparel, Scratch & Dent';

  test.each([
    ['Title', '', 'It is empty: enter what the lot is.', { title: '' }],
    [
      'Condition',
      '',
      `It is empty: use one of ${conditions}.`,
      { condition: null, conditionNote: '' },
    ],
    [
      'Condition',
      'odd',
      `"odd" is not known: use one of ${conditions}.`,
      { condition: null, conditionNote: '' },
    ],
    [
      'UPC',
      '036000291453',
      '"036000291453" is not a valid product code: its check digit is wrong. Read the label again.',
      { upc: '' },
    ],
  ])('a draft may do without %s, where "%s" is noted', (name, text, problem, fields) => {
    const { lot, notes } = read({ [name]: text });
    expect(lot).toMatchObject(fields);
    expect(notes).toMatchObject([{ field: name, problem, blocks: false }]);
  });

  test('must not be more than those of the header', () => {
    const header = ['Title'];
    const terms = { categories: CATEGORIES, conditionIfAbsent: null };
    const reader = { header, columns: columnsOf(header), terms };
    const { lot, notes } = readRow({ line: 4, cells: ['Lamp', 'red'] }, reader);
    expect(lot).toBeNull();
    expect(notes).toMatchObject([{ line: 4, field: 'row', column: null, blocks: true }]);
  });
});

test('a stored cell holds no card number and no bad character, and is refused like the original', () => {
  expect(storableCell('Blue lamp')).toBe('Blue lamp');
  expect(storableCell('a\u0000b')).toBe('a\uFFFDb');
  expect(storableCell('Pan \uD800')).toBe('Pan \uFFFD');
  expect(storableCell('Pan 4242 4242 4242 4242')).toBe('Pan [card number]');
  for (const text of ['a\u0000b', 'Pan \uD800', 'Pan 4242 4242 4242 4242', 'Blue lamp']) {
    expect(cellProblem(storableCell(text))).toBe(cellProblem(text));
  }
});
