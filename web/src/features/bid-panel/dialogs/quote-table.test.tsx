import { expect, test } from 'vitest';
import { openStage } from '../../../testing/render-hook.tsx';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import { pickupTextOf, QuoteTable } from './quote-table.tsx';

const quote: Parameters<typeof pickupTextOf>[0] = {
  product_id: 'kettle',
  title: 'Copper kettle',
  bid: '100.00',
  premium: '17.00',
  tax: '9.36',
  total: '126.36',
  card_fee: '0.00',
  shipping: null,
  pickup_center: 'Hammerdock Decatur',
  pickup_address: '1 Dock Street',
  pickup_start_date: '2026-11-23T15:00:00.000Z',
  pickup_days: 7,
};
const { render } = await openStage();
const shown = (card_fee: string) =>
  textOfHtml(render(<QuoteTable label="Your bid" quote={{ ...quote, card_fee }} />));

test('UX-04 a quote lists the bid, premium, tax and total', () => {
  expect(shown('0.00')).toBe(
    'Your bid $100.00 Buyer premium $17.00 Sales tax $9.36 All-in total $126.36',
  );
});

test('a card fee is added where the auction has one', () => {
  expect(shown('3.16')).toContain('Paying by card adds a fee of $3.16.');
});

test('R16 a quote of a lot that is shipped lists the shipping, and says so', () => {
  const shipped = { ...quote, shipping: '12.00', total: '138.36' };
  expect(textOfHtml(render(<QuoteTable label="Your bid" quote={shipped} />))).toContain(
    'Shipping $12.00 All-in total $138.36',
  );
  expect(pickupTextOf(shipped)).toMatch(/^We ship this item to your default address/);
});

test('a quote says where and when the item is picked up', () => {
  expect(pickupTextOf(quote)).toBe(
    'Pickup at Hammerdock Decatur, 1 Dock Street, from Mon, Nov 23, 10 am, ' +
      'within 7 days, counting the day you pay or pickup opens, whichever is later.',
  );
});
