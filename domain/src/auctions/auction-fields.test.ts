import { describe, expect, test } from 'vitest';
import { DEFAULT_INCREMENTS } from '../bidding/increments.ts';
import { hours, newYorkInstant } from '../time.ts';
import {
  deliveryModeOf,
  faultsOfAuction,
  publishChecklist,
  type AuctionFields,
} from './auction-fields.ts';
import { auctionStateOf } from './auction-state.ts';

const startsAt = newYorkInstant({ year: 2026, month: 11, day: 25, hour: 10, minute: 0 });
const AUCTION: AuctionFields = {
  title: 'Tools and garden',
  centerId: 'decatur',
  startsAt,
  endsAt: startsAt + hours(48),
  staggerSeconds: 10,
  softCloseSeconds: 300,
  premiumBps: 1700,
  premiumMinimumCents: 300,
  cardFeeBps: 0,
  depositCents: 0,
  bidLimitCents: null,
  increments: DEFAULT_INCREMENTS,
  deliveryMode: 1,
  shipFirstCents: null,
  shipMoreCents: null,
  pickupStartsAt: startsAt + hours(72),
  pickupDays: 4,
};

const SHIPPED = { deliveryMode: 2, shipFirstCents: 1200, shipMoreCents: 500 } as const;

const days = (count: number) => hours(24 * count);
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ fromCents: row * 100, stepCents: 100 }));

const fieldsAtFault = (change: Partial<AuctionFields>) =>
  faultsOfAuction({ ...AUCTION, ...change }).map(({ field }) => field);

describe('an auction', () => {
  test('with the usual terms has no fault', () => {
    expect(faultsOfAuction(AUCTION)).toEqual([]);
    expect(fieldsAtFault({ softCloseSeconds: 0, staggerSeconds: 0, premiumBps: 0 })).toEqual([]);
    expect(fieldsAtFault({ bidLimitCents: 100_000, pickupStartsAt: AUCTION.endsAt })).toEqual([]);
  });

  test.each<[Partial<AuctionFields>, string, string]>([
    [{ title: ' ' }, 'title', 'Enter a title.'],
    [{ title: 'x'.repeat(121) }, 'title', 'Use at most 120 characters.'],
    [{ title: 'a\u0000b' }, 'title', 'It has characters that can’t be stored. Type it again.'],
    [{ endsAt: startsAt }, 'endsAt', 'Choose an end after the start.'],
    [
      { endsAt: startsAt + days(60) + 1, pickupStartsAt: startsAt + days(62) },
      'endsAt',
      'An auction can run up to 60 days.',
    ],
    [
      { pickupStartsAt: AUCTION.endsAt - 1 },
      'pickupStartsAt',
      'Pickup can’t start before the auction ends.',
    ],
    [
      { pickupStartsAt: AUCTION.endsAt + days(60) + 1 },
      'pickupStartsAt',
      'Pickup must start within 60 days of the end.',
    ],
    [{ staggerSeconds: -1 }, 'staggerSeconds', 'Enter seconds from 0 to 600.'],
    [{ staggerSeconds: 601 }, 'staggerSeconds', 'Enter seconds from 0 to 600.'],
    [{ softCloseSeconds: 3601 }, 'softCloseSeconds', 'Enter up to 60 minutes; 0 turns it off.'],
    [{ premiumBps: 5001 }, 'premiumBps', 'Enter a percentage from 0 to 50.'],
    [{ premiumBps: 0.5 }, 'premiumBps', 'Enter a percentage from 0 to 50.'],
    [{ premiumMinimumCents: 100_001 }, 'premiumMinimumCents', 'Enter an amount up to $1,000.00.'],
    [{ cardFeeBps: 1001 }, 'cardFeeBps', 'Enter a percentage from 0 to 10.'],
    [{ depositCents: -1 }, 'depositCents', 'Enter a deposit up to $1,000,000.00.'],
    [
      { bidLimitCents: 0 },
      'bidLimitCents',
      'Enter an amount from $0.01 to $1,000,000.00, or leave it empty.',
    ],
    [{ pickupDays: 0 }, 'pickupDays', 'Enter days from 1 to 30.'],
    [{ pickupDays: 31 }, 'pickupDays', 'Enter days from 1 to 30.'],
    [{ increments: [] }, 'increments', 'Add at least one row.'],
    [{ increments: rowsOf(41) }, 'increments', 'Use at most 40 rows.'],
  ])('with %o names the field and says what to do', (change, field, problem) => {
    expect(faultsOfAuction({ ...AUCTION, ...change })).toEqual([{ field, problem }]);
  });

  test.each<Partial<AuctionFields>>([
    { title: 'x'.repeat(120) },
    { endsAt: startsAt + days(60), pickupStartsAt: startsAt + days(60) },
    { pickupStartsAt: AUCTION.endsAt + days(60) },
    { staggerSeconds: 600, softCloseSeconds: 3600, premiumBps: 5000, pickupDays: 30 },
    { premiumMinimumCents: 100_000, cardFeeBps: 1000, pickupDays: 1 },
    { increments: rowsOf(40) },
  ])('may hold the largest values: %o', (change) => {
    expect(faultsOfAuction({ ...AUCTION, ...change })).toEqual([]);
  });

  test('that ships has a price for the first item and at most as much for each further one', () => {
    const shipped = (change: Partial<AuctionFields>) => fieldsAtFault({ ...SHIPPED, ...change });
    expect(shipped({})).toEqual([]);
    expect(shipped({ shipMoreCents: 1200 })).toEqual([]);
    expect(shipped({ shipFirstCents: 0, shipMoreCents: 0 })).toEqual([]);
    expect(shipped({ shipMoreCents: 1201 })).toEqual(['shipMoreCents']);
    expect(shipped({ shipFirstCents: null, shipMoreCents: Number.NaN })).toEqual([
      'shipFirstCents',
      'shipMoreCents',
    ]);
    expect(shipped({ shipFirstCents: 100_000 })).toEqual([]);
    expect(shipped({ shipFirstCents: 100_001 })).toEqual(['shipFirstCents']);
    expect(shipped({ shipMoreCents: -1 })).toEqual(['shipMoreCents']);
    expect(shipped({ shipMoreCents: null })).toEqual(['shipMoreCents']);
    expect(shipped({ shipMoreCents: 0.5 })).toEqual(['shipMoreCents']);
  });

  test('says what to enter for shipping', () => {
    const problemOf = (change: Partial<AuctionFields>) =>
      faultsOfAuction({ ...AUCTION, ...change }).map(({ problem }) => problem);
    const [tooMuch, none] = [{ shipMoreCents: 1201 }, { shipFirstCents: null }];
    expect(problemOf({ ...SHIPPED, ...tooMuch })).toEqual([
      'Enter at most the price of the first item.',
    ]);
    expect(problemOf({ ...SHIPPED, ...none })).toEqual([
      'Enter an amount up to $1,000.00; 0 ships free.',
    ]);
    expect(problemOf({ shipFirstCents: 1 })).toEqual(['Leave it empty where buyers pick up.']);
  });

  test('is delivered as it is stored', () => {
    expect([1, 2].map(deliveryModeOf)).toEqual([1, 2]);
  });

  test('that is picked up has no price of shipping', () => {
    const { shipFirstCents, shipMoreCents } = SHIPPED;
    expect(fieldsAtFault({ shipFirstCents, shipMoreCents })).toEqual([
      'shipFirstCents',
      'shipMoreCents',
    ]);
  });

  test('names the cell of an increment table', () => {
    const increments = [
      { fromCents: 100, stepCents: 0 },
      { fromCents: 100, stepCents: 50 },
    ];
    expect(fieldsAtFault({ increments })).toEqual(['increments.0.step', 'increments.1.from']);
  });
});

describe('the checklist before publishing', () => {
  const lots = { count: 3, incomplete: 0, withoutPhoto: 0 };
  const missing = (given: Partial<typeof lots>, now = startsAt - 1) =>
    publishChecklist(AUCTION, { ...lots, ...given }, now)
      .filter(({ level }) => level !== 'done')
      .map(({ name, level }) => `${level} ${name}`);

  test('is done when the start is ahead and each lot is complete', () => {
    expect(missing({})).toEqual([]);
  });

  test('names what is missing and what only brings fewer bids', () => {
    expect(missing({ count: 0 })).toEqual(['missing lots']);
    expect(missing({ incomplete: 1 })).toEqual(['missing complete']);
    expect(missing({ withoutPhoto: 2 })).toEqual(['warning photos']);
    expect(missing({}, startsAt)).toEqual(['missing start']);
  });

  test('says what to do, and what is done', () => {
    const textsOf = (given: Partial<typeof lots>, now = startsAt - 1) =>
      publishChecklist(AUCTION, { ...lots, ...given }, now).map(({ text }) => text);
    expect(textsOf({ count: 0 }, startsAt)).toEqual([
      'The start has passed. Choose a later one.',
      'Add at least one lot.',
    ]);
    expect(textsOf({ count: 1, incomplete: 2, withoutPhoto: 1 }).slice(1)).toEqual([
      '1 lot added.',
      'Finish 2 lots that aren’t complete.',
      '1 lot has no photo. Photos bring more bids.',
    ]);
    expect(textsOf({}).slice(2)).toEqual(['Every lot is complete.', 'Every lot has a photo.']);
    const names = publishChecklist(AUCTION, lots, startsAt - 1).map(({ name }) => name);
    expect(names).toEqual(['start', 'lots', 'complete', 'photos']);
  });

  test('counts in words', () => {
    const texts = publishChecklist(AUCTION, { count: 1200, incomplete: 1, withoutPhoto: 2 }, 0);
    expect(texts.map(({ text }) => text)).toEqual([
      'The start is ahead.',
      '1,200 lots added.',
      'Finish 1 lot that isn’t complete.',
      '2 lots have no photo. Photos bring more bids.',
    ]);
  });
});

test('R20 an auction is a draft, upcoming, open or closed', () => {
  const at = { publishedAt: 1, canceledAt: null, startsAt: 10, liveLots: 2 };
  expect(auctionStateOf({ ...at, publishedAt: null }, 20)).toBe('draft');
  expect(auctionStateOf(at, 9)).toBe('upcoming');
  expect(auctionStateOf(at, 10)).toBe('open');
  expect(auctionStateOf({ ...at, liveLots: 0 }, 10)).toBe('closed');
  expect(auctionStateOf({ ...at, canceledAt: 5 }, 9)).toBe('closed');
});
