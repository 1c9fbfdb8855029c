import { newYorkInstant, toIso } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import {
  auctionErrors,
  emptyAuction,
  sentAuctionOf,
  type AuctionValues,
} from './auction-values.ts';

const NOW = newYorkInstant({ year: 2026, month: 11, day: 25, hour: 14, minute: 30 });
const GOOD: AuctionValues = { ...emptyAuction(NOW), title: 'Tools', center: 'decatur' };
const errorsWith = (change: Partial<AuctionValues>) => auctionErrors({ ...GOOD, ...change });

describe('the form of an auction', () => {
  test('begins with the usual terms, tomorrow', () => {
    expect(auctionErrors(GOOD)).toEqual({});
    expect(sentAuctionOf(GOOD)).toMatchObject({
      starts_at: toIso(newYorkInstant({ year: 2026, month: 11, day: 26, hour: 10, minute: 0 })),
      ends_at: toIso(newYorkInstant({ year: 2026, month: 11, day: 28, hour: 19, minute: 0 })),
      extbidding: 300,
      premium_bps: 1700,
      premium_minimum: '3.00',
      bid_limit: null,
      increments: null,
      delivery_mode: 1,
      shipping: null,
      shipping_more: null,
      pickup_days: 4,
    });
  });

  test('names each field that is missing', () => {
    expect(Object.keys(auctionErrors(emptyAuction(NOW)))).toEqual(['center', 'title']);
    expect(Object.keys(errorsWith({ startDay: '', endTime: '' }))).toEqual(['startDay', 'endTime']);
    expect(Object.keys(errorsWith({ endDay: '0202-11-28' }))).toEqual(['endDay']);
    const blank = { premium: '', premiumMinimum: 'x', pickupDays: ' ', deposit: '' };
    expect(Object.keys(errorsWith(blank)).toSorted()).toEqual(Object.keys(blank).toSorted());
  });

  test('compares the times', () => {
    expect(errorsWith({ endDay: GOOD.startDay, endTime: GOOD.startTime })).toEqual({
      endDay: 'Choose an end after the start.',
    });
    expect(Object.keys(errorsWith({ pickupDay: GOOD.startDay }))).toEqual(['pickupDay']);
  });

  test('takes percentages with decimals and amounts with commas', () => {
    const sent = sentAuctionOf({ ...GOOD, premium: '12.5', cardFee: '2.35', bidLimit: '1,500' });
    expect(sent).toMatchObject({ premium_bps: 1250, card_fee_bps: 235, bid_limit: '1500.00' });
    expect(Object.keys(errorsWith({ premium: '12.345' }))).toEqual(['premium']);
  });

  test('sends prices of shipping only where lots are shipped', () => {
    const prices = { shipping: '12', shippingMore: '5.00' };
    const picked = { delivery_mode: 1, shipping: null, shipping_more: null };
    expect(sentAuctionOf({ ...GOOD, ...prices })).toMatchObject(picked);
    const shipped = { delivery_mode: 2, shipping: '12.00', shipping_more: '5.00', pickup_days: 4 };
    const ships = { ...GOOD, ...prices, ships: true, pickupDays: '' };
    expect(auctionErrors(ships)).toEqual({});
    expect(sentAuctionOf(ships)).toMatchObject(shipped);
    expect(Object.keys(errorsWith({ ships: true }))).toEqual(['shipping', 'shippingMore']);
    expect(errorsWith({ ...prices, ships: true, shippingMore: '12.01' })).toEqual({
      shippingMore: 'Enter at most the price of the first item.',
    });
  });

  test('checks its own increment table cell by cell', () => {
    const increments = [
      { from: '0', step: '1' },
      { from: '0', step: '' },
    ];
    expect(errorsWith({ increments })).toEqual({});
    expect(Object.keys(errorsWith({ ownIncrements: true, increments }))).toEqual([
      'increments.1.from',
      'increments.1.step',
    ]);
    const [row] = increments;
    const own = { ...GOOD, ownIncrements: true, increments: row === undefined ? [] : [row] };
    expect(sentAuctionOf(own).increments).toEqual([{ from: '0.00', step: '1.00' }]);
  });
});
