import type { ListedLot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import type { ListName } from './card-parts.ts';
import { GridCard } from './grid-card.tsx';
import { ListCard } from './list-card.tsx';
import { LotLinks } from './parts/lot-links.tsx';

const guest = await openStage();
const buyer = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
const winning = {
  bidtopstatus: 'winning',
  bidtopstatus_text: "You're Winning",
  bidtopstatus_color: 'green',
} as const;

const grid = (lot: ListedLot | WonLotCard, list: ListName = 'search', { render } = buyer) =>
  render(<GridCard lot={lot} list={list} />);
const row = (lot: ListedLot | WonLotCard, list: ListName = 'search', { render } = buyer) =>
  render(<ListCard lot={lot} list={list} />);

test('LIST-04 a card has the title, price, retail price, savings, lot ID and bids', () => {
  const text = textOfHtml(grid(sampleLot({ sku_count: 2 })));
  for (const part of [
    'Copper kettle',
    'Current Bid $20.00',
    'Retail $200.00',
    '% off',
    'Lot ID 0042',
    'Ct. 2',
    '1 bid',
    'Bid Now',
  ])
    expect(text).toContain(part);
});

test('a card says nothing of a retail price that is unknown', () => {
  for (const show of [grid, row]) {
    expect(textOfHtml(show(sampleLot({ msrp: '0.00' })))).not.toMatch(/retail|\$0\.00/i);
  }
});

test('a lot that is over without a bid has no price, so nothing is off', () => {
  const unsold = sampleLot({ market_status: 'closed', latestbid: null });
  const text = textOfHtml(grid(unsold));
  expect(text).toContain('Retail $100.00');
  expect(text).not.toContain('% off');
});

test('LIST-04 only search cards have the number of pieces (S2)', () => {
  const three = sampleLot({ sku_count: 3 });
  for (const show of [grid, row]) {
    expect(textOfHtml(show(three, 'search'))).toContain('Ct. 3');
    expect(textOfHtml(show(sampleLot(), 'search'))).not.toContain('Ct.');
    for (const list of ['home', 'auctions', 'watchlist', 'expired', 'won', 'lost'] as const)
      expect(textOfHtml(show(three, list))).not.toContain('Ct.');
  }
});

test('each card leads to the terms in a new tab', () => {
  for (const html of [grid(sampleLot()), row(sampleLot())])
    expect(html).toMatch(/<a[^>]*href="\/terms" target="_blank">Terms<\/a>/);
});

test('a card shows totals to a viewer who wants them, and says so', async () => {
  const viewer = await openStage({ user: { role: 'buyer', user_id: 'bea', total_prices: 1 } });
  const text = textOfHtml(row(sampleLot({ buynowamount: '50.00' }), 'search', viewer));
  expect(text).toContain('Current Bid · total $25.27');
  expect(text).toContain('or buy now for $63.18 total');
  expect(text).toContain('Quick bid $26.54 total');
  expect(text).not.toMatch(/\$2[01]\.00/);
  const unsold = sampleLot({ cbidtext: 'Not sold', market_status: 'closed', latestbid: null });
  for (const show of [grid, row]) {
    const unsoldText = textOfHtml(show(unsold, 'watchlist', viewer));
    expect(unsoldText).toContain('Not sold');
    expect(unsoldText).not.toContain('$5.00');
  }
});

test('the standing and the heart are for signed-in users only', () => {
  const lot = sampleLot(winning);
  expect(textOfHtml(grid(lot))).toContain("You're Winning");
  expect(grid(lot)).toContain('aria-label="Watch Copper kettle"');
  const seenByGuest = grid(lot, 'search', guest);
  expect(textOfHtml(seenByGuest)).not.toContain("You're Winning");
  expect(seenByGuest).not.toContain('Watch Copper kettle');
});

test.each([
  ['grid', grid],
  ['list', row],
])('KEEP-02 a %s card has a heart in every list of open lots, filled when watched', (_, show) => {
  const heart = (html: string) =>
    /<button[^>]*aria-label="Watch Copper kettle"[^>]*>/.exec(html)?.[0];
  for (const list of ['home', 'search', 'auctions', 'watchlist'] as const) {
    expect(heart(show(sampleLot(), list))).toContain('aria-pressed="false"');
    expect(heart(show(sampleLot({ wlist: 1 }), list))).toContain('aria-pressed="true"');
  }
  expect(heart(show(sampleLot(), 'won'))).toBeUndefined();
});

test('a closed lot has its final bid and no way to bid', () => {
  const text = textOfHtml(row(sampleLot({ market_status: 'closed', cbidtext: 'Final Bid' })));
  expect(text).toContain('Final Bid $20.00');
  expect(text).toContain('View more info');
  expect(text).not.toContain('Bid Now');
  expect(text).not.toContain('Quick bid');
});

test('LIST-08 on search cards the actions lead to the page of the lot, elsewhere to the drawer', () => {
  const action = 'aria-label="Bid Now: Copper kettle"';
  const tagOf = (html: string) => /<(\w+)[^>]*$/.exec(html.split(action)[0] ?? '')?.[1];
  expect(tagOf(grid(sampleLot(), 'search'))).toBe('a');
  expect(tagOf(grid(sampleLot(), 'auctions'))).toBe('button');
  expect(grid(sampleLot(), 'home')).not.toContain(action);
});

test('R15 a quick bid is offered to buyers, and hidden for the leader', () => {
  const quick = (html: string) =>
    /<button[^>]*aria-label="Quick bid \$21\.00: Copper kettle"[^>]*>/.exec(html)?.[0];
  expect(quick(row(sampleLot()))).toContain('aria-hidden="false"');
  const leading = sampleLot({
    proxy_bid_details: { leading: true, max_amount: '45.00', kind: 'proxy' as const },
  });
  expect(quick(row(leading))).toContain('aria-hidden="true"');
  expect(quick(row(sampleLot(), 'search', guest))).toBeUndefined();
});

test('a lot that is not open yet shows when it opens', () => {
  const text = textOfHtml(row(sampleLot({ future_active: true })));
  expect(text).toContain('Opens 11-20-2026 10:00 am');
  expect(text).not.toContain('Bid Now');
});

test('KEEP-01 the note of a signed-in user is shown in a row', () => {
  const noted = sampleLot({ noteId: 'n1', notes: 'For the boat' });
  expect(textOfHtml(row(noted))).toContain('For the boat');
  expect(row(sampleLot())).toContain('Bidding notes on Copper kettle');
  expect(row(sampleLot(), 'search', guest)).not.toContain('Bidding notes');
});

test('LIST-06 a won lot leads to its payment, and after it to the receipt', () => {
  const won = (paid: boolean): WonLotCard => ({
    ...sampleLot({ market_status: 'sold', common_invoice: 'r1' }),
    paid,
    checkout_status: '0',
    checkout_reason: '',
    receipt_expected: null,
    pickup_start_date: '2026-11-23T15:00:00.000Z',
    pickup_end_date: '2026-11-27T23:00:00.000Z',
  });
  expect(row(won(false), 'won')).toMatch(/href="\/checkout\/invoice\/r1"[^>]*>Pay now/);
  const pending = row({ ...won(false), ...processing }, 'won');
  expect(pending).toMatch(/href="\/invoice\/r1"[^>]*>View Receipt/);
  expect(textOfHtml(pending)).toContain('Your payment is being processed.');
  expect(textOfHtml(pending)).not.toContain('Pay now');
  const paid = row(won(true), 'won');
  expect(paid).toMatch(/href="\/invoice\/r1"[^>]*>Paid/);
  expect(textOfHtml(paid)).toContain('Not Picked Up');
  expect(textOfHtml(paid)).toContain('Pick up ');
  const unbilled = {
    ...won(false),
    common_invoice: null,
    pickup_start_date: null,
    receipt_expected: '2026-11-23T15:40:00.000Z',
  };
  expect(textOfHtml(row(unbilled, 'won'))).toContain('Receipt around Mon, Nov 23, 10:40 am');
  const pickedUp = row({ ...won(true), checkout_status: '1' }, 'won');
  expect(textOfHtml(pickedUp)).toContain('Picked Up');
  expect(textOfHtml(pickedUp)).not.toContain('Pick up ');
});

const processing = { payment_processing: true } as const;

const bought = (pay_until: string) =>
  sampleLot({
    market_status: 'sold',
    buynowamount: '20.00',
    common_invoice: 'r1',
    buynowed: 'bea',
    pay_until,
  });

test.each([
  ['grid', grid],
  ['list', row],
])('R18 a %s card of an unpaid purchase says until when it is held', (_, show) => {
  const held = bought('2199-11-28T15:47:00.000Z');
  const words = 'Held for you until 10:47 am ET. Pay to make it yours.';
  expect(textOfHtml(show(held))).toContain(`${words} Make payment`);
  expect(textOfHtml(show({ ...held, pay_until: null }))).not.toContain('Held');
  const over = textOfHtml(show(bought('1999-11-28T15:47:00.000Z')));
  expect(over).toContain('Time to pay has run out. Unless a payment is being processed, bidding');
  expect(over).not.toMatch(/Held|Make payment/);
});

test.each([
  ['grid', grid],
  ['list', row],
])('a %s card of a purchase whose payment is processed asks for no other payment', (_, show) => {
  const shown = show({ ...bought('2199-11-28T15:47:00.000Z'), pay_until: null, ...processing });
  expect(textOfHtml(shown)).toContain('Your payment is being processed. View Receipt');
  expect(textOfHtml(shown)).not.toMatch(/Held|Make payment/);
  expect(shown).toMatch(/href="\/invoice\/r1"/);
});

test('R18 the page of a purchase leads to the payment until the time to pay is over', () => {
  const shown = (pay_until: string) =>
    textOfHtml(buyer.render(<LotLinks lot={bought(pay_until)} showsHold={false} />));
  expect(shown('2199-11-28T15:47:00.000Z')).toBe('Make payment');
  expect(shown('1999-11-28T15:47:00.000Z')).toBe('');
});

test('KEEP-02 a closed lot that is watched can be removed from the watchlist, others have no heart', () => {
  const remove = 'aria-label="Remove Copper kettle from the watchlist"';
  const closed = { market_status: 'sold' } as const;
  expect(grid(sampleLot({ ...closed, wlist: 1 }), 'watchlist')).toContain(remove);
  expect(grid(sampleLot({ ...closed, wlist: 0 }), 'watchlist')).not.toContain(remove);
  expect(grid(sampleLot({ wlist: 1 }), 'watchlist')).not.toContain(remove);
});
