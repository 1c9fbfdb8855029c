import { describe, expect, test } from 'vitest';
import { makeBomb, makeWorkbook } from '../testing/seller/workbook.ts';
import { readBytes } from './read-bytes.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const HEADER = 'LPN,Title,Qty,Unit Retail';
const cellsOf = async (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { header, rows } = await readBytes(bytes);
  return [header, ...rows.map(({ cells }) => cells)];
};
const problemOf = (content: string | Uint8Array) =>
  cellsOf(content).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''),
  );
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('a CSV file', () => {
  const text = `${HEADER}\nLPN1,Café table,1,20.00\n`;
  const read = [HEADER.split(','), ['LPN1', 'Café table', '1', '20.00']];

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', bigEndian(`\uFEFF${text}`)],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 without a mark, big end first', bigEndian(text)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(read);
  });

  test.each([
    [';', 'with semicolons'],
    ['\t', 'with tabs'],
  ])('is read %s (%s)', async (sign) => {
    expect(await cellsOf(text.replaceAll(',', sign))).toEqual(read);
    expect(await cellsOf(`sep=${sign}\n${text.replaceAll(',', sign)}`)).toEqual(read);
  });

  test('has the lines that an editor shows, and a header below its title', async () => {
    const bytes = Buffer.from(`Acme Liquidations\n\n${HEADER}\nA,"two\nlines",1,2\n,,,\nB,C,1,2\n`);
    const { header, headerLine, rows } = await readBytes(bytes);
    expect([header.join(','), headerLine]).toEqual([HEADER, 3]);
    expect(rows.map(({ line }) => line)).toEqual([5, 7]);
  });

  test('SEC-09 has its text without the quotes that prevented a formula', async () => {
    const [, cells] = await cellsOf(`${HEADER}\n'=A,''+B,'x,-5\n`);
    expect(cells).toEqual(['=A', "'+B", "'x", '-5']);
  });

  test.each([
    ['an unknown encoding', Buffer.from([...Buffer.from(text), 0x81, 0x8d]), /encoding/],
    ['half a UTF-16 character', Buffer.from('\uFEFFa,b\nc\ud800,d', 'utf16le'), /damaged/],
    ['a PDF', '%PDF-1.7\n', /isn’t a spreadsheet/],
    [
      'binary data',
      Buffer.from(Array.from({ length: 500 }, (_, at) => at % 23)),
      /isn’t a spreadsheet/,
    ],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old or password-protected/],
    ['an empty file', '', /is empty/],
    ['only a header', HEADER, /no header with rows/],
    ['a million columns', `${'Title,'.repeat(1_000_000)}\n1,2`, /longer than 20000 characters/],
    ['300 columns', `${'Title,'.repeat(300)}\n1,2`, /301 columns/],
    ['10,001 rows', `${HEADER}\n${'A,B,1,2\n'.repeat(10_001)}`, /10001 rows/],
    ['a quote that never ends', `${HEADER}\n"A,B\n`, /not a CSV file/],
  ])('with %s is refused with a sentence', async (_, content, sentence) => {
    expect(await problemOf(content)).toMatch(new RegExp(`^UnreadableFile: .*${sentence.source}`));
  });
});

describe('an Excel workbook', () => {
  const head = HEADER.split(',');

  test('is read from its first sheet with a header, formulas by their value', async () => {
    const bytes = makeWorkbook([
      { name: 'Notes', rows: [['Read me']] },
      {
        name: 'Items',
        rows: [
          ['Manifest of March'],
          head,
          ['LPN1', '=1+1', 2, { formula: 'C3*10', value: '20.5' }],
          ['LPN2', ' two\nlines ', 36000291452, 129.98999999999998],
        ],
        merged: ['A1:D1'],
      },
    ]);
    expect(await cellsOf(bytes)).toEqual([
      head,
      ['LPN1', '=1+1', '2', '20.5'],
      ['LPN2', expect.stringMatching(/two\nlines/), '36000291452', '129.99'],
    ]);
    expect((await readBytes(bytes)).rows.map(({ line }) => line)).toEqual([3, 4]);
  });

  test('with merged cells names them', async () => {
    const rows = [head, ['A', 'B', 1, 2], ['', 'C', 1, 2]];
    const bytes = makeWorkbook([{ name: 'Items', rows, merged: ['A2:A3', 'B1:C1'] }]);
    expect(await problemOf(bytes)).toBe(
      'UnreadableFile: The sheet “Items” has merged cells: A2:A3, B1:C1. ' +
        'Unmerge them, so that each row has its own values.',
    );
  });

  test('that is none, is damaged or has no rows is refused', async () => {
    const none = makeWorkbook([{ name: 'A', rows: [['x']] }]);
    expect(await problemOf(none)).toMatch(/no sheet with a header/);
    expect(await problemOf(none.subarray(0, 300))).toMatch(/damaged/);
    const odd = makeWorkbook([{ name: 'A', rows: [] }], { 'xl/workbook.xml': Buffer.from('<a') });
    expect(await problemOf(odd)).toMatch(/^UnreadableFile/);
  });

  test('that unpacks to more than 100 MB is refused before it is unpacked', async () => {
    const bomb = makeBomb('xl/worksheets/sheet1.xml', 101 * 1024 * 1024);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await problemOf(bomb)).toMatch(/unpacks to more than 100 MB/);
  });
});

describe('reading in a worker', () => {
  test('gives the table, or the sentence of what is wrong', async () => {
    const { header } = await readSpreadsheet(Buffer.from(`${HEADER}\nA,B,1,2\n`));
    expect(header).toEqual(HEADER.split(','));
    await expect(readSpreadsheet(Buffer.from('%PDF'))).rejects.toThrow(/isn’t a spreadsheet/);
  });

  test('ends after its time, and leaves the event loop free meanwhile', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`LPN${at}`, `Item ${at}`, 1, 2]);
    const bytes = makeWorkbook([{ name: 'Items', rows: [HEADER.split(','), ...rows] }]);
    await expect(readSpreadsheet(bytes, { timeMs: 1 })).rejects.toThrow(/takes too long/);
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const { rows: read } = await readSpreadsheet(bytes);
    clearInterval(timer);
    expect(read).toHaveLength(10_000);
    expect(turns).toBeGreaterThan(10);
  });
});
