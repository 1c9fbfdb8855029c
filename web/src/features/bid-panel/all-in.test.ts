import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { expect, test } from 'vitest';
import { allInOf, bidVerbOf, leastBidOf } from './all-in.ts';

// Only the fields that these functions read.
const lot = {
  next_bid: '21.00',
  latestbid: '20.00',
  premium_bps: 1700,
  premium_minimum: '3.00',
  tax_bps: 800,
  card_fee_bps: 0,
  shipping: null,
  proxy_bid_details: null,
} as Partial<LotDetail> as LotDetail;

const leading = (max_amount: string): LotDetail => ({
  ...lot,
  proxy_bid_details: { leading: true, max_amount, kind: 'proxy' as const },
});

test('the all-in price is hammer, premium and tax of the typed amount', () => {
  expect(allInOf(lot, '100')).toMatchObject({
    hammerCents: 10_000,
    premiumCents: 1_700,
    taxCents: 936,
    totalCents: 12_636,
  });
  expect(allInOf(lot, '10,5')?.premiumCents).toBe(300);
  expect(allInOf(lot, '')).toBeNull();
  expect(allInOf(lot, '.')).toBeNull();
});

test('the all-in price of a lot that is shipped includes its shipping', () => {
  expect(allInOf({ ...lot, shipping: '12.00' }, '100')?.totalCents).toBe(13_836);
});

test('R8 a leader must exceed their maximum and reach the next bid', () => {
  expect(leastBidOf(lot)).toBe(2_100);
  expect(leastBidOf(leading('40.00'))).toBe(4_001);
  expect(leastBidOf(leading('20.50'))).toBe(2_100);
});

test('the button states what the bid would do', () => {
  expect(bidVerbOf(lot)).toBe('Place max bid');
  expect(bidVerbOf(leading('40.00'))).toBe('Increase max bid');
  expect(bidVerbOf(leading('20.00'))).toBe('Increase bid');
});
