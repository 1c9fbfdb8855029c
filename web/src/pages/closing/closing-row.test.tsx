import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ClosingRow } from './closing-row.tsx';

test('a lot is shown as extended until it has closed', async () => {
  const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
  const extended = sampleLotInPlay({ first_date_closed: '2020-11-23T15:00:00.000Z' });
  const shown = (changes: Partial<typeof extended>, isOver: boolean) =>
    textOfHtml(render(<ClosingRow lot={{ ...extended, ...changes }} isOver={isOver} />));
  expect(shown({}, false)).toContain('Extended');
  for (const [bidtopstatus, words] of [
    ['won', 'You won'],
    ['lost', 'You lost'],
  ] as const) {
    const closed = shown({ bidtopstatus, market_status: 'sold' }, true);
    expect(closed).toContain(words);
    expect(closed).not.toContain('Extended');
  }
});

test('a lot that the viewer is winning states the own maximum, or the exact bid', async () => {
  const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
  const shown = (kind: 'proxy' | 'hard', bidtopstatus: 'winning' | 'outbid' = 'winning') => {
    const own = { leading: bidtopstatus === 'winning', max_amount: '80.00', kind };
    const lot = sampleLotInPlay({ bidtopstatus, proxy_bid_details: own });
    return textOfHtml(render(<ClosingRow lot={lot} isOver={false} />));
  };
  expect(shown('proxy')).toMatch(/total at this price · Your max \$80\.00/);
  expect(shown('hard')).toContain('Your bid $80.00');
  expect(shown('proxy', 'outbid')).not.toContain('$80.00');
});
