import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { BidBanner } from './bid-banner.tsx';

const { render } = await openStage();
const shown = (changes: Parameters<typeof sampleLotDetail>[0]) =>
  textOfHtml(render(<BidBanner lot={sampleLotDetail(changes)} />));

const ownBid = (leading: boolean, max_amount: string, kind: 'proxy' | 'hard' = 'proxy') => ({
  proxy_bid_details: { leading, max_amount, kind },
});

test('BID-17 the banner has the standing, the price and the own bid', () => {
  expect(shown({ bidtopstatus: 'winning', ...ownBid(true, '45.00') })).toBe(
    'You are winning this item. Current bid $20.00. Your max bid $45.00.',
  );
  expect(shown({ bidtopstatus: 'outbid', ...ownBid(false, '15.00') })).toBe(
    'You have been outbid. Current bid $20.00. Your max bid $15.00.',
  );
});

test('R9 only an exact bid is not called a maximum', () => {
  expect(shown({ bidtopstatus: 'winning', ...ownBid(true, '20.00', 'hard') })).toBe(
    'You are winning this item. Current bid $20.00. Your bid $20.00.',
  );
  expect(shown({ bidtopstatus: 'outbid', ...ownBid(false, '15.00', 'hard') })).toContain(
    'Your bid $15.00.',
  );
});

test('a closed lot has the result, and for its winner the next step', () => {
  const won = { bidtopstatus: 'won', market_status: 'sold' } as const;
  expect(shown({ ...won, receipt_expected: '2026-11-23T15:40:00.000Z' })).toBe(
    'Congratulations you have won this item $25.27 total. We’ll charge your card and email your ' +
      'receipt with pickup times around Mon, Nov 23, 10:40 am.',
  );
  const window = {
    pickup_start_date: '2026-11-23T15:00:00.000Z',
    pickup_end_date: '2026-11-27T23:00:00.000Z',
  };
  expect(shown({ ...won, ...window, paid: true })).toContain(
    '$25.27 total. Pick up Mon, Nov 23, 10 am – Fri, Nov 27, 6 pm.',
  );
  expect(shown({ ...won, ...window, paid: true, checkout_status: '1' })).not.toContain('Pick up');
  expect(shown({ bidtopstatus: 'lost', market_status: 'sold' })).toBe(
    'Unfortunately you have lost this item',
  );
});

test('R18 a purchase that is not paid yet says until when it is held', () => {
  const won = { bidtopstatus: 'won', market_status: 'sold' } as const;
  expect(shown({ ...won, pay_until: '2199-11-28T15:47:00.000Z' })).toBe(
    'Held for you until 10:47 am ET. Pay to make it yours. $25.27 total.',
  );
  expect(shown({ ...won, pay_until: '1999-11-28T15:47:00.000Z' })).toBe(
    'Time to pay has run out Unless a payment is being processed, bidding reopens.',
  );
});

test('a lot whose payment is processed asks for no other payment', () => {
  const won = { bidtopstatus: 'won', market_status: 'sold', payment_processing: true } as const;
  expect(shown({ ...won, buynowed: 'bea' })).toBe(
    'Your payment is being processed $25.27 total. We’ll let you know when it goes through. ' +
      'Your item is held for you until then.',
  );
  expect(shown(won)).toBe(
    'Congratulations you have won this item $25.27 total. ' +
      'Your payment is being processed. We’ll let you know when it goes through.',
  );
});

test('a lost lot has no empty line below its result', () => {
  const lost = sampleLotDetail({ bidtopstatus: 'lost', market_status: 'sold' });
  expect(render(<BidBanner lot={lost} />)).not.toContain('Alert-message');
});

test('without a bid there is no banner', () => {
  expect(shown({ bidtopstatus: '' })).toBe('');
});
