import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { BidBanner } from './bid-banner.tsx';

const { render } = await openStage();
const shown = (changes: Parameters<typeof sampleLotDetail>[0]) =>
  textOfHtml(render(<BidBanner lot={sampleLotDetail(changes)} />));

test('BID-17 the banner has the standing, the price and the own maximum', () => {
  const leading = { proxy_bid_details: { leading: true, max_amount: '45.00' } };
  expect(shown({ bidtopstatus: 'winning', ...leading })).toBe(
    'You are winning this item. Current bid $20.00. Your max bid $45.00.',
  );
  const behind = { proxy_bid_details: { leading: false, max_amount: '15.00' } };
  expect(shown({ bidtopstatus: 'outbid', ...behind })).toBe(
    'You have been outbid. Current bid $20.00. Your max bid $15.00.',
  );
});

test('a closed lot has the result only', () => {
  expect(shown({ bidtopstatus: 'won', market_status: 'sold' })).toBe(
    'Congratulations you have won this item',
  );
  expect(shown({ bidtopstatus: 'lost', market_status: 'sold' })).toBe(
    'Unfortunately you have lost this item',
  );
});

test('without a bid there is no banner', () => {
  expect(shown({ bidtopstatus: '' })).toBe('');
});
