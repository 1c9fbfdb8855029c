import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { BidPanel } from './bid-panel.tsx';

const bidder = await openStage({ user: { role: 'buyer', user_id: 'bea', total_prices: 0 } });
const sold = sampleLotDetail({ market_status: 'sold', cbidtext: 'Final Bid', latestbid: '50.00' });
const shown = (lot: typeof sold, typedBefore = '') =>
  textOfHtml(
    bidder.render(
      <BidPanel lot={lot} typedBefore={typedBefore} bidCount={null} retail={null} replay={null} />,
    ),
  );

test('a bidder who returns after the close reads that the bid was not placed', () => {
  const words = 'Bidding closed before your $60.00 bid was placed.';
  expect(shown(sold, '60.00')).toContain(words);
  expect(shown(sold)).not.toContain('Bidding closed before');
  // Placed after all: the address still has the typed bid.
  expect(shown({ ...sold, bidtopstatus: 'outbid' }, '60.00')).not.toContain(words);
});

test('R18 who did not pay a purchase in time reads why Buy Now is over', () => {
  const open = sampleLotDetail({ buynow_lapsed: 1 });
  const words =
    'You bought this item but didn’t pay in time, so you can’t use Buy Now on it again.';
  expect(shown(open)).toContain(`Buy Now has ended ${words} You can still bid on it.`);
  expect(shown({ ...open, buynow_lapsed: 0 })).not.toContain('Buy Now');
});

test('the switch of total prices is shown where there is a price', () => {
  const unsold = {
    ...sold,
    market_status: 'closed',
    cbidtext: 'Not sold',
    latestbid: null,
  } as const;
  expect(shown(sold)).toContain('Show total prices');
  expect(shown(unsold)).not.toContain('Show total prices');
});
