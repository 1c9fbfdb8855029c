import type { SellerLot } from '@hammerdock/contract/shapes/seller-lot.ts';
import { lotFields } from '@hammerdock/contract/shapes/seller/typed-lot.ts';
import { expect, test } from 'vitest';
import { changedFields, fillFrom, valuesOf } from './lot-values.ts';

const LOT: SellerLot = {
  id: 'a',
  status: 'draft',
  auction: null,
  lot_number: null,
  lpn: 'LPN-1',
  title: 'Drill',
  description: '',
  category: 'tools',
  condition: 'Damaged',
  condition_note: '',
  item_count: 2,
  msrp: '0.00',
  start_price: '5.00',
  buy_now: null,
  deposit: '0.00',
  retract_minutes: 0,
  floor_location: '',
  sku: '',
  upc: '',
  brand: '',
  source_url: '',
  internal_note: '',
  report: {
    tested: 'works',
    completeness: null,
    missing_parts: '',
    defects: '',
    inspector_note: '',
    defect_photos: [],
    size: null,
    weight_pound_hundredths: 250,
  },
  photos: [],
  version: 1,
  problems: [],
};

test('sends nothing when nothing has changed', () => {
  expect(changedFields(valuesOf(LOT), LOT)).toEqual({});
});

test('an unknown retail price is an empty field, and an emptied one is unknown', () => {
  expect(valuesOf(LOT).msrp).toBe('');
  expect(valuesOf(null).msrp).toBe('');
  const priced = { ...LOT, msrp: '89.99' };
  expect(valuesOf(priced).msrp).toBe('89.99');
  const fields = changedFields({ ...valuesOf(priced), msrp: ' ' }, priced);
  expect(fields).toEqual({ msrp: '0.00' });
  expect(lotFields.parse(fields)).toEqual({ msrp: 0 });
  expect(changedFields(valuesOf(null), null)).toMatchObject({ msrp: '0.00' });
});

test('sends only what has changed', () => {
  const values = { ...valuesOf(LOT), title: ' Saw ', start_price: '', condition: '' };
  expect(changedFields(values, LOT)).toEqual({ title: 'Saw', start_price: '', condition: null });
});

test('sends the whole report when a part of it has changed', () => {
  const size = { length: '12', width: '8.5', height: '1' };
  const { report } = changedFields({ ...valuesOf(LOT), ...size, defects: 'none' }, LOT);
  expect(report).toEqual({
    ...LOT.report,
    size: { length_inch_hundredths: 1200, width_inch_hundredths: 850, height_inch_hundredths: 100 },
  });
});

test('a template fills in what it knows, and keeps what was typed', () => {
  const { lpn: _, ...fields } = LOT;
  const template = { ...fields, name: 'Drills' };
  const typed = { ...valuesOf(null), lpn: 'LPN-9', auction_id: 'b', brand: 'Makita', title: 'Saw' };
  expect(fillFrom(template, typed)).toEqual({
    ...valuesOf({ ...LOT, brand: 'Makita' }),
    lpn: 'LPN-9',
    auction_id: 'b',
  });
});

test('sends a new lot that the call accepts', () => {
  expect(lotFields.safeParse(changedFields(valuesOf(null), null)).success).toBe(true);
});
