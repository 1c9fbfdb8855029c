import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { OwnPlaces, OwnStrip } from './own-strip.tsx';
import { useFirstInPlay } from './use-first-in-play.ts';

const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
const none = {
  outbid: 0,
  winning: 0,
  won: 0,
  awaiting_receipt: 0,
  to_pick_up: null,
  to_pay: null,
};
const to_pick_up = 'Pick up by Wed, Nov 25, 6 pm';

test('a bidder sees first what is in play, with links to the lists', () => {
  const html = render(<OwnStrip own={{ ...none, outbid: 2, winning: 5, won: 1, to_pick_up }} />);
  expect(textOfHtml(html)).toBe(`Outbid 2 Winning 5 Just won 1 ${to_pick_up}`);
  for (const list of ['outbid', 'winning', 'won'])
    expect(html).toContain(`href="/auctions/${list}"`);
});

test('unpaid receipts come first, with what is due and the first deadline', () => {
  const to_pay = '2 receipts to pay, $50.54, by Wed, Nov 25, 6 pm';
  const html = render(<OwnStrip own={{ ...none, winning: 1, to_pay }} />);
  expect(textOfHtml(html)).toBe(`${to_pay} Outbid 0 Winning 1 Just won 0`);
  expect(html).toContain('href="/invoices/partial"');
  expect(textOfHtml(render(<OwnStrip own={{ ...none, to_pay }} />))).toBe(to_pay);
});

test('each number has a place from the first bid on, and nothing is shown without any', () => {
  const html = render(<OwnStrip own={{ ...none, winning: 1 }} />);
  expect(textOfHtml(html)).toBe('Outbid 0 Winning 1 Just won 0');
  expect(render(<OwnStrip own={none} />)).not.toContain('section');
  expect(textOfHtml(render(<OwnStrip own={{ ...none, to_pick_up }} />))).toBe(to_pick_up);
});

test('a receipt that comes while the page is open takes the place of the lots won', () => {
  const to_pay = '1 receipt to pay, $50.54, by Wed, Nov 25, 6 pm';
  const first = { ...none, winning: 1 };
  const html = render(<OwnPlaces own={{ ...none, to_pay }} first={first} />);
  expect(textOfHtml(html)).toBe('Outbid 0 Winning 0 To pay');
  expect(html).toContain('href="/invoices/partial"');
});

test('what was paid or picked up elsewhere leaves no gap', () => {
  const first = { ...none, to_pay: '1 receipt to pay', to_pick_up };
  const html = render(<OwnPlaces own={none} first={first} />);
  expect(textOfHtml(html)).toBe(`All paid ${to_pick_up}`);
  expect(html).toMatch(/data-none="true"[^>]*>All paid/);
});

test('the places are those of the first bid, also after the last lot has closed', async () => {
  const { hook, act } = await mountHook(() => {
    const [own, setOwn] = useState({ ...none, to_pick_up: null as string | null });
    return { first: useFirstInPlay(own), setOwn };
  });
  const bid = { ...none, winning: 1 };
  for (const own of [bid, none, { ...none, to_pick_up, outbid: 3 }]) {
    await act(({ setOwn }) => setOwn(own));
    expect(hook().first).toEqual(bid);
  }
});
