import { expect, test } from 'vitest';
import { openStage, renderHook } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { NoReceipts } from './no-receipts.tsx';
import { useWonText } from './won-text.ts';

/** Of five wins within a day. */
async function wonTextOf(
  waiting: number,
  times: readonly (string | null)[] | null,
  list: 'all' | 'paid' | 'partial' = 'all',
) {
  const wonList = times?.map((receipt_expected) => ({ receipt_expected }));
  const { hook } = await renderHook(() => ({ text: useWonText(list) }), {
    user: { role: 'buyer', user_id: 'bea' },
    cached: [
      [['bids.getInPlay', {}], { won: 5, awaiting_receipt: waiting }],
      ...(wonList === undefined ? [] : [[['bids.getWon', { limit: 60 }], { wonList }] as const]),
    ],
  });
  return hook.text;
}

const [AT, LATER] = ['2026-11-24T01:37:10.000Z', '2026-11-24T03:00:00.000Z'];

test.each([
  [7, [AT, AT], 'You’ve won 7 items. Your receipt comes around Mon, Nov 23, 8:40 pm.'],
  [1, [AT, null], 'You’ve won 1 item. Your receipt comes around Mon, Nov 23, 8:40 pm.'],
  [2, [LATER, AT], 'You’ve won 2 items. Your first receipt comes around Mon, Nov 23, 8:40 pm.'],
  [2, [null], 'You’ve won 2 items. Your receipt appears here once the auction closes.'],
])('%i won lots whose receipts are expected at %j: "%s"', async (waiting, times, text) => {
  expect(await wonTextOf(waiting, times)).toBe(text);
  expect(await wonTextOf(waiting, times, 'partial')).toBe(text);
});

test('nothing is promised without a won lot that awaits its receipt, or among the paid receipts', async () => {
  expect(await wonTextOf(0, null)).toBeNull();
  expect(await wonTextOf(7, [AT], 'paid')).toBeNull();
  expect(await wonTextOf(7, null)).toBeUndefined();
});

test('an empty list names the receipts that are to come', async () => {
  const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' } });
  const shown = (list: 'all' | 'partial', wonText: string | null) =>
    textOfHtml(render(<NoReceipts list={list} wonText={wonText} />));
  expect(shown('all', 'You’ve won 7 items.')).toContain('No receipts yet You’ve won 7 items.');
  expect(shown('partial', 'You’ve won 7 items.')).toContain('Nothing to pay yet You’ve won');
  expect(shown('all', null)).toContain('No receipts When you win something, its receipt');
  expect(shown('partial', null)).toContain('Nothing to pay You have no unpaid receipts.');
});
