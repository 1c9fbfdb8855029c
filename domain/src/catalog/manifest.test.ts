import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { NOTHING_KNOWN } from './condition-report.ts';
import { readManifest, type ManifestTable, type RowFault } from './manifest.ts';

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
          description: null,
          label: null,
          upc: '036000291452',
          sku: '39025291',
          brand: 'Harrow',
          categorySlug: 'kitchen',
          condition: 'Opened Box',
          conditionNote: '',
          itemCount: 2,
          msrpCents: 8999,
          startPriceCents: null,
          buyNowCents: null,
          depositCents: 0,
          retractMinutes: 0,
          floorLocation: '',
          internalNote: '',
          report: NOTHING_KNOWN,
          sourceUrl: '',
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

  test('is read with columns in any order and case', () => {
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

  /** The only fault of the row, which is on line 3. */
  const faultOf = (change: Parameters<typeof row>[0]): RowFault | undefined => {
    const reading = readManifest(tableOf(header, row({}), row(change)), terms);
    expect(reading.ok ? [] : reading.faults).toHaveLength(1);
    return reading.ok ? undefined : reading.faults[0];
  };
  const categories = CATEGORIES.map(({ name }) => name).join(', ');
  const wrongCode = (upc: string) =>
    `"${upc}" is not a valid product code: its check digit is wrong. Read the label again.`;
  const rounded = (upc: string) =>
    `"${upc}" was rounded by a spreadsheet: format the column as text and export again.`;
  const card = '4242 4242 4242 4242';

  test.each([
    [{ title: ' ' }, 'Item Description', 'It is empty: enter what the lot is.'],
    [{ title: 'x'.repeat(201) }, 'Item Description', 'It is longer than 200 characters.'],
    [{ title: `Pan ${card}` }, 'Item Description', 'It has a card number in it: remove it.'],
    [
      { title: 'a\u0000b' },
      'Item Description',
      'It has characters that cannot be stored: type it again.',
    ],
    [{ qty: '0' }, 'Qty', '"0" is not a number of pieces.'],
    [{ qty: '2.5' }, 'Qty', '"2.5" is not a number of pieces.'],
    [{ qty: '10000' }, 'Qty', '"10000" is not a number of pieces.'],
    [{ qty: '' }, 'Qty', '"" is not a number of pieces.'],
    [{ retail: '-3' }, 'Unit Retail', '"-3" is not a price: write it like 129.99.'],
    [{ retail: '12.345' }, 'Unit Retail', '"12.345" is not a price: write it like 129.99.'],
    [{ retail: '1e3' }, 'Unit Retail', '"1e3" is not a price: write it like 129.99.'],
    [{ retail: '5$' }, 'Unit Retail', '"5$" is not a price: write it like 129.99.'],
    [{ retail: '1,5' }, 'Unit Retail', '"1,5" is not a price: write it like 129.99.'],
    [{ retail: '100000.01' }, 'Unit Retail', '"100000.01" is not a price: write it like 129.99.'],
    [{ upc: '036000291453' }, 'UPC', wrongCode('036000291453')],
    [{ upc: card }, 'UPC', 'It has a card number in it: remove it.'],
    [{ upc: '3.6E+10' }, 'UPC', rounded('3.6E+10')],
    [{ upc: '3.6e10' }, 'UPC', rounded('3.6e10')],
    [{ upc: '36E+1 A' }, 'UPC', wrongCode('36E+1 A')],
    [{ category: '' }, 'Category', `It is missing: use one of ${categories}.`],
    [
      { category: 'constructor' },
      'Category',
      `"constructor" is none of ours: use one of ${categories}.`,
    ],
  ])('names the line, the column and the problem of %j', (change, field, problem) => {
    expect(faultOf(change)).toEqual({ line: 3, field, problem });
  });

  test('names an unknown condition and the known ones', () => {
    const table = tableOf('Title,Qty,MSRP,Category, Condition ', 'Pan|1|5|Toys|odd');
    const problem =
      '"odd" is not known: use one of Appears New, Opened Box, Damaged, Apparel, Scratch & Dent.';
    const faults = [{ line: 2, field: 'Condition', problem }];
    expect(readManifest(table, terms)).toEqual({ ok: false, faults });
  });

  test.each(['LPN', 'SKU'])('accepts 60 characters in the column %s, and no more', (name) => {
    const codes = tableOf(`${name},Title,Qty,MSRP,Category`, `${'A'.repeat(60)}|Pan|1|5|Toys`);
    expect(readManifest(codes, terms).ok).toBe(true);
    const longer = tableOf(`${name},Title,Qty,MSRP,Category`, `${'A'.repeat(61)}|Pan|1|5|Toys`);
    const faults = [{ line: 2, field: name, problem: 'It is longer than 60 characters.' }];
    expect(readManifest(longer, terms)).toEqual({ ok: false, faults });
  });

  test('reports only the cell that cannot be stored, since the rest of its row is not read', () => {
    expect(faultOf({ title: 'x'.repeat(201), qty: 'x' })?.field).toBe('Item Description');
  });

  test.each([
    ['2', 2],
    ['2.00', 2],
    ['120', 120],
    ['9999', 9999],
  ])('reads the quantity %s', (qty, itemCount) => {
    const reading = readManifest(tableOf(header, row({ qty })), terms);
    expect(reading).toMatchObject({ ok: true, lots: [{ itemCount }] });
  });

  test.each([
    ['$ 5', 500],
    ['1,349.99', 134_999],
    ['100000', 10_000_000],
    // Unknown.
    ['', 0],
  ])('reads the price %s', (retail, msrpCents) => {
    const reading = readManifest(tableOf(header, row({ retail })), terms);
    expect(reading).toMatchObject({ ok: true, lots: [{ msrpCents, upc: '' }] });
  });

  test('accepts 200 characters, and a product code of 13 digits that begins like a card', () => {
    const upc = '4355981784774';
    const reading = readManifest(tableOf(header, row({ title: 'x'.repeat(200), upc })), terms);
    expect(reading).toMatchObject({ ok: true, lots: [{ title: 'x'.repeat(200), upc }] });
  });

  test('leaves one space between the words of a title', () => {
    const reading = readManifest(tableOf(header, row({ title: 'Pan \t with  lid' })), terms);
    expect(reading).toMatchObject({ ok: true, lots: [{ title: 'Pan with lid' }] });
  });

  test('reads a row that ends before its optional cells', () => {
    const short = tableOf('Title,Qty,MSRP,Category,LPN,Bin', 'Pan|1|5|Toys');
    expect(readManifest(short, terms)).toMatchObject({
      ok: true,
      lots: [{ label: null, floorLocation: '' }],
    });
  });

  test('is reported with every error of every row, and no row is imported', () => {
    const table = tableOf(header, row({ qty: 'x', upc: '1' }), row({}), row({ retail: 'x' }));
    expect(faultsOf(table)).toEqual(['2 Qty', '2 UPC', '4 Unit Retail']);
  });

  test('names the columns that are missing', () => {
    const fault = (field: string) => ({
      line: 1,
      field,
      problem: `The file has no such column: call one of its columns "${field}".`,
    });
    const faults = ['Qty', 'Unit Retail', 'Category'].map(fault);
    const table = tableOf('Item Description,UPC', 'Pan|');
    expect(readManifest(table, terms)).toEqual({ ok: false, faults });
  });

  test('finds a total that is not the quantity times the price', () => {
    const totals = (cells: string) => tableOf('Title,Qty,MSRP,Ext. Retail,Category', cells);
    const problem = 'It says 30.00, yet 3 at 9.99 are 29.97: correct one.';
    const faults = [{ line: 2, field: 'Ext. Retail', problem }];
    expect(readManifest(totals('Pan|3|9.99|30.00|Toys'), terms)).toEqual({ ok: false, faults });
    expect(faultsOf(totals('Pan|3|9.99|$29.97|Toys'))).toEqual([]);
    expect(faultsOf(totals('Pan|3|9.99||Toys'))).toEqual([]);
    expect(faultsOf(totals('Pan|x|9.99|30.00|Toys'))).toEqual(['2 Qty']);
    expect(faultsOf(totals('Pan|3|x|30.00|Toys'))).toEqual(['2 MSRP']);
  });

  const labelled = 'LPN,Title,Qty,MSRP,Category,UPC,Condition';

  test('finds a label that is used twice, in any case, and sorts the faults by line', () => {
    const rows = ['A|P|1|5|Toys', 'a|Q|1|5|Toys', '|R|1|5|Toys', '|S|x|5|Toys', 'A|T|1|5|Toys'];
    const reading = readManifest(tableOf(labelled, ...rows), terms);
    expect(reading).toMatchObject({
      ok: false,
      faults: [
        { line: 3, field: 'LPN', problem: 'A is already in line 2.' },
        { line: 5, field: 'Qty' },
        { line: 6, field: 'LPN', problem: 'A is already in line 2.' },
      ],
    });
  });

  test.each(['P|x|5|Toys||', 'P|1|x|Toys||', 'P|1|5|?||', 'P|1|5|Toys|1|', 'P|1|5|Toys||odd'])(
    'compares labels only with rows that can be read: %s',
    (faulty) => {
      const table = tableOf(labelled, `A|${faulty}`, 'A|Q|1|5|Toys||');
      expect(faultsOf(table)).toEqual([expect.stringMatching(/^2 /)]);
    },
  );

  test('finds a row with more cells than the header', () => {
    const problem = 'The row has more cells than the header: put quotes around text with commas.';
    const reading = readManifest(tableOf(header, `${row({})}|more`), terms);
    expect(reading).toEqual({ ok: false, faults: [{ line: 2, field: 'row', problem }] });
  });

  test('has between one and 10,000 rows', () => {
    const fault = (line: number, problem: string) => ({
      ok: false,
      faults: [{ line, field: 'file', problem }],
    });
    expect(readManifest(tableOf(header), terms)).toEqual(fault(1, 'It has no rows.'));
    const many = Array.from({ length: 10_001 }, () => row({}));
    const tooMany = fault(10_001, 'It has more than 10000 rows: split it.');
    expect(readManifest(tableOf(header, ...many), terms)).toEqual(tooMany);
    expect(readManifest(tableOf(header, ...many.slice(1)), terms).ok).toBe(true);
  });
});
