import { describe, expect, test } from 'vitest';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { noAnswer, offline } from '../call-error.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { failureOf, outcomeOf, unanswered, type BidOutcome } from './bid-outcome.ts';
import { shownOutcome } from './shown-outcome.ts';

const placed = (outcome: 'took lead' | 'lost'): BidOutcome =>
  outcomeOf(
    {
      product_id: 'kettle',
      bid_id: '3F9A-0C21',
      placed_at: '2026-11-22T20:05:09.000Z',
      sequence: 7,
      outcome,
      latestbid: '65.00',
      next_bid: '70.00',
      bids: 2,
      date_closed: '2026-11-22T21:00:00.000Z',
      leading: outcome === 'took lead',
      max_amount: '68.00',
      bidtopstatus_text: '',
    },
    bidPricesOf(sampleLotInPlay()),
  );

type Changes = Parameters<typeof sampleLotInPlay>[0];
type Given = Parameters<typeof shownOutcome>[1];

const shown = (outcome: BidOutcome | null, lot: Changes = {}, given: Partial<Given> = {}) =>
  shownOutcome(outcome, {
    lot: { ...sampleLotInPlay({ sequence: 7 }), ...lot },
    isOver: false,
    busy: false,
    sentCents: 6_800,
    prices: bidPricesOf(sampleLotInPlay()),
    ...given,
  });

const SENT = { sentCents: 6_800, prices: bidPricesOf(sampleLotInPlay()) };
const notSent = failureOf(offline(), 0, SENT);
const unknown = failureOf(noAnswer(), 0, SENT);

describe('a bid that is sent again', () => {
  test.each([notSent, unknown, unanswered(true, SENT)])('withdraws "$title"', (before) => {
    const again = shown(before, {}, { busy: true });
    expect(again).toMatchObject({ title: 'Sending again…', isPast: true, canRetry: true });
    expect(again?.text).toBe('Your $68.00 bid ($85.92 total) can’t be placed twice.');
  });

  test('without an earlier outcome says nothing', () => {
    expect(shown(null, {}, { busy: true })).toBeNull();
  });
});

const own = (max_amount: string) => ({ kind: 'proxy', leading: true, max_amount }) as const;

describe('a placed bid', () => {
  test('that lost keeps its own next bid until the lot is as new as the bid', () => {
    const text = (sequence: number) => shown(placed('lost'), { sequence, next_bid: '66.00' })?.text;
    expect(text(6)).toBe('Next bid $70.00 · $88.45 total.');
    expect(text(7)).toBe('Next bid $66.00 · $83.40 total.');
  });

  test('that a later bid has outbid is marked, with the next bid', () => {
    const later = {
      sequence: 8,
      bidtopstatus: 'outbid',
      next_bid: '80.00',
      proxy_bid_details: own('68.00'),
    } as const;
    expect(shown(placed('took lead'), later)).toMatchObject({
      title: 'Accepted, then outbid',
      text: 'Next bid $80.00 · $101.09 total.',
      isPast: true,
      bidId: '3F9A-0C21',
    });
  });

  test('is marked as soon as the own standing says so, before the public event', () => {
    const outbidAt = (latestbid: string) =>
      shown(placed('took lead'), { sequence: 7, bidtopstatus: 'outbid', latestbid });
    expect(outbidAt('65.01')).toMatchObject({ title: 'Accepted, then outbid', isPast: true });
    // The lot has the price of the bid, and still the standing before it.
    expect(outbidAt('65.00')).toMatchObject({ title: 'Accepted', isPast: false });
  });

  test('is shown as such while its call is ending', () => {
    const accepted = shown(placed('took lead'), { bidtopstatus: 'winning' }, { busy: true });
    expect(accepted).toMatchObject({ title: 'Accepted' });
  });

  test('is not marked by a lot that is older than the bid', () => {
    const accepted = shown(placed('took lead'), { sequence: 6, bidtopstatus: 'outbid' });
    expect(accepted).toMatchObject({ title: 'Accepted', isPast: false });
  });

  test('that was outbid names the next bid of now, until the bidder is winning', () => {
    const lost = { next_bid: '80.00', proxy_bid_details: own('68.00') };
    expect(shown(placed('lost'), { sequence: 8, ...lost })?.text).toBe(
      'Next bid $80.00 · $101.09 total.',
    );
    expect(shown(placed('lost'), { sequence: 8, ...lost, bidtopstatus: 'winning' })).toBeNull();
    // The own standing arrives first.
    expect(shown(placed('lost'), { sequence: 7, bidtopstatus: 'winning' })).toBeNull();
    expect(shown(placed('lost'), { sequence: 6, bidtopstatus: 'winning' })).not.toBeNull();
  });

  test('is no longer shown once it is canceled, or its maximum lowered', () => {
    const since = (proxy_bid_details: ReturnType<typeof own> | null, sequence = 8) =>
      shown(placed('took lead'), { sequence, bidtopstatus: 'winning', proxy_bid_details });
    expect(since(null)).toBeNull();
    expect(since(own('67.99'))).toBeNull();
    expect(since(own('68.00'))).toMatchObject({ title: 'Accepted' });
    // The lot is older than the bid.
    expect(since(null, 7)).toMatchObject({ title: 'Accepted' });
  });

  test('is no longer shown after the close', () => {
    expect(shown(placed('lost'), {}, { isOver: true })).toBeNull();
    expect(shown(placed('took lead'), {}, { isOver: true })).toBeNull();
  });
});

describe('a bid that was not placed', () => {
  test('can be retried until the price has passed it', () => {
    expect(shown(notSent, { next_bid: '68.00' })).toMatchObject({
      text: 'You were offline. Your $68.00 bid ($85.92 total) was NOT placed.',
      canRetry: true,
    });
    expect(shown(notSent, { next_bid: '68.01' })).toMatchObject({
      text:
        'The price has passed your $68.00 bid, which was NOT placed. ' +
        'Next bid $68.01 · $85.94 total.',
      canRetry: false,
    });
  });

  test('cannot be retried after the close', () => {
    expect(shown(notSent, {}, { isOver: true })).toMatchObject({ canRetry: false });
  });
});

describe('a bid without an answer', () => {
  test('is not called unknown while the bidder is winning', () => {
    for (const outcome of [unknown, unanswered(true, SENT)]) {
      const beside = shown(outcome, { bidtopstatus: 'winning' });
      expect(beside).toMatchObject({ title: 'You’re winning', canRetry: true });
      expect(beside?.text).toContain('hasn’t confirmed your $68.00 bid ($85.92 total)');
    }
  });

  test.each([
    ['won', 'You won, so it makes no difference that the store never confirmed your $68.00 bid'],
    ['lost', 'We don’t know if your $68.00 bid ($85.92 total) was placed before the close.'],
  ] as const)('cannot be sent again after the close: %s', (bidtopstatus, text) => {
    for (const outcome of [unknown, unanswered(true, SENT)]) {
      for (const busy of [false, true]) {
        const lot = { bidtopstatus, latestbid: '70.00' };
        const over = shown(outcome, lot, { isOver: true, busy });
        expect(over).toMatchObject({ title: 'No answer', canRetry: false });
        expect(over?.text).toContain(text);
      }
    }
  });

  test('was not placed where the lot was sold for less', () => {
    const lot = { bidtopstatus: 'lost', latestbid: '67.99' } as const;
    for (const outcome of [unknown, unanswered(true, SENT)]) {
      expect(shown(outcome, lot, { isOver: true })).toMatchObject({
        kind: 'not placed',
        title: 'Not placed',
        text: 'Your $68.00 bid ($85.92 total) was NOT placed before the close.',
        canRetry: false,
      });
    }
  });

  const ownMax = (max_amount: string, bidtopstatus: 'outbid' | 'winning' = 'outbid') => ({
    bidtopstatus,
    next_bid: '90.00',
    proxy_bid_details: { leading: false, max_amount, kind: 'proxy' as const },
  });

  test.each([unknown, unanswered(true, SENT)])(
    'was placed where the own maximum is its amount: $title',
    (outcome) => {
      for (const busy of [false, true]) {
        for (const max of ['68.00', '68.01']) {
          expect(shown(outcome, ownMax(max), { busy })).toMatchObject({
            // Nothing says that it ever led.
            kind: 'outbid',
            title: 'Outbid',
            text: 'Next bid $90.00 · $113.72 total.',
            isPast: false,
            canRetry: false,
          });
        }
      }
    },
  );

  test('was accepted where the bidder is winning with its amount', () => {
    expect(shown(unknown, ownMax('68.00', 'winning'))).toMatchObject({
      kind: 'accepted',
      title: 'Accepted',
      text: 'Your max bid is $68.00.',
      canRetry: false,
    });
    expect(shown(unknown, ownMax('67.99', 'winning'))).toMatchObject({ title: 'You’re winning' });
    expect(shown(unknown, ownMax('68.00', 'winning'), { isOver: true })).toBeNull();
  });

  test('is unknown while the own maximum is lower, or of a bid of unknown amount', () => {
    expect(shown(unknown, ownMax('67.99'))).toMatchObject({ title: 'No answer yet' });
    expect(shown(unknown, ownMax('68.00'), { sentCents: null })).toMatchObject({
      title: 'No answer yet',
    });
  });

  test('keeps its retry when the price has passed it, since it may have been placed', () => {
    expect(shown(unknown, { next_bid: '90.00' })).toMatchObject({
      title: 'No answer yet',
      canRetry: true,
    });
  });
});
