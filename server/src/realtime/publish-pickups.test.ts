import type { AddressInfo } from 'node:net';
import type { ClientEvents, PickupsChanged, ServerEvents } from '@hammerdock/contract/events.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  sellLots,
  type Buyer,
} from '../testing/fixtures/sales.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let address: string;
const sockets: Socket<ServerEvents, ClientEvents>[] = [];
beforeAll(async () => {
  world = await openWorld();
  await world.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.http.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => world.close());

/** Opens a tab that watches the lot; returns the changes of pickups that it receives. */
async function openTab(lot: string, user?: Buyer): Promise<PickupsChanged[]> {
  const auth = user === undefined ? {} : { token: user.token };
  const options = { transports: ['websocket'], reconnection: false, auth };
  const socket: Socket<ServerEvents, ClientEvents> = io(address, options);
  sockets.push(socket);
  const received: PickupsChanged[] = [];
  socket.on('pickupsChanged', (event) => received.push(event));
  await socket.emitWithAck('watchLots', { lotIds: [lot] });
  return received;
}

test('a hand-over and its undoing reach all tabs of the buyer, and no one else', async () => {
  const [buyer, other] = [await addBuyer(world, 'good'), await addBuyer(world)];
  const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
  await awaitReceipt(world, buyer, auctionId);
  const lot = lotIds[0] ?? '';
  const staff = await addStaff(world, auctionId);
  const pass_id = await openPass(world, staff, buyer);
  const tabs = [await openTab(lot, buyer), await openTab(lot, buyer)];
  const others = [await openTab(lot, other), await openTab(lot, staff), await openTab(lot)];
  await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token });
  // It has no more than that something changed; the page asks for it.
  const event = { channel: 'user' };
  for (const received of tabs) await expect.poll(() => received).toEqual([event]);
  await world.call('pickup.undoPickUp', { pass_id, lot_id: lot }, { as: staff.token });
  for (const received of tabs) await expect.poll(() => received).toEqual([event, event]);
  expect(others).toEqual([[], [], []]);
});
