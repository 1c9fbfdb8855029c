import { describe, expect, test } from 'vitest';
import { DEFAULT_INCREMENTS } from '../bidding/increments.ts';
import { hours, newYorkInstant } from '../time.ts';
import { faultsOfAuction, publishChecklist, type AuctionFields } from './auction-fields.ts';
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

const fieldsAtFault = (change: Partial<AuctionFields>) =>
  faultsOfAuction({ ...AUCTION, ...change }).map(({ field }) => field);

describe('an auction', () => {
  test('with the usual terms has no fault', () => {
    expect(faultsOfAuction(AUCTION)).toEqual([]);
    expect(fieldsAtFault({ softCloseSeconds: 0, staggerSeconds: 0, premiumBps: 0 })).toEqual([]);
    expect(fieldsAtFault({ bidLimitCents: 100_000, pickupStartsAt: AUCTION.endsAt })).toEqual([]);
  });

  test.each<[Partial<AuctionFields>, string]>([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ title: 'a\u0000b' }, 'title'],
    [{ endsAt: startsAt }, 'endsAt'],
    [{ endsAt: startsAt + hours(61 * 24), pickupStartsAt: startsAt + hours(62 * 24) }, 'endsAt'],
    [{ pickupStartsAt: AUCTION.endsAt - 1 }, 'pickupStartsAt'],
    [{ pickupStartsAt: AUCTION.endsAt + hours(61 * 24) }, 'pickupStartsAt'],
    [{ staggerSeconds: -1 }, 'staggerSeconds'],
    [{ staggerSeconds: 601 }, 'staggerSeconds'],
    [{ softCloseSeconds: 3601 }, 'softCloseSeconds'],
    [{ premiumBps: 5001 }, 'premiumBps'],
    [{ premiumBps: 0.5 }, 'premiumBps'],
    [{ premiumMinimumCents: 100_001 }, 'premiumMinimumCents'],
    [{ cardFeeBps: 1001 }, 'cardFeeBps'],
    [{ depositCents: -1 }, 'depositCents'],
    [{ bidLimitCents: 0 }, 'bidLimitCents'],
    [{ pickupDays: 0 }, 'pickupDays'],
    [{ pickupDays: 31 }, 'pickupDays'],
    [{ increments: [] }, 'increments'],
    [
      { increments: Array.from({ length: 41 }, (_, row) => ({ fromCents: row, stepCents: 1 })) },
      'increments',
    ],
  ])('with %o names the field', (change, field) => {
    expect(fieldsAtFault(change)).toEqual([field]);
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
