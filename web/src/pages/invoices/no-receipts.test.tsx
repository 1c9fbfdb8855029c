import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { NoReceipts } from './no-receipts.tsx';

async function shown(
  won: number,
  times: readonly (string | null)[] | null,
  list: 'all' | 'paid' = 'all',
) {
  const { render } = await openStage({
    user: { role: 'buyer', user_id: 'bea' },
    cached: [
      [['bids.getInPlay', {}], { outbid: 0, winning: 0, won }],
      ...(times === null
        ? []
        : [
            [
              ['bids.getWon', { limit: 60 }],
              { wonList: times.map((receipt_expected) => ({ receipt_expected })) },
            ] as const,
          ]),
    ],
  });
  return textOfHtml(render(<NoReceipts list={list} />));
}

const [AT, LATER] = ['2026-11-24T01:37:10.000Z', '2026-11-24T03:00:00.000Z'];

test.each([
  [7, [AT, AT], 'You’ve won 7 items. Your receipt comes around Mon, Nov 23, 8:40 pm.'],
  [1, [AT, null], 'You’ve won 1 item. Your receipt comes around Mon, Nov 23, 8:40 pm.'],
  [2, [LATER, AT], 'You’ve won 2 items. Your first receipt comes around Mon, Nov 23, 8:40 pm.'],
  [2, null, 'You’ve won 2 items. Your receipt appears here once the auction closes.'],
])('with %i won lots expected at %j it says "%s"', async (won, times, text) => {
  expect(await shown(won, times)).toContain(`No receipts yet ${text}`);
});

test('without a won lot, and among the paid ones, it makes no promise', async () => {
  expect(await shown(0, null)).toContain('No receipts When you win something, its receipt');
  expect(await shown(7, [AT], 'paid')).toContain('No receipts You have no paid receipts yet.');
});
