import { expect, test } from 'vitest';
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import { NOTHING_KNOWN } from './condition-report.ts';
import {
  draftFromTemplate,
  faultsOfDraft,
  ITEM_COUNT_MAX,
  LOT_PHOTOS_MAX,
  missingToPublish,
  MSRP_MAX_CENTS,
  RETRACT_MINUTES_MAX,
  templateOf,
  TEXT_MAX,
  type DraftLotFields,
} from './draft-lot.ts';

const READY: DraftLotFields = {
  lpn: 'LPN0001',
  title: 'Cordless drill',
  description: '',
  categoryId: 'tools',
  condition: 'Opened Box',
  conditionNote: '',
  itemCount: 1,
  msrpCents: 12_999,
  startPriceCents: 100,
  buyNowCents: null,
  depositCents: 0,
  retractMinutes: 0,
  sku: '',
  upc: '',
  brand: '',
  sourceUrl: '',
  floorLocation: 'A-12',
  internalNote: '',
  report: NOTHING_KNOWN,
  images: [],
};

const EMPTY: DraftLotFields = {
  ...READY,
  lpn: '',
  title: '',
  categoryId: null,
  condition: null,
  msrpCents: 0,
  startPriceCents: null,
  floorLocation: '',
};

const fieldsOf = (change: Partial<DraftLotFields>) =>
  faultsOfDraft({ ...READY, ...change }).map(({ field }) => field);

test('a new draft may be empty, and lists what publishing needs', () => {
  expect(faultsOfDraft(EMPTY)).toEqual([]);
  expect(missingToPublish(EMPTY)).toEqual([
    { field: 'title', problem: 'Enter a title.' },
    { field: 'categoryId', problem: 'Choose a category.' },
    { field: 'condition', problem: 'Choose a condition.' },
    { field: 'startPriceCents', problem: 'Enter a start price.' },
  ]);
});

test('a complete lot can be published', () => {
  expect(missingToPublish(READY)).toEqual([]);
});

test('a fault of any field also prevents publishing', () => {
  expect(missingToPublish({ ...READY, itemCount: 0 }).map(({ field }) => field)).toEqual([
    'itemCount',
  ]);
  expect(missingToPublish({ ...READY, title: ' ' }).map(({ field }) => field)).toEqual(['title']);
});

test.each(Object.entries(TEXT_MAX))('%s has at most %i characters', (field, max) => {
  const start = field === 'sourceUrl' ? 'https://example.com/' : '';
  const fit = start + 'A'.repeat((field === 'lpn' ? 32 : max) - start.length);
  expect(fieldsOf({ [field]: fit })).toEqual([]);
  const long = start + 'A'.repeat(max + 1 - start.length);
  expect(faultsOfDraft({ ...READY, [field]: long })[0]).toEqual({
    field,
    problem: `Use at most ${max} characters.`,
  });
});

test.each<[string, Partial<DraftLotFields>, string[]]>([
  ['a label in small letters', { lpn: 'lpn0001' }, ['lpn']],
  ['a label that is too short', { lpn: 'LPN' }, ['lpn']],
  ['a code of 12 digits', { upc: '036000291452' }, []],
  ['a code of 8 digits', { upc: '96385074' }, []],
  ['a code with a wrong check digit', { upc: '036000291453' }, ['upc']],
  ['a code of 11 digits', { upc: '03600029145' }, ['upc']],
  ['an address of a page', { sourceUrl: 'https://example.com/drill' }, []],
  ['an address that is none', { sourceUrl: 'example.com' }, ['sourceUrl']],
  ['a card number', { internalNote: '4242 4242 4242 4242' }, ['internalNote']],
  ['a control character', { title: 'Drill\u0000' }, ['title']],
  ['the most pieces', { itemCount: ITEM_COUNT_MAX }, []],
  ['too many pieces', { itemCount: ITEM_COUNT_MAX + 1 }, ['itemCount']],
  ['half a piece', { itemCount: 1.5 }, ['itemCount']],
  ['the highest retail price', { msrpCents: MSRP_MAX_CENTS }, []],
  ['a higher retail price', { msrpCents: MSRP_MAX_CENTS + 1 }, ['msrpCents']],
  ['a negative retail price', { msrpCents: -1 }, ['msrpCents']],
  ['the longest retraction time', { retractMinutes: RETRACT_MINUTES_MAX }, []],
  ['a longer one', { retractMinutes: RETRACT_MINUTES_MAX + 1 }, ['retractMinutes']],
  ['a negative deposit', { depositCents: -1 }, ['depositCents']],
  ['the highest deposit', { depositCents: BID_CEILING_CENTS }, []],
  ['a start price of zero', { startPriceCents: 0 }, ['startPriceCents']],
  ['a start price at the ceiling', { startPriceCents: BID_CEILING_CENTS }, []],
  [
    'a start price above the ceiling',
    { startPriceCents: BID_CEILING_CENTS + 1 },
    ['startPriceCents'],
  ],
  ['Buy Now at the start price', { buyNowCents: 100 }, []],
  ['Buy Now below the start price', { buyNowCents: 99 }, ['buyNowCents']],
  ['Buy Now without a start price', { buyNowCents: 99, startPriceCents: null }, []],
  ['Buy Now at zero', { buyNowCents: 0 }, ['buyNowCents']],
  ['the most photos', { images: Array.from({ length: LOT_PHOTOS_MAX }, String) }, []],
  ['one photo more', { images: Array.from({ length: LOT_PHOTOS_MAX + 1 }, String) }, ['images']],
])('checks %s', (_, change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

const size = { lengthInchHundredths: 1200, widthInchHundredths: 800, heightInchHundredths: 400 };
const WITH_REPORT: DraftLotFields = {
  ...READY,
  lpn: 'LPN-1001',
  title: 'Cordless drill',
  condition: 'Opened Box',
  startPriceCents: 500,
  upc: '036000291452',
  images: ['a.jpg'],
  report: {
    ...NOTHING_KNOWN,
    tested: 'works',
    defects: 'A scratch',
    defectPhotos: [{ photo: 1, caption: 'A scratch' }],
    size,
    weightPoundHundredths: 350,
  },
};

test('a template keeps the product, and nothing that belongs to one piece', () => {
  const template = templateOf(WITH_REPORT);
  expect(template).toMatchObject({ title: 'Cordless drill', upc: '036000291452' });
  expect(template.report).toEqual({ ...NOTHING_KNOWN, size, weightPoundHundredths: 350 });
  expect(Object.keys(template)).not.toContain('lpn');
  expect(Object.keys(template)).not.toContain('images');
});

test('a lot from a template has its fields, without a label or photos', () => {
  const draft = draftFromTemplate(templateOf(WITH_REPORT));
  expect(draft).toMatchObject({ title: 'Cordless drill', startPriceCents: 500, lpn: '' });
  expect(draft.images).toEqual([]);
  expect(templateOf(draft)).toEqual(templateOf(WITH_REPORT));
});
