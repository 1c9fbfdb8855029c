import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { poison } from '../../testing/poison.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { lapseDueHolds } from './lapse-holds.ts';

let world: PurchaseWorld;
beforeAll(async () => {
  world = await openPurchaseWorld();
});
afterAll(() => world.close());

test('other holds lapse when one throws', async () => {
  const ann = await world.addPayer();
  const closesAt = (await readNow(world.owner)) + minutes(90);
  const receipts: string[] = [];
  const lots = [await world.addOffer({ closesAt }), await world.addOffer({ closesAt })];
  for (const lot of lots) receipts.push(await world.take(ann, lot));
  const [bad = ''] = receipts;
  await poison(world.owner, { table: 'buy_now_holds', column: 'invoice_id', value: bad });
  await world.clock.advance(minutes(30));
  await lapseDueHolds(world.app.context);
  const phases = await Promise.all(lots.map(async (lot) => (await world.lotRow(lot)).phase));
  expect(phases).toEqual(['sold', 'open']);
  const failed = await world.owner.selectFrom('workItems').select(['queue', 'item']).execute();
  expect(failed).toEqual([{ queue: 'buy-now-holds', item: bad }]);
});
