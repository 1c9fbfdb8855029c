import { expect, test } from 'vitest';
import { fillFromDraft, fillFromKnown, readIntakeCode } from './intake.ts';
import { NOTHING_KNOWN } from './condition-report.ts';

const goods = {
  title: 'Cordless drill',
  description: 'With a charger.',
  categoryId: 'tools',
  brand: 'Sharp',
  upc: '012345678905',
  msrpCents: 9900,
};
const empty = { title: '', description: '', categoryId: null, brand: '', upc: '', msrpCents: 0 };

test('a code with a valid check digit is a product code, any other a label', () => {
  expect(readIntakeCode(' 0 12345 67890 5 ')).toEqual({ lpn: '', upc: '012345678905' });
  expect(readIntakeCode('lpn00412')).toEqual({ lpn: 'LPN00412', upc: '' });
  expect(readIntakeCode('012345678904')).toEqual({ lpn: '012345678904', upc: '' });
  expect(readIntakeCode('a b')).toBeNull();
  expect(readIntakeCode('')).toBeNull();
});

test('what is known about the goods fills what was left empty', () => {
  expect(fillFromKnown(empty, goods)).toEqual(goods);
  expect(fillFromKnown({ ...empty, title: 'Drill, no charger' }, goods)).toEqual({
    ...goods,
    title: 'Drill, no charger',
  });
  expect(fillFromKnown(goods, { ...goods, title: 'Other', msrpCents: 1 })).toEqual(goods);
});

test('a draft that was imported keeps its label and shelf unless others are given', () => {
  const draft = {
    ...goods,
    lpn: 'LPN00412',
    condition: null,
    conditionNote: 'As listed',
    itemCount: 1,
    startPriceCents: null,
    buyNowCents: null,
    depositCents: 0,
    retractMinutes: 0,
    sku: '',
    sourceUrl: '',
    floorLocation: 'A-1',
    internalNote: '',
    report: NOTHING_KNOWN,
    images: [],
  };
  const given = { ...empty, lpn: '', floorLocation: '', conditionNote: 'Box torn' };
  expect(fillFromDraft(given, draft)).toEqual({
    ...goods,
    lpn: 'LPN00412',
    floorLocation: 'A-1',
    conditionNote: 'Box torn',
  });
  expect(fillFromDraft({ ...given, floorLocation: 'B-2' }, draft).floorLocation).toBe('B-2');
});
