import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { describe, expect, test } from 'vitest';
import { sampleLot } from '../../testing/sample-lot.ts';
import { CallError, noAnswer, offline } from '../call-error.ts';
import { bidPricesOf, totalPricesOf } from '../prices/lot-price.ts';
import { failureOf, failureOfQuote, outcomeOf, unanswered } from './bid-outcome.ts';

const PLACED_AT = Date.parse('2026-11-22T20:05:09.000Z');
const SENT = { sentCents: 2_200, prices: bidPricesOf(sampleLot()) };
const placed = (changes: Partial<BidResult['finalresults']>): BidResult['finalresults'] => ({
  product_id: 'kettle',
  bid_id: '3F9A-0C21',
  placed_at: '2026-11-22T20:05:09.000Z',
  sequence: 2,
  outcome: 'opened',
  latestbid: '21.00',
  next_bid: '22.00',
  bids: 2,
  date_closed: '2026-11-22T21:00:00.000Z',
  leading: true,
  max_amount: '30.00',
  bidtopstatus_text: "You're Winning",
  ...changes,
});

describe('a placed bid', () => {
  test.each([
    ['opened', 'accepted', 'You took the lead at $21.00. Your max bid is $30.00.'],
    ['took lead', 'accepted', 'You took the lead at $21.00. Your max bid is $30.00.'],
    ['raised', 'accepted', 'Your max bid is now $30.00.'],
    ['advanced', 'accepted', 'Your max bid of $30.00 counts as soon as bidding starts.'],
    ['lost', 'outbid', 'Next bid $22.00 · $27.80 total.'],
    ['tied', 'outbid', 'Next bid $22.00 · $27.80 total.'],
  ] as const)('that %s is %s, with the server’s time and its id', (outcome, kind, text) => {
    expect(outcomeOf(placed({ outcome }), bidPricesOf(sampleLot()))).toMatchObject({
      kind,
      text,
      at: PLACED_AT,
      bidId: '3F9A-0C21',
      canRetry: false,
    });
  });

  test('has no maximum beyond the price that it has reached, as an exact bid', () => {
    const exact = placed({ outcome: 'took lead', latestbid: '30.00' });
    expect(outcomeOf(exact, bidPricesOf(sampleLot())).text).toBe('You took the lead at $30.00.');
  });

  test('has its amounts as totals for a bidder who wants them', () => {
    const totals = totalPricesOf(sampleLot());
    const textOf = (outcome: 'opened' | 'lost') => outcomeOf(placed({ outcome }), totals).text;
    expect(textOf('opened')).toBe(
      'You took the lead at $26.54 total. Your max bid is $37.91 total.',
    );
    expect(textOf('lost')).toBe('Next bid $27.80 total.');
  });

  test('that is outbid at once says why', () => {
    const titleOf = (outcome: 'lost' | 'tied') =>
      outcomeOf(placed({ outcome }), bidPricesOf(sampleLot())).title;
    expect(titleOf('lost')).toBe('Outbid: someone’s max is higher');
    expect(titleOf('tied')).toBe('Outbid: someone bid the same max first');
  });

  test('has no time in an answer that was stored without one', () => {
    expect(outcomeOf(placed({ placed_at: null }), bidPricesOf(sampleLot())).at).toBeNull();
  });
});

describe('a failed bid', () => {
  const tooLow = new CallError({
    code: 'BidTooLow',
    statusText: 'Min bid $22.00',
    facts: {},
    fieldErrors: {},
  });

  test('was not placed when the price has passed it, with the server’s sentence', () => {
    expect(failureOf(tooLow, PLACED_AT, { ...SENT, sentCents: 2_100 })).toMatchObject({
      kind: 'not placed',
      text: 'The price has passed your $21.00 bid ($26.54 total). Min bid $22.00',
      at: PLACED_AT,
      bidId: null,
      canRetry: false,
    });
  });

  test('states the least bid as a total where prices are totals', () => {
    const prices = totalPricesOf(sampleLot());
    const error = new CallError({
      code: 'BidTooLow',
      statusText: 'Min bid $22.00',
      facts: { nextBidCents: 2_200 },
      fieldErrors: {},
    });
    expect(failureOf(error, PLACED_AT, { prices, sentCents: 2_100 }).text).toBe(
      'The price has passed your $21.00 bid ($26.54 total). Min bid $27.80 total',
    );
    const bids = { ...SENT, sentCents: 2_100 };
    expect(failureOf(error, PLACED_AT, bids).text).toMatch(/Min bid \$22\.00$/);
  });

  test('was not placed while the store is closed, and says so', () => {
    const closed = { code: 'Maintenance', statusText: 'Back at noon.', facts: {}, fieldErrors: {} };
    expect(failureOf(new CallError(closed), PLACED_AT, SENT)).toMatchObject({
      kind: 'not placed',
      text: 'The store is closed for maintenance. Back at noon.',
      canRetry: false,
    });
  });

  test('was not placed when the device was offline, and can be retried', () => {
    expect(failureOf(offline(), PLACED_AT, SENT)).toMatchObject({
      kind: 'not placed',
      text: 'You were offline. Your $22.00 bid ($27.80 total) was NOT placed.',
      at: PLACED_AT,
      bidId: null,
      canRetry: true,
    });
  });

  test('has its amount and total in every text with a retry, also for a viewer of totals', () => {
    const totals = { ...SENT, prices: totalPricesOf(sampleLot()) };
    for (const sent of [SENT, totals])
      for (const { text } of [
        failureOf(offline(), PLACED_AT, sent),
        failureOf(noAnswer(), PLACED_AT, sent),
        failureOfQuote(noAnswer(), PLACED_AT, sent),
        unanswered(true, sent),
      ])
        expect(text).toMatch(/your \$22\.00 bid \(\$27\.80 total\)/iu);
    const unknownAmount = failureOf(offline(), PLACED_AT, { ...SENT, sentCents: null });
    expect(unknownAmount.text).toBe('You were offline. Your bid was NOT placed.');
  });

  test('is unknown without an answer, and can be retried', () => {
    expect(failureOf(noAnswer(), PLACED_AT, SENT)).toMatchObject({
      kind: 'unknown',
      canRetry: true,
    });
  });
});
