import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { formatPickupTime, hours } from '@hammerdock/domain/time.ts';
import { centsOf, countOf, instantOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openDemoWorld } from '../../testing/fixtures/demo-world.ts';

test('bids.getInPlay tells bidders what they have in play, and refuses guests', async () => {
  const world = await openDemoWorld();
  onTestFinished(() => world.close());
  const ownOf = async (as: string) => dataOf((await world.call('bids.getInPlay', {}, { as })).body);
  expect(await world.call('bids.getInPlay', {})).toMatchObject({ status: 401 });
  const { token: as } = await world.signIn('buyer');
  const [losing, winning, won, unpaid] = await Promise.all([
    world.call('bids.getLosing', {}, { as }),
    world.call('bids.getWinning', {}, { as }),
    world.call('bids.getWon', { limit: 50 }, { as }),
    world.call('invoices.getReceipt', { action: 'partial', limit: 50 }, { as }),
  ]);
  const waiting = dataOf(won.body).wonList.flatMap((lot) =>
    lot.checkout_status === '0' && lot.pickup_end_date !== null ? [lot.pickup_end_date] : [],
  );
  const nowMs = await readNow(world.owner);
  const now = new Date(nowMs).toISOString();
  // With a receipt, too.
  const wonToday = dataOf(won.body).wonList.filter(
    ({ date_closed, buynowed }) => buynowed === null && instantOf(date_closed) > nowMs - hours(24),
  );
  expect(wonToday).not.toHaveLength(0);
  expect(waiting).not.toHaveLength(0);
  const [firstEnd] = waiting.filter((end) => end > now).toSorted();
  expect(await ownOf(as)).toEqual({
    outbid: dataOf(losing.body).losingCount,
    winning: dataOf(winning.body).winningCount,
    won: wonToday.length,
    to_pick_up:
      firstEnd === undefined ? null : `Pick up by ${formatPickupTime(instantOf(firstEnd))}`,
    to_pay: summary(dataOf(unpaid.body).receiptList),
  });
  const declined = await world.signIn('declined');
  const list = await world.call(
    'invoices.getReceipt',
    { action: 'partial', limit: 50 },
    { as: declined.token },
  );
  const { receiptList } = dataOf(list.body);
  expect(receiptList).not.toHaveLength(0);
  expect(await ownOf(declined.token)).toMatchObject({
    to_pay: `Your card was declined. Bidding is paused. ${summary(receiptList)}`,
  });
});

function summary(receipts: readonly ReceiptRow[]) {
  if (receipts.length === 0) return null;
  const ends = receipts.map(({ due_date, pay_until }) => instantOf(due_date ?? pay_until ?? ''));
  const dueCents = receipts.reduce((sum, { total_due_amount: due }) => sum + centsOf(due), 0);
  const first = formatPickupTime(Math.min(...ends));
  const by = receipts.length > 1 ? `the first by ${first}` : `by ${first}`;
  return `${countOf(receipts.length, 'receipt')} to pay, ${dollarsOf(dueCents)}, ${by}`;
}
