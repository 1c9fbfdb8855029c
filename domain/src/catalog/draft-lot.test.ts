import { expect, test } from 'vitest';
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import { NOTHING_KNOWN } from './condition-report.ts';
import {
  draftFromTemplate,
  EMPTY_DRAFT,
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

const fieldsOf = (change: Partial<DraftLotFields>) =>
  faultsOfDraft({ ...READY, ...change }).map(({ field }) => field);

test('a new draft may be empty, and lists what publishing needs', () => {
  expect(faultsOfDraft(EMPTY_DRAFT)).toEqual([]);
  expect(missingToPublish(EMPTY_DRAFT)).toEqual([
    { field: 'title', problem: 'Enter a title.' },
    { field: 'categoryId', problem: 'Choose a category.' },
    { field: 'condition', problem: 'Choose a condition.' },
    { field: 'startPriceCents', problem: 'Enter a start price.' },
  ]);
});

test('a new draft has no text and no photo', () => {
  const texts = Object.values(EMPTY_DRAFT).filter((value) => typeof value === 'string');
  expect(new Set(texts)).toEqual(new Set(['']));
  expect(EMPTY_DRAFT.images).toEqual([]);
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

test.each<[string, Partial<DraftLotFields>]>([
  ['a code of 12 digits', { upc: '036000291452' }],
  ['a code of 13 digits', { upc: '4006381333931' }],
  ['a code of 8 digits', { upc: '96385074' }],
  ['an address of a page', { sourceUrl: 'https://example.com/drill' }],
  ['one piece', { itemCount: 1 }],
  ['the most pieces', { itemCount: ITEM_COUNT_MAX }],
  ['an unknown retail price', { msrpCents: 0 }],
  ['the highest retail price', { msrpCents: MSRP_MAX_CENTS }],
  ['the longest retraction time', { retractMinutes: RETRACT_MINUTES_MAX }],
  ['the highest deposit', { depositCents: BID_CEILING_CENTS }],
  ['a start price of one cent', { startPriceCents: 1 }],
  ['a start price at the ceiling', { startPriceCents: BID_CEILING_CENTS }],
  ['Buy Now at the start price', { buyNowCents: 100 }],
  ['Buy Now at one cent without a start price', { buyNowCents: 1, startPriceCents: null }],
  ['Buy Now at the ceiling', { buyNowCents: BID_CEILING_CENTS }],
  ['the most photos', { images: Array.from({ length: LOT_PHOTOS_MAX }, String) }],
])('accepts %s', (_, change) => {
  expect(faultsOfDraft({ ...READY, ...change })).toEqual([]);
});

const LABEL = 'Use 4 to 32 capital letters, digits or hyphens.';
const CODE = 'The check digit doesn’t match. Scan or type the code again.';
const START = 'Enter a start price from $0.01 to $1,000,000.00.';
const BUY_NOW = 'Enter a Buy Now price from $0.01 to $1,000,000.00.';

test.each<[string, Partial<DraftLotFields>, string]>([
  ['a label in small letters', { lpn: 'lpn0001' }, LABEL],
  ['a label that is too short', { lpn: 'LPN' }, LABEL],
  ['a label that is too long', { lpn: 'L'.repeat(33) }, LABEL],
  ['a label with a space', { lpn: 'LPN-0001 A' }, LABEL],
  ['a label with a mark before it', { lpn: '#LPN0001' }, LABEL],
  ['a code with a wrong check digit', { upc: '036000291453' }, CODE],
  ['a code of 11 digits', { upc: '03600029145' }, CODE],
  ['the code of a carton', { upc: '10036000291459' }, CODE],
  [
    'an address that is none',
    { sourceUrl: 'example.com' },
    'Enter a web address like https://example.com/item.',
  ],
  ['a card number', { internalNote: '4242 4242 4242 4242' }, 'Leave out card numbers.'],
  [
    'a control character',
    { title: 'Drill\u0000' },
    'It has characters that can’t be stored. Type it again.',
  ],
  ['no piece', { itemCount: 0 }, 'Enter a number of pieces from 1 to 9999.'],
  ['too many pieces', { itemCount: 10_000 }, 'Enter a number of pieces from 1 to 9999.'],
  ['half a piece', { itemCount: 1.5 }, 'Enter a number of pieces from 1 to 9999.'],
  ['a higher retail price', { msrpCents: 10_000_001 }, 'Enter a retail price up to $100,000.00.'],
  ['a negative retail price', { msrpCents: -1 }, 'Enter a retail price up to $100,000.00.'],
  ['a longer retraction time', { retractMinutes: 10_081 }, 'Enter minutes from 0 to 10080.'],
  ['a negative deposit', { depositCents: -1 }, 'Enter a deposit up to $1,000,000.00.'],
  ['a start price of zero', { startPriceCents: 0 }, START],
  ['a start price above the ceiling', { startPriceCents: BID_CEILING_CENTS + 1 }, START],
  [
    'Buy Now below the start price',
    { buyNowCents: 99 },
    'The Buy Now price can’t be below the start price.',
  ],
  ['Buy Now at zero', { buyNowCents: 0 }, BUY_NOW],
  ['Buy Now above the ceiling', { buyNowCents: BID_CEILING_CENTS + 1 }, BUY_NOW],
  [
    'one photo too many',
    { images: Array.from({ length: LOT_PHOTOS_MAX + 1 }, String) },
    'A lot can have up to 20 photos.',
  ],
])('refuses %s with its remedy', (_, change, problem) => {
  // The field that the case names first.
  const [field] = Object.keys(change);
  expect(faultsOfDraft({ ...READY, ...change })).toEqual([{ field, problem }]);
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
