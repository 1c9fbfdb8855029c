import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { formatPickupTime, hours, seconds } from '@hammerdock/domain/time.ts';
import { centsOf, countOf, instantOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, awaitReceipt } from '../../testing/fixtures/sales.ts';
import { openWorld } from '../../testing/world.ts';
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
    awaiting_receipt: 0,
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

test('bids.getInPlay counts the wins that await their receipt, until it is there', async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const buyer = await addBuyer(world, 'good');
  const counts = async () => {
    const { won, awaiting_receipt: awaiting } = dataOf(
      (await world.call('bids.getInPlay', {}, { as: buyer.token })).body,
    );
    return { won, awaiting };
  };
  const auctionId = await buildAuction(world.owner);
  await world.owner.updateTable('auctions').set({ softCloseSeconds: 0 }).execute();
  const now = await readNow(world.owner);
  const [first] = await Promise.all(
    [seconds(6), seconds(12)].map((left) =>
      buildLot(world.owner, { auctionId, closesAt: now + left }),
    ),
  );
  await buildBid(world.owner, { lotId: first ?? '', bidderId: buyer.id, amountCents: 1000 });
  // The receipt comes when the last lot has closed (R23).
  await world.clock.advance(seconds(6));
  await expect.poll(counts).toEqual({ won: 1, awaiting: 1 });
  await world.clock.advance(seconds(6));
  await awaitReceipt(world, buyer, auctionId);
  expect(await counts()).toEqual({ won: 1, awaiting: 0 });
});

function summary(receipts: readonly ReceiptRow[]) {
  if (receipts.length === 0) return null;
  const ends = receipts.map(({ due_date, pay_until }) => instantOf(due_date ?? pay_until ?? ''));
  const dueCents = receipts.reduce((sum, { total_due_amount: due }) => sum + centsOf(due), 0);
  const first = `${formatPickupTime(Math.min(...ends))} ET`;
  const by = receipts.length > 1 ? `the first by ${first}` : `by ${first}`;
  return `${countOf(receipts.length, 'receipt')} to pay, ${dollarsOf(dueCents)}, ${by}`;
}
