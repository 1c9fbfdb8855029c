import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';
import { until } from '../../testing/process.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const withdraw = async (lot_id: string, as = world.sellerToken, reason = 'It was damaged.') =>
  (await world.call('sellerAuctions.withdrawLot', { lot_id, reason }, { as })).body;

test('R63 withdrawLot: the seller may while there are no bids', async () => {
  const lot = await world.addLot();
  expect(codeOf(await withdraw(lot, world.sellerToken, ' '))).toBe('InputInvalid');
  expect(codeOf(await withdraw(lot))).toBe('success');
  expect(codeOf(await withdraw(lot))).toBe('LotNotCancellable');
  expect((await world.lotRow(lot)).phase).toBe('cancelled');
  const { body } = await world.call('catalog.getProductInfo', { product_id: lot });
  expect(dataOf(body)).toMatchObject({ market_status: 'closed', cbidtext: 'Withdrawn' });
  const bidder = await world.addBidder();
  const bid = { product_id: lot, wsprice: '20.00' };
  expect(codeOf((await world.call('bidding.placeBid', bid, { as: bidder.token })).body)).not.toBe(
    'success',
  );
  expect(await world.auditOf(lot)).toMatchObject([
    { action: 'lot withdrawn', details: { reason: 'It was damaged.', bids: 0 } },
  ]);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('R63 withdrawLot: once there are bids only an admin, and the bidders are notified', async () => {
  const [lot, bidder] = [await world.addLot(), await world.addBidder()];
  await world.bid(bidder, lot, '20.00');
  expect(codeOf(await withdraw(lot))).toBe('LotHasBids');
  expect((await world.lotRow(lot)).phase).toBe('open');
  expect(codeOf(await withdraw(lot, world.admin.token))).toBe('success');
  await until('the bidder is notified', async () =>
    (await world.messagesOf(bidder)).some((subject) => subject.startsWith('Withdrawn: ')),
  );
  const invoices = await world.owner.selectFrom('invoices').select('id').execute();
  expect(invoices).toEqual([]);
});

test('withdrawLot refuses a lot on hold, and another seller’s', async () => {
  const [offer, buyer] = [await world.addOffer(), await world.addPayer()];
  await world.take(buyer, offer);
  expect(codeOf(await withdraw(offer, world.admin.token))).toBe('LotHeld');
  expect(codeOf(await withdraw(await world.addLot(), world.other.token))).toBe('NotFound');
  expect(codeOf(await withdraw('nothing'))).toBe('NotFound');
});
