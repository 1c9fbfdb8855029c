import { expect, test } from 'vitest';
import { fieldsFromTemplate } from './apply-template.ts';
import { NOTHING_KNOWN } from '../condition-report.ts';
import { EMPTY_DRAFT, templateOf, type DraftLotFields } from '../draft-lot.ts';

const size = { lengthInchHundredths: 1200, widthInchHundredths: 800, heightInchHundredths: 400 };
const template = (fields: Partial<DraftLotFields>) => templateOf({ ...EMPTY_DRAFT, ...fields });
const draft = (fields: Partial<DraftLotFields>): DraftLotFields => ({ ...EMPTY_DRAFT, ...fields });

const KETTLE = template({
  title: 'Kettle',
  condition: 'Opened Box',
  startPriceCents: 500,
  itemCount: 12,
  report: { ...NOTHING_KNOWN, size, weightPoundHundredths: 350 },
});

test('fills what a draft lacks, and leaves what it has and how many pieces it is', () => {
  const lot = draft({ title: 'Brass kettle', startPriceCents: 900 });
  expect(fieldsFromTemplate(KETTLE, lot, 'empty')).toEqual({
    condition: 'Opened Box',
    report: { ...NOTHING_KNOWN, size, weightPoundHundredths: 350 },
  });
});

test('fills the size where a draft has only its weight, and replaces it where that is wanted', () => {
  const sized = template({ report: { ...NOTHING_KNOWN, size } });
  const weighed = { ...NOTHING_KNOWN, weightPoundHundredths: 100 };
  const smaller = { ...size, heightInchHundredths: 200 };
  const fill = (report: DraftLotFields['report'], how: 'empty' | 'replace') =>
    fieldsFromTemplate(sized, draft({ report }), how);
  expect(fill(weighed, 'empty')).toEqual({ report: { ...weighed, size } });
  expect(fill({ ...weighed, size: smaller }, 'empty')).toEqual({});
  expect(fill({ ...weighed, size: smaller }, 'replace')).toEqual({ report: { ...weighed, size } });
  expect(fill({ ...weighed, size: sized.report.size }, 'replace')).toEqual({});
  const unweighed = draft({ report: sized.report });
  expect(fieldsFromTemplate(KETTLE, unweighed, 'empty').report).toEqual(KETTLE.report);
});

test('leaves out a price that contradicts what the draft has', () => {
  const priced = template({ title: 'Kettle', startPriceCents: 500, buyNowCents: 900 });
  const fill = (lot: Partial<DraftLotFields>) => fieldsFromTemplate(priced, draft(lot), 'empty');
  expect(fill({ startPriceCents: 901 })).toEqual({ title: 'Kettle' });
  expect(fill({ startPriceCents: 900 })).toEqual({ title: 'Kettle', buyNowCents: 900 });
  expect(fill({ buyNowCents: 499 })).toEqual({ title: 'Kettle' });
  expect(fill({})).toEqual({ title: 'Kettle', startPriceCents: 500, buyNowCents: 900 });
  const start = template({ startPriceCents: 500 });
  expect(fieldsFromTemplate(start, draft({}), 'empty')).toEqual({ startPriceCents: 500 });
  const buyNow = template({ buyNowCents: 900 });
  expect(fieldsFromTemplate(buyNow, draft({}), 'empty')).toEqual({ buyNowCents: 900 });
  // What the seller has replaced is as wanted, and the draft then says what is wrong with it.
  const started = draft({ startPriceCents: 901 });
  expect(fieldsFromTemplate(buyNow, started, 'replace')).toEqual({ buyNowCents: 900 });
});

test('replaces what a draft has, where that is wanted', () => {
  const lot = draft({ title: 'Brass kettle', startPriceCents: 500 });
  expect(fieldsFromTemplate(KETTLE, lot, 'replace')).toEqual({
    title: 'Kettle',
    condition: 'Opened Box',
    itemCount: 12,
    report: { ...NOTHING_KNOWN, size, weightPoundHundredths: 350 },
  });
});

test('never clears a field, nor the label, the photos or the findings', () => {
  const report = { ...NOTHING_KNOWN, tested: 'works' as const, weightPoundHundredths: 100 };
  const lot = draft({ lpn: 'LPN-1', images: ['a.jpg'], sku: 'K-1', itemCount: 3, report });
  expect(fieldsFromTemplate(template({}), lot, 'replace')).toEqual({});
  expect(fieldsFromTemplate(KETTLE, lot, 'empty').report).toEqual({ ...report, size });
  expect(fieldsFromTemplate(KETTLE, lot, 'replace').report).toMatchObject({
    tested: 'works',
    weightPoundHundredths: 350,
  });
});
