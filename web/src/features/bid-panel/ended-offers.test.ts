import { describe, expect, test } from 'vitest';
import { whyNotCanceled, whyNotLowered } from './ended-offers.ts';

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
    ['names the end of the time', {}, false, /run out.*NOT/],
  ] as const)('%s', (_, changes, isInTime, text) => {
    const why = whyNotLowered({ ...leads, ...changes }, isInTime);
    if (text === null) expect(why).toBeNull();
    else expect(why).toMatch(text);
  });
});
