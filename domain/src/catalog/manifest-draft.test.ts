import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { columnsOf, mappingOf } from './manifest-columns.ts';
import { describeLot, readDraftRow, startPriceOf, UNSET } from './manifest-draft.ts';
import type { ImportSettings } from './manifest-draft.ts';

const HEADER = ['LPN', ' Title ', 'Quantity', 'Unit Retail', 'Start Price', 'Buy Now', 'Brand'];

const read = (cells: readonly string[], settings: ImportSettings = UNSET, header = HEADER) =>
  readDraftRow(
    { line: 4, cells },
    {
      header,
      columns: columnsOf(header, mappingOf(header)),
      terms: { categories: CATEGORIES, conditionIfAbsent: null },
    },
    { settings, idOf: (slug) => `id of ${slug}` },
  );

/** Without those of what a draft may lack. */
const blockingNotes = (reading: ReturnType<typeof read>) =>
  reading.notes.filter(({ blocks }) => blocks);

const ROW = ['LPN1001', 'Lamp', '2', '50.00', '', '', 'Harrow'];

describe('a row of a manifest', () => {
  test('becomes a draft, with the retail price of all pieces', () => {
    const reading = read(ROW);
    const { draft, label, retailCents } = reading;
    expect(draft).toMatchObject({
      lpn: 'LPN1001',
      title: 'Lamp',
      itemCount: 2,
      msrpCents: 5000,
      startPriceCents: null,
      categoryId: null,
      images: [],
    });
    expect(draft).not.toHaveProperty('line');
    expect(draft).not.toHaveProperty('label');
    expect(draft).not.toHaveProperty('categorySlug');
    expect([label, retailCents, blockingNotes(reading)]).toEqual(['LPN1001', 10_000, []]);
  });

  test('without a label has none, and gets its category from the settings', () => {
    const settings = { ...UNSET, categoryIfAbsent: 'tools' };
    const { draft, label } = read(['', ...ROW.slice(1)], settings);
    expect(label).toBe('');
    expect(draft).toMatchObject({ lpn: '', categoryId: 'id of tools' });
  });

  test('has its own start price, or that of the settings', () => {
    const settings = { ...UNSET, startPrice: { kind: 'fixed', cents: 300 } } as const;
    expect(read(ROW, settings).draft?.startPriceCents).toBe(300);
    const own = ROW.with(4, '7.00');
    expect(read(own, settings).draft?.startPriceCents).toBe(700);
    const part = { ...UNSET, startPrice: { kind: 'percent', bps: 1000, minimumCents: 1 } } as const;
    expect(read(ROW, part).draft?.startPriceCents).toBe(1000);
  });

  test('that cannot become a draft names its column and the problem', () => {
    const reading = read(ROW.with(4, '9.00').with(5, '8.00'));
    expect(reading.draft).toBeNull();
    expect(blockingNotes(reading)).toEqual([
      {
        line: 4,
        field: 'Buy Now',
        column: 5,
        problem: 'The Buy Now price can’t be below the start price.',
        blocks: true,
      },
    ]);
  });

  test('names a column once, and one that the file lacks by its field', () => {
    const twice = read(ROW.with(2, 'many'));
    expect(twice.draft).toBeNull();
    expect(twice.notes.filter(({ column }) => column === 2)).toHaveLength(1);
    const settings = { ...UNSET, startPrice: { kind: 'fixed', cents: 900 } } as const;
    const header = ['LPN', 'Title', 'Buy Now'];
    const below = read(['LPN1001', 'Lamp', '8.00'], settings, header);
    expect(blockingNotes(below)).toMatchObject([{ field: 'Buy Now', column: 2, blocks: true }]);
    const wrong = { ...UNSET, startPrice: { kind: 'fixed', cents: 0 } } as const;
    const unset = read(['LPN1001', 'Lamp', ''], wrong, header);
    expect(blockingNotes(unset)).toMatchObject([
      { field: 'startPrice', column: null, blocks: true },
    ]);
  });

  test.each([
    ['LPN', 'A1', 'Use 4 to 32 capital letters, digits or hyphens.'],
    [' Brand ', 'x'.repeat(61), 'Use at most 60 characters.'],
    ['Bin', 'x'.repeat(41), 'Use at most 40 characters.'],
    // What its cell already says is not said again.
    ['SKU', 'x'.repeat(61), 'It is longer than 60 characters.'],
    [
      'Product URL',
      'example.com',
      'It is not a web address: write it like https://example.com/item.',
    ],
  ])('names the column %s once where its text does not fit', (name, text, problem) => {
    const reading = read(['Lamp', text], UNSET, ['Title', name]);
    expect(reading.draft).toBeNull();
    expect(blockingNotes(reading)).toEqual([
      { line: 4, field: name.trim(), column: 1, problem, blocks: true },
    ]);
  });

  test('with more cells than the header is not read', () => {
    expect(read([...ROW, 'more'])).toMatchObject({ draft: null, label: '', retailCents: 0 });
  });
});

describe('the start price of an import', () => {
  test('is none, a fixed one, or a part of the retail price with a minimum', () => {
    expect(startPriceOf({ kind: 'none' }, 1000)).toBeNull();
    expect(startPriceOf({ kind: 'fixed', cents: 250 }, 1000)).toBe(250);
    const part = { kind: 'percent', bps: 2500, minimumCents: 100 } as const;
    expect(startPriceOf(part, 1000)).toBe(250);
    expect(startPriceOf(part, 0)).toBe(100);
    expect(startPriceOf({ ...part, bps: 10_000 }, 200_000_000)).toBe(100_000_000);
  });
});

describe('the description of a lot whose manifest has none', () => {
  const lot = { title: 'Lamp', brand: '', itemCount: 1, condition: null, conditionNote: 'Dusty' };
  const REST =
    ' Sold as is; look at the pictures and the condition, and inspect the lot at the pickup ' +
    'center before it leaves.';

  test('names only what is known', () => {
    expect(describeLot(lot)).toBe(`Lamp.${REST}`);
    expect(describeLot({ ...lot, brand: 'Harrow', itemCount: 3, condition: 'Opened Box' })).toBe(
      `Lamp by Harrow. 3 pieces in this lot. Condition: Opened Box (Dusty).${REST}`,
    );
    expect(describeLot({ ...lot, condition: 'Opened Box', conditionNote: '' })).toBe(
      `Lamp. Condition: Opened Box.${REST}`,
    );
  });
});
