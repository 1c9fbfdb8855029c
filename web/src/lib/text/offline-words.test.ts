import { hours } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { asOfWords, closeWords, offlineText, priceWords } from './offline-words.ts';

const AT = Date.parse('2026-11-23T20:05:00.000Z');
const lot = {
  id: 'kettle',
  title: 'Copper kettle',
  priceLabel: 'Current Bid',
  price: '$65.00',
  closesAt: AT,
};

test('says when the lots were seen, with the day unless it is today', () => {
  expect(asOfWords(AT, AT + hours(2))).toBe('as of 3:05 pm');
  expect(asOfWords(AT, AT + hours(24))).toBe('as of Mon, Nov 23, 3:05 pm');
});

test('says when a lot closes, and does not claim that it has closed', () => {
  expect(closeWords(lot, AT - 1)).toBe('Closes Mon, Nov 23, 3:05 pm');
  expect(closeWords(lot, AT)).toBe('Was to close Mon, Nov 23, 3:05 pm');
});

test('says which bid the price is, since cards may show totals', () => {
  expect(priceWords(lot)).toBe('Current Bid $65.00');
  expect(priceWords({ ...lot, priceLabel: 'Starting Bid' })).toBe('Starting Bid $65.00');
});

test.each([
  [false, 'Bids can’t be placed right now. This page loads'],
  [true, 'Your bid that has no answer yet is sent again once you’re back online'],
])('an unreachable page says what becomes of a bid without an answer: %s', (hasOpenBid, text) => {
  expect(offlineText(null, { code: null, hasOpenBid })).toContain(text);
});
