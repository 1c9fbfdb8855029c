import { describe, expect, test } from 'vitest';
import { readPdf, tagsNamed } from '../testing/read-pdf.ts';
import type { PrintedDocument } from './printed-document.ts';
import { writePdf } from './write-pdf.ts';

const listing = (titles: readonly string[]): PrintedDocument => ({
  title: 'Receipt 7',
  status: 'Paid',
  issuedAt: Date.parse('2026-11-22T17:00:00.000Z'),
  lines: ['Kitchens'],
  sections: [
    {
      kind: 'table',
      heading: 'Items',
      columns: ['Item', 'Bid'],
      rows: titles.map((text) => [{ text, notes: ['A note'] }, { text: '$1.00' }]),
      empty: 'No items.',
    },
  ],
});
const read = async (titles: readonly string[]) => readPdf(await writePdf(listing(titles)));

describe('a PDF', () => {
  test('is tagged, in a language, with a title, and with the headers of each table', async () => {
    const pdf = await read(['Drill']);
    expect(pdf).toMatchObject({ title: 'Receipt 7', language: 'en-US', marked: true });
    expect(tagsNamed(pdf.tags, 'H1').map(({ text }) => text)).toEqual(['Receipt 7']);
    expect(tagsNamed(pdf.tags, 'H2').map(({ text }) => text)).toEqual(['Items']);
    const rows = tagsNamed(pdf.tags, 'TR').map(({ children }) =>
      children.map(({ tag, text }) => `${tag} ${text}`),
    );
    expect(rows).toEqual([
      ['TH Item', 'TH Bid'],
      ['TH Drill A note', 'TD $1.00'],
    ]);
  });

  test('numbers its pages and shows the columns on each, but reads them out once', async () => {
    const titles = Array.from({ length: 60 }, (_, at) => `Drill ${at + 1}`);
    const pdf = await read(titles);
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach((text, at) => {
      expect(text).toContain(`Page ${at + 1} of ${pdf.pages.length}`);
      expect(text).toMatch(/Item\s*Bid/);
    });
    const read_out = tagsNamed(pdf.tags, 'TR').map(({ children }) => children[0]?.text);
    expect(read_out).toEqual(['Item', ...titles.map((title) => `${title} A note`)]);
    expect(tagsNamed(pdf.tags, 'TD')).toHaveLength(60);
  });

  test('breaks long titles, and words that are wider than their column', async () => {
    const words = 'Stainless steel dishwasher with racks '.repeat(6).trim();
    const pdf = await read([words, 'W'.repeat(150)]);
    const [, first, second] = tagsNamed(pdf.tags, 'TR').map(({ children }) => children[0]?.text);
    expect(first?.replaceAll(' ', '')).toBe(`${words} A note`.replaceAll(' ', ''));
    expect(second?.replaceAll(' ', '')).toBe(`${'W'.repeat(150)}Anote`);
  });

  test('shows letters that Figtree lacks, and a sign for those that no font has', async () => {
    const pdf = await read(['Żółw Łódź Ελλάδα Привет Việt ½″', 'Vase 日 😀', 'A\u0000\u200bB\tC']);
    const titles = tagsNamed(pdf.tags, 'TR').map(({ children }) => children[0]?.text ?? '');
    expect(titles.slice(1)).toEqual([
      'Żółw Łódź Ελλάδα Привет Việt ½″ A note',
      'Vase \uFFFD \uFFFD A note',
      'A B C A note',
    ]);
  });

  test('is the same with each download', async () => {
    const [one, other] = await Promise.all([writePdf(listing(['A'])), writePdf(listing(['A']))]);
    expect(one.equals(other)).toBe(true);
  });
});
