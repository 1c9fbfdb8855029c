import type { WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { describe, expect, test } from 'vitest';
import { bidPricesOf, totalPricesOf } from '../../../api/prices/lot-price.ts';
import { sampleLot } from '../../../testing/sample-lot.ts';
import {
  buyNowLinkOf,
  pickupStatusOf,
  retailCentsOf,
  savingsOf,
  standingOf,
  takesBids,
} from './card-facts.ts';

const losing = sampleLot({
  bidtopstatus: 'outbid',
  bidtopstatus_text: "You're Losing",
  bidtopstatus_color: 'red',
});

describe("the viewer's standing", () => {
  test('is null without a bid, otherwise the server’s text', () => {
    expect(standingOf(sampleLot(), false)).toBe(null);
    expect(standingOf(losing, false)).toEqual({ text: "You're Losing", tone: 'bad' });
    const won = { bidtopstatus: 'won', bidtopstatus_color: 'green' } as const;
    expect(standingOf(sampleLot({ ...won, bidtopstatus_text: 'You Won' }), true)).toEqual({
      text: 'You Won',
      tone: 'good',
    });
  });

  test('of a loser is "You Lost" on past lists and closed lots', () => {
    expect(standingOf(losing, true)?.text).toBe('You Lost');
    expect(standingOf({ ...losing, market_status: 'sold' }, false)?.text).toBe('You Lost');
  });
});

test('retail price and savings count every piece', () => {
  const three = sampleLot({ sku_count: 3, msrp: '10.00', pricestart: '20.00' });
  expect(retailCentsOf(three)).toBe(3_000);
  expect(savingsOf(three, bidPricesOf(three))).toBe(33);
  expect(savingsOf(sampleLot({ msrp: '0.00' }), bidPricesOf(three))).toBe(null);
});

test('the savings are those at the price that is shown', () => {
  const lot = sampleLot({ msrp: '50.00', pricestart: '30.00', tax_bps: 600 });
  expect(savingsOf(lot, bidPricesOf(lot))).toBe(40);
  expect(totalPricesOf(lot).shownCents(3_000)).toBe(3_721);
  expect(savingsOf(lot, totalPricesOf(lot))).toBe(25);
  const dear = { ...lot, pricestart: '45.00' };
  expect(savingsOf(dear, totalPricesOf(lot))).toBe(null);
});

test('bids are accepted while the lot is open and its auction has begun', () => {
  expect(takesBids(sampleLot())).toBe(true);
  expect(takesBids(sampleLot({ future_active: true }))).toBe(false);
  expect(takesBids(sampleLot({ market_status: 'sold' }))).toBe(false);
});

describe('the pickup of a won lot', () => {
  const won = (changes: Partial<WonLotCard>): WonLotCard => ({
    ...sampleLot({ market_status: 'sold' }),
    paid: true,
    common_invoice: 'inv',
    pickup_start_date: null,
    pickup_end_date: null,
    checkout_status: '0',
    checkout_reason: '',
    receipt_expected: null,
    ...changes,
  });

  test('LIST-17: is described in words, a return with its reason, a forfeit only when paid', () => {
    expect(pickupStatusOf(won({}))).toBe('Not Picked Up');
    expect(pickupStatusOf(won({ checkout_status: '1' }))).toBe('Picked Up');
    const returned = won({ checkout_status: '2', checkout_reason: 'A crack in the bowl' });
    expect(pickupStatusOf(returned)).toBe('Returned: A crack in the bowl');
    expect(pickupStatusOf(won({ checkout_status: '3' }))).toBe('Forfeited');
    expect(pickupStatusOf(won({ checkout_status: '3', paid: false }))).toBe(null);
  });
});

describe('the link of a buy-now winner', () => {
  const bought = sampleLot({ buynowed: 'me', common_invoice: 'inv' });

  test('leads to the payment, then to the receipt, and only for the winner', () => {
    expect(buyNowLinkOf(bought, 'me')).toEqual({
      text: 'Make payment',
      to: 'checkout',
      invoiceId: 'inv',
    });
    expect(buyNowLinkOf({ ...bought, buynowpaid: 1 }, 'me')).toEqual({
      text: 'View Receipt',
      to: 'receipt',
      invoiceId: 'inv',
    });
    expect(buyNowLinkOf({ ...bought, buynowed: null }, 'me')).toBe(null);
    expect(buyNowLinkOf(sampleLot(), undefined)).toBe(null);
  });
});
