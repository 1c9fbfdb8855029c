import type { PickupsChanged } from '@hammerdock/contract/events.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  sellLots,
  type Buyer,
} from '../testing/fixtures/sales.ts';
import { chooseAny } from '../testing/fixtures/pickup/visits.ts';
import { openTabs, type Tabs } from '../testing/tabs.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let tabs: Tabs;
beforeAll(async () => {
  world = await openWorld();
  tabs = await openTabs(world.app);
});
afterEach(() => tabs.closeAll());
afterAll(() => world.close());

/** Opens a tab that watches the lot; returns the changes of pickups that it receives. */
async function openTab(lot: string, user?: Buyer): Promise<PickupsChanged[]> {
  const received: PickupsChanged[] = [];
  await tabs.open({
    lotIds: [lot],
    token: user?.token,
    listen: (socket) => socket.on('pickupsChanged', (event) => received.push(event)),
  });
  return received;
}

test('a hand-over and its undoing reach all tabs of the buyer, and no one else', async () => {
  const [buyer, other] = [await addBuyer(world, 'good'), await addBuyer(world)];
  const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
  await awaitReceipt(world, buyer, auctionId);
  const lot = lotIds[0] ?? '';
  const staff = await addStaff(world, auctionId);
  const pass_id = await openPass(world, staff, buyer);
  const own = [await openTab(lot, buyer), await openTab(lot, buyer)];
  const others = [await openTab(lot, other), await openTab(lot, staff), await openTab(lot)];
  await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token });
  // It has no more than that something changed; the page asks for it.
  const event = { channel: 'user' };
  for (const received of own) await expect.poll(() => received).toEqual([event]);
  await world.call('pickup.undoPickUp', { pass_id, lot_id: lot }, { as: staff.token });
  for (const received of own) await expect.poll(() => received).toEqual([event, event]);
  expect(others).toEqual([[], [], []]);
});

test('a pickup time that is chosen, changed or canceled reaches the buyer’s other tabs', async () => {
  const [buyer, other] = [await addBuyer(world, 'good'), await addBuyer(world)];
  const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
  await awaitReceipt(world, buyer, auctionId);
  const lot = lotIds[0] ?? '';
  const [own, others] = [await openTab(lot, buyer), await openTab(lot, other)];
  const event = { channel: 'user' };
  const { center_id } = await chooseAny(world, buyer);
  await expect.poll(() => own).toEqual([event]);
  await chooseAny(world, buyer, 1);
  await expect.poll(() => own).toEqual([event, event]);
  await world.call('pickup.cancelPickupSlot', { center_id }, { as: buyer.token });
  await expect.poll(() => own).toEqual([event, event, event]);
  expect(others).toEqual([]);
});
