import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { OwnStrip } from './own-strip.tsx';

const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
const none = { outbid: 0, winning: 0, won: 0, pick_up_by: null, to_pay: null };

test('a bidder sees first what is in play, with links to the lists', () => {
  const html = render(
    <OwnStrip
      own={{ ...none, outbid: 2, winning: 5, won: 1, pick_up_by: '2026-11-25T23:00:00.000Z' }}
    />,
  );
  expect(textOfHtml(html)).toBe(
    'Outbid 2 Winning 5 Won 1, receipt soon Pick up by Wed, Nov 25, 6 pm',
  );
  for (const list of ['outbid', 'winning', 'won'])
    expect(html).toContain(`href="/auctions/${list}"`);
});

test('unpaid receipts come first, with what is due and the first deadline', () => {
  const to_pay = '2 receipts to pay, $50.54, by Wed, Nov 25, 6 pm';
  const html = render(<OwnStrip own={{ ...none, winning: 1, to_pay }} />);
  expect(textOfHtml(html)).toBe(`${to_pay} Winning 1`);
  expect(html).toContain('href="/invoices/partial"');
  expect(textOfHtml(render(<OwnStrip own={{ ...none, to_pay }} />))).toBe(to_pay);
});

test('only what is in play is named, and nothing without it', () => {
  expect(textOfHtml(render(<OwnStrip own={{ ...none, winning: 1 }} />))).toBe('Winning 1');
  expect(render(<OwnStrip own={none} />)).not.toContain('section');
});
