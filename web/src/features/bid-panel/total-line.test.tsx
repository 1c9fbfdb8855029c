import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { TotalLine } from './total-line.tsx';

const guest = await openStage();
const bidder = await openStage({ user: { role: 'buyer', user_id: 'bea', total_prices: 0 } });
const viewer = await openStage({ user: { role: 'buyer', user_id: 'bea', total_prices: 1 } });
const lot = sampleLotDetail({ latestbid: '50.00', tax_bps: 600 });
const shown = ({ render } = guest, of = lot) => textOfHtml(render(<TotalLine lot={of} />));

test('a guest reads what the price costs in all', () => {
  expect(shown()).toBe('$50.00 bid = $62.01 total with premium and tax');
  expect(shown(guest, { ...lot, market_status: 'sold' })).toBe(
    'Sold for $50.00 = $62.01 total with premium and tax',
  );
  expect(shown(guest, { ...lot, card_fee_bps: 250 })).toBe(
    '$50.00 bid = $63.56 total with premium, tax and card fee',
  );
  expect(shown(guest, { ...lot, shipping: '5.00', shipping_more: '5.00' })).toBe(
    '$50.00 bid = $67.01 total with premium, tax and shipping',
  );
  expect(shown(guest, { ...lot, cbidtext: 'Not sold' })).toBe('');
  expect(shown(guest, { ...lot, cbidtext: 'Withdrawn' })).toBe('');
});

test('a viewer of totals reads their parts, and a bidder has them in the bid form', () => {
  expect(shown(viewer)).toBe('$62.01 total = $50.00 bid + $8.50 premium + $3.51 tax');
  expect(shown(viewer, { ...lot, card_fee_bps: 250 })).toContain('+ $3.51 tax + $1.55 card fee');
  expect(shown(bidder)).toBe('');
});
