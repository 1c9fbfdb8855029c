import { minutes } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import { bidPricesOf, totalPricesOf } from '../../api/prices/lot-price.ts';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import {
  cancelingText,
  unansweredCancel,
  unansweredLowering,
  whyNotCanceled,
  whyNotLowered,
  whyTooLow,
} from './ended-offers.ts';

const leads = { market_status: 'open', bidtopstatus: 'winning', bid_canceled: 0 } as const;

describe('R13 why a bid can no longer be canceled while its dialog is open', () => {
  test.each([
    ['says nothing while it can', {}, true, null],
    [
      'names the close',
      { market_status: 'closed', bidtopstatus: 'won' },
      false,
      /^Bidding closed.*NOT/,
    ],
    ['names a higher bid', { bidtopstatus: 'outbid' }, true, /^You’ve been outbid/],
    ['names the end of the time', {}, false, /run out.*NOT/],
    ['names a cancellation in another tab', { bid_canceled: 1 }, true, /already canceled/],
  ] as const)('%s', (_, changes, isInTime, text) => {
    const why = whyNotCanceled({ ...leads, ...changes }, isInTime);
    if (text === null) expect(why).toBeNull();
    else expect(why).toMatch(text);
  });
});

test('a cancellation without an answer is not called outbid, and says once it took effect', () => {
  expect(unansweredCancel({ bid_canceled: 0 }, null)).toBeNull();
  expect(unansweredCancel({ bid_canceled: 0 }, 'You’ve been outbid.')).toMatch(/^No answer yet/);
  expect(unansweredCancel({ bid_canceled: 1 }, 'You already canceled.')).toBe(
    'Your bid was canceled.',
  );
});

test('a lowering without an answer is known by the maximum of the lot', () => {
  const sent = '90.00';
  expect(unansweredLowering({ maximum: '90.00', sent }, 'The time has run out.')).toBe(
    'Your maximum is now $90.00.',
  );
  expect(unansweredLowering({ maximum: '120.00', sent }, null)).toBeNull();
  expect(unansweredLowering({ maximum: '120.00', sent }, 'You’ve been outbid.')).toMatch(
    /^No answer yet/,
  );
});

describe('why a bid can no longer be placed while its confirmation is open', () => {
  const lot = sampleLotDetail({ next_bid: '32.00' });

  test('names the next bid that has passed it', () => {
    expect(whyTooLow(lot, 1_800, bidPricesOf(lot))).toBe(
      'Someone bid meanwhile. The next bid is now $32.00, so your $18.00 bid is too low.',
    );
    expect(whyTooLow(lot, 1_800, totalPricesOf(lot))).toBe(
      'Someone bid meanwhile. The next bid is now $40.44 total, ' +
        'so your $22.74 total bid is too low.',
    );
  });

  test('says nothing of a bid that is enough, or that raises the leader’s maximum', () => {
    expect(whyTooLow(lot, 3_200, bidPricesOf(lot))).toBeNull();
    const leading = sampleLotDetail({
      next_bid: '32.00',
      proxy_bid_details: { leading: true, max_amount: '31.00', kind: 'proxy' as const },
    });
    expect(whyTooLow(leading, 3_150, bidPricesOf(leading))).toBeNull();
  });
});

describe('R68 why a maximum can no longer be lowered while its dialog is open', () => {
  test.each([
    ['says nothing while it can', {}, true, null],
    [
      'names the close',
      { market_status: 'closed', bidtopstatus: 'won' },
      false,
      /^Bidding closed.*NOT/,
    ],
    ['names a higher bid', { bidtopstatus: 'outbid' }, true, /^You’ve been outbid/],
    ['names a price that leaves nothing below', { latestbid: '90.00' }, true, /^The price has re/],
    ['names the end of the time', {}, false, /run out.*NOT/],
  ] as const)('%s', (_, changes, isInTime, text) => {
    const own = { leading: true, max_amount: '90.00', kind: 'proxy' } as const;
    const prices = { latestbid: '10.00', startprice: '5.00', proxy_bid_details: own };
    const why = whyNotLowered({ ...leads, ...prices, ...changes }, isInTime);
    if (text === null) expect(why).toBeNull();
    else expect(why).toMatch(text);
  });
});

test('R13 a confirmation says until when the bid can be canceled, or that it cannot', () => {
  const lot = {
    bid_canceled: 0,
    custom_auctionlot_bid_retract_check: 1,
    custom_auctionlot_bid_retract_minutes: 90,
    date_closed: '2026-11-22T15:00:00.000Z',
  } as const;
  const close = Date.parse(lot.date_closed);
  const never = 'This bid can’t be canceled.';
  const text = (changes: object, now = close - minutes(91)) =>
    cancelingText({ ...lot, ...changes }, now);
  expect(text({})).toBe('While you lead, you can cancel it until 90 minutes before the close.');
  expect(text({ custom_auctionlot_bid_retract_minutes: 60 })).toContain('until 1 hour before');
  expect(text({}, close - minutes(90))).toBe(never);
  expect(text({ bid_canceled: 1 })).toBe(never);
  expect(text({ custom_auctionlot_bid_retract_check: 0 })).toBe(never);
  expect(text({ custom_auctionlot_bid_retract_minutes: 0 })).toBe(never);
});
