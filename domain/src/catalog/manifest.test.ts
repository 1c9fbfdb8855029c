import { describe, expect, test } from 'vitest';
import { CATEGORIES, categoryOf } from './categories.ts';
import { CONDITIONS, conditionOf } from './conditions.ts';
import { readManifest, type ManifestTable } from './manifest.ts';

const HEADERS = {
  store:
    'Item #,Seller Category,Item Description,Qty,Unit Retail,Ext. Retail,Brand,UPC,TCIN,Origin,' +
    'Category,Condition,Product Class,Pallet ID,Subcategory,Lot ID',
  club:
    'Lot #,Item #,Dept Code,Department,Item Description,Qty,Unit Retail,Ext. Retail,Vendor,' +
    'Category Code,Category',
  online: 'LPN,ASIN,UPC,EAN,Item Desc,Qty,Unit Retail,Condition,Category',
} as const;

const terms = { categories: CATEGORIES, conditionIfAbsent: 'Opened Box' } as const;

/** Rows as a file has them, the header on line 1; a bar separates the cells. */
const tableOf = (header: string, ...rows: string[]): ManifestTable => ({
  header: header.split(','),
  rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })),
});

const faultsOf = (table: ManifestTable): string[] => {
  const reading = readManifest(table, terms);
  return reading.ok ? [] : reading.faults.map((fault) => `${fault.line} ${fault.field}`);
};

describe('a manifest in the headers that liquidators use', () => {
  test('of store returns: the narrowest category we know, the number of the article', () => {
    const row =
      '7|Home|Dutch oven|2|89.99|179.98|Harrow|036000291452|39025291|Overstock|Kitchen & Dining|' +
      'Customer Return|Home|PLT1|Cookware|LR-1';
    expect(readManifest(tableOf(HEADERS.store, row), terms)).toEqual({
      ok: true,
      lots: [
        {
          line: 2,
          title: 'Dutch oven',
          label: null,
          upc: '036000291452',
          sku: '39025291',
          brand: 'Harrow',
          categorySlug: 'kitchen',
          condition: 'Opened Box',
          conditionNote: '',
          itemCount: 2,
          msrpCents: 8999,
          floorLocation: '',
        },
      ],
    });
  });

  test('of a warehouse club: prices with signs and commas, no condition', () => {
    const row = '7731|1733856|31|HARDWARE|Miter saw|1|$1,349.99|$1,349.99|IRONVALE|3105|Saws';
    const reading = readManifest(tableOf(HEADERS.club, row), terms);
    expect(reading).toMatchObject({
      ok: true,
      lots: [{ msrpCents: 134_999, categorySlug: 'tools', brand: 'IRONVALE', sku: '1733856' }],
    });
    expect(reading.ok && reading.lots[0]?.condition).toBe('Opened Box');
  });

  test('of online returns: labels of their own, an EAN where there is no UPC', () => {
    const row = 'lpnx1|B0A|| 4006381333931 |Dryer|1|799.99|Scratch & Dent - Good|Major Appliances';
    expect(readManifest(tableOf(HEADERS.online, row), terms)).toMatchObject({
      ok: true,
      lots: [
        {
          label: 'LPNX1',
          sku: 'B0A',
          upc: '4006381333931',
          condition: 'Scratch & Dent',
          conditionNote: 'Good Condition',
          categorySlug: 'appliances',
        },
      ],
    });
  });

  test('whatever the order and the letters of the columns', () => {
    const row = 'Toys|4.50|3|Blocks';
    const reading = readManifest(tableOf('CATEGORY, unit  retail ,QUANTITY,title', row), terms);
    expect(reading).toMatchObject({ ok: true, lots: [{ title: 'Blocks', itemCount: 3 }] });
  });
});

describe('a manifest with faults', () => {
  const row = (change: Partial<Record<'title' | 'qty' | 'retail' | 'upc' | 'category', string>>) =>
    [
      change.title ?? 'Pan',
      change.qty ?? '1',
      change.retail ?? '20.00',
      change.upc ?? '',
      change.category ?? 'Kitchen & Dining',
    ].join('|');
  const header = 'Item Description,Qty,Unit Retail,UPC,Category';

  test.each([
    [{ title: ' ' }, 'Item Description'],
    [{ title: 'x'.repeat(201) }, 'Item Description'],
    [{ qty: '0' }, 'Qty'],
    [{ qty: '2.5' }, 'Qty'],
    [{ qty: '' }, 'Qty'],
    [{ retail: '-3' }, 'Unit Retail'],
    [{ retail: '12.345' }, 'Unit Retail'],
    [{ retail: '1e3' }, 'Unit Retail'],
    [{ upc: '036000291453' }, 'UPC'],
    [{ upc: '3.6E+10' }, 'UPC'],
    [{ category: 'constructor' }, 'Category'],
  ])('tells the line and the column of %j', (change, field) => {
    expect(faultsOf(tableOf(header, row({}), row(change)))).toEqual([`3 ${field}`]);
  });

  test('tells every fault of every row, and no row counts', () => {
    const table = tableOf(header, row({ qty: 'x', upc: '1' }), row({}), row({ retail: '' }));
    expect(faultsOf(table)).toEqual(['2 Qty', '2 UPC', '4 Unit Retail']);
  });

  test('names the columns that are missing', () => {
    expect(faultsOf(tableOf('Item Description,UPC', 'Pan|'))).toEqual([
      '1 Qty',
      '1 Unit Retail',
      '1 Category',
    ]);
  });

  test('finds a total that does not fit, a label that stands twice, a row that is too long', () => {
    const totals = tableOf('Title,Qty,MSRP,Ext. Retail,Category', 'Pan|3|9.99|30.00|Kitchen');
    expect(faultsOf(totals)).toEqual(['2 Ext. Retail']);
    const labels = tableOf('LPN,Title,Qty,MSRP,Category', 'A|P|1|5|Toys', 'a|Q|1|5|Toys');
    expect(faultsOf(labels)).toEqual(['3 LPN']);
    expect(faultsOf(tableOf(header, `${row({})}|more`))).toEqual(['2 row']);
  });

  test('has rows, and no more than can be looked through', () => {
    expect(faultsOf(tableOf(header))).toEqual(['1 file']);
    const many = Array.from({ length: 10_001 }, () => row({}));
    expect(faultsOf(tableOf(header, ...many))).toEqual(['10001 file']);
  });
});

describe('conditions and categories', () => {
  test.each([
    ['New', 'Appears New', ''],
    ['LIKE_NEW', 'Appears New', ''],
    ['Used - Good', 'Opened Box', ''],
    ['Customer Return', 'Opened Box', ''],
    ['open box', 'Opened Box', ''],
    ['SALVAGE', 'Damaged', ''],
    ['Apparel - New', 'Apparel', ''],
    ['Scratch and Dent', 'Scratch & Dent', 'Fair Condition'],
    ['Scratch & Dent (New Condition)', 'Scratch & Dent', 'New Condition'],
    ['Scratch & Dent - Damaged', 'Scratch & Dent', 'Damaged'],
  ])('%j means %s %s', (words, condition, note) => {
    expect(conditionOf(words)).toEqual({ condition, note });
  });

  test('every condition is understood by its own name, and nothing is guessed', () => {
    expect(CONDITIONS.map((name) => conditionOf(name)?.condition)).toEqual([...CONDITIONS]);
    expect(conditionOf('renewable')).toBeNull();
    expect(conditionOf('')).toBeNull();
  });

  test('a category is known by its name, its slug, and the words of manifests', () => {
    for (const { slug, name } of CATEGORIES) {
      expect([categoryOf(name, CATEGORIES), categoryOf(slug, CATEGORIES)]).toEqual([slug, slug]);
    }
    expect(categoryOf(' home  DECOR ', CATEGORIES)).toBe('decor');
    expect(categoryOf('hardware', [])).toBeNull();
  });
});
