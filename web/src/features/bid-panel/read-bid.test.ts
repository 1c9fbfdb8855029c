import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { fromDecimal, toDecimal } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { quoteOf } from '@hammerdock/domain/invoicing/quote.ts';
import { expect, test } from 'vitest';
import { readBid, retypedAs } from './read-bid.ts';

// Only the fields that are read.
const lot = {
  next_bid: '21.00',
  latestbid: '20.00',
  premium_bps: 1700,
  premium_minimum: '3.00',
  tax_bps: 800,
  card_fee_bps: 250,
  shipping: null,
  proxy_bid_details: null,
} as Partial<LotDetail> as LotDetail;

const TERMS = {
  premium: { rateBps: 1700, minimumCents: 300 },
  taxBps: 800,
  exempt: false,
  feeBps: 250,
  shippingCents: 0,
};

test('a hammer maximum is sent as typed', () => {
  const { complaintOf, bidOf } = readBid(lot, 'hammer');
  expect(complaintOf('')).toBe('Enter Bid');
  expect(complaintOf('20.99')).toBe('Min bid $21.00');
  expect([complaintOf('21'), bidOf('21')]).toEqual([null, '21']);
});

test('a total becomes the highest hammer maximum that never exceeds it', () => {
  const { complaintOf, bidOf } = readBid(lot, 'total');
  for (const typed of ['30.00', '55,55', '126.36', '1000']) {
    expect([typed, complaintOf(typed)]).toEqual([typed, null]);
    const totalCents = fromDecimal(typed.replace(',', '.')) ?? 0;
    const bidCents = fromDecimal(bidOf(typed)) ?? 0;
    expect(quoteOf(bidCents, TERMS).totalByCardCents).toBeLessThanOrEqual(totalCents);
    expect(quoteOf(bidCents + 1, TERMS).totalByCardCents).toBeGreaterThan(totalCents);
  }
});

test('a total below the lowest bid shows the cost of the lowest bid', () => {
  const { leastCents, complaintOf } = readBid(lot, 'total');
  expect(leastCents).toBe(quoteOf(2_100, TERMS).totalByCardCents);
  expect(complaintOf('24.00')).toMatch(/^Min bid \$\d+\.\d\d total$/);
  expect(complaintOf('')).toBe('Enter Bid');
});

test('R10 a number above the highest bid, or its total, is refused before it is sent', () => {
  const { complaintOf } = readBid(lot, 'hammer');
  expect(complaintOf('1000000')).toBeNull();
  expect(complaintOf('1000000.01')).toBe('Bid $1,000,000.00 or less.');
  const total = readBid(lot, 'total');
  expect(total.mostCents).toBe(quoteOf(100_000_000, TERMS).totalByCardCents);
  expect(total.complaintOf(toDecimal(total.mostCents))).toBeNull();
  expect(total.bidOf(toDecimal(total.mostCents))).toBe('1000000.00');
  for (const typed of [toDecimal(total.mostCents + 1), '9'.repeat(20)])
    expect(total.complaintOf(typed)).toBe(`Bid a total of ${dollarsOf(total.mostCents)} or less.`);
});

test('a typed bid stays the same when it is shown with the other meaning', () => {
  for (const bid of ['21.00', '21.01', '100.00', '999.99']) {
    const total = retypedAs(lot, 'total', bid);
    expect(retypedAs(lot, 'hammer', total)).toBe(bid);
  }
  expect(retypedAs(lot, 'total', '100.00')).toBe('129.52');
  expect([retypedAs(lot, 'total', ''), retypedAs(lot, 'hammer', '1')]).toEqual(['', '']);
});
