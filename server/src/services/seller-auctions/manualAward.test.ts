import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';
import { until } from '../../testing/process.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const award = async (
  lot_id: string,
  username: string,
  as = world.sellerToken,
  amount = '20.00',
) => {
  const input = { lot_id, username, amount };
  return (await world.call('sellerAuctions.manualAward', input, { as })).body;
};
const unsoldLot = async () => {
  const lot = await world.addLot({ closesAt: (await readNow(world.owner)) + minutes(1) });
  await world.clock.advance(minutes(2));
  await world.closeDue();
  await until('the lot is closed', async () => (await world.lotRow(lot)).phase === 'unsold');
  return lot;
};
const invoicesOf = (userId: string) =>
  world.owner
    .selectFrom('invoices')
    .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
    .select(['invoiceLines.lotId', 'invoiceLines.hammerCents'])
    .where('userId', '=', userId)
    .execute();

test('BID-23 manualAward sells an unsold lot to a bidder, with an invoice and an audit entry', async () => {
  const [lot, buyer] = [await unsoldLot(), await world.addPayer()];
  expect(dataOf(await award(lot, buyer.username))).toEqual({ invoiced: true });
  expect(await world.lotRow(lot)).toMatchObject({
    phase: 'sold',
    winnerId: buyer.id,
    hammerCents: 2000,
  });
  expect(await invoicesOf(buyer.id)).toEqual([{ lotId: lot, hammerCents: 2000 }]);
  expect(await world.auditOf(lot)).toMatchObject([
    { action: 'lot awarded', details: { buyerId: buyer.id, amountCents: 2000 } },
  ]);
  await until('the buyer is notified', async () =>
    (await world.messagesOf(buyer)).some((subject) => subject.startsWith('Congratulations')),
  );
  expect(codeOf(await award(lot, buyer.username))).toBe('LotNotUnsold');
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('manualAward bills with the auction while other lots are open', async () => {
  const [lot, buyer] = [await unsoldLot(), await world.addPayer()];
  await world.addLot({ closesAt: (await readNow(world.owner)) + minutes(90) });
  expect(dataOf(await award(lot, buyer.username))).toEqual({ invoiced: false });
  expect(await invoicesOf(buyer.id)).toEqual([]);
  await world.clock.advance(minutes(91));
  await world.closeDue();
  await until('the auction is billed', async () => (await invoicesOf(buyer.id)).length === 1);
});

test('R61 manualAward refuses the seller, staff, unknown buyers and those who may not bid', async () => {
  const lot = await unsoldLot();
  const seller = await world.owner
    .selectFrom('users')
    .select('username')
    .where('id', '=', world.testAuction.sellerId)
    .executeTakeFirstOrThrow();
  expect(await award(lot, seller.username)).toMatchObject({
    code: 'BuyerMayNotBid',
    facts: { why: 'sellers can’t buy their own lots' },
  });
  expect(codeOf(await award(lot, world.admin.username))).toBe('BuyerMayNotBid');
  const stranger = await world.addPerson();
  expect(codeOf(await award(lot, stranger.username))).toBe('BuyerMayNotBid');
  expect(codeOf(await award(lot, 'nobody-here'))).toBe('NoSuchBuyer');
  const buyer = await world.addPayer();
  expect(codeOf(await award(lot, buyer.username, world.other.token))).toBe('NotFound');
  expect(codeOf(await award(lot, buyer.username, world.sellerToken, '0'))).toBe('InputInvalid');
  await world.owner
    .updateTable('lots')
    .set({ relistedAt: new Date(0) })
    .where('id', '=', lot)
    .execute();
  expect(codeOf(await award(lot, buyer.username))).toBe('LotRelisted');
  await world.owner.updateTable('lots').set({ relistedAt: null }).where('id', '=', lot).execute();
  expect((await world.lotRow(lot)).phase).toBe('unsold');
});
