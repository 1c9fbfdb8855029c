import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { NOTHING_KNOWN, type ConditionReport } from './condition-report.ts';
import { EMPTY_DRAFT } from './draft-lot.ts';
import { EXPORT_HEADER, exportCells, type LotToExport } from './export-columns.ts';
import { columnsOf, mappingOf } from './manifest-columns.ts';
import { readDraftRow, UNSET } from './manifest-draft.ts';

const REPORT: ConditionReport = {
  tested: 'powers on',
  completeness: 'parts missing',
  missingParts: 'The lid',
  defects: 'A scratch on the left side',
  inspectorNote: 'Smells new',
  defectPhotos: [{ photo: 2, caption: 'The scratch' }],
  size: { lengthInchHundredths: 1250, widthInchHundredths: 800, heightInchHundredths: 625 },
  weightPoundHundredths: 1325,
};

const { categoryId: _, condition: __, images: ___, ...EMPTY } = EMPTY_DRAFT;
const NOTHING: LotToExport = {
  ...EMPTY,
  status: 'draft',
  auctionNumber: null,
  lotNumber: null,
  priceCents: null,
  category: null,
  condition: null,
};
const FULL: LotToExport = {
  status: 'open',
  auctionNumber: 12,
  lotNumber: 7,
  priceCents: 2550,
  lpn: 'LPN1001',
  title: 'Dutch oven',
  description: 'An oven of iron.',
  category: CATEGORIES[0]?.name ?? '',
  condition: 'Opened Box',
  conditionNote: 'Dusty',
  itemCount: 2,
  msrpCents: 8999,
  startPriceCents: 500,
  buyNowCents: 6000,
  depositCents: 1000,
  retractMinutes: 30,
  sku: 'S-1',
  upc: '036000291452',
  brand: 'Harrow',
  floorLocation: 'A-1',
  internalNote: 'Check the lid',
  sourceUrl: 'https://example.com/oven',
  report: REPORT,
};

const cellsOf = (lot: LotToExport) =>
  Object.fromEntries(exportCells(lot).map((text, at) => [EXPORT_HEADER[at], text]));

test('an exported lot has every field in a column of its own', () => {
  expect(cellsOf(FULL)).toEqual({
    Status: 'open',
    Auction: '12',
    Lot: '7',
    'Current Bid': '25.50',
    LPN: 'LPN1001',
    Title: 'Dutch oven',
    'Full Description': 'An oven of iron.',
    Category: FULL.category,
    Condition: 'Opened Box',
    'Condition Note': 'Dusty',
    Quantity: '2',
    'Unit Retail': '89.99',
    'Start Price': '5.00',
    'Buy Now': '60.00',
    Deposit: '10.00',
    'Retract Minutes': '30',
    SKU: 'S-1',
    UPC: '036000291452',
    Brand: 'Harrow',
    'Floor Location': 'A-1',
    'Internal Note': 'Check the lid',
    'Source URL': 'https://example.com/oven',
    Tested: 'powers on',
    Completeness: 'parts missing',
    'Missing Parts': 'The lid',
    Defects: 'A scratch on the left side',
    'Inspector Note': 'Smells new',
    'Defect Photos': '2 The scratch',
    Dimensions: '12.5 x 8 x 6.25',
    Weight: '13.25',
  });
});

test('what is unknown is an empty cell, and "no defects" is written out', () => {
  const { Quantity, Deposit, 'Retract Minutes': minutes, Status, ...others } = cellsOf(NOTHING);
  expect([Status, Quantity, Deposit, minutes]).toEqual(['draft', '1', '0.00', '0']);
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
  expect(cellsOf({ ...NOTHING, report: { ...NOTHING_KNOWN, defects: '' } })).toMatchObject({
    Defects: 'None found',
  });
});

test('several photos of defects are separated in their cell', () => {
  const defectPhotos = [
    { photo: 1, caption: 'Dent' },
    { photo: 3, caption: 'Rust' },
  ];
  const report = { ...NOTHING_KNOWN, defectPhotos };
  expect(cellsOf({ ...NOTHING, report })['Defect Photos']).toBe('1 Dent; 3 Rust');
});

test('an exported lot is imported with the same fields', () => {
  const columns = columnsOf(EXPORT_HEADER, mappingOf(EXPORT_HEADER));
  const terms = { categories: CATEGORIES, conditionIfAbsent: null };
  const row = { line: 2, cells: exportCells(FULL) };
  const reader = { header: EXPORT_HEADER, columns, terms };
  const { draft, notes } = readDraftRow(row, reader, { settings: UNSET, idOf: (slug) => slug });
  expect(notes).toEqual([]);
  const { status, auctionNumber, lotNumber, priceCents, category, ...fields } = FULL;
  expect(draft).toEqual({ ...fields, categoryId: CATEGORIES[0]?.slug, images: [] });
  expect([status, auctionNumber, lotNumber, priceCents, category]).not.toContain(undefined);
});
