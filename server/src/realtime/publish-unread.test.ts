import type { AddressInfo } from 'node:net';
import type { ClientEvents, ServerEvents } from '@hammerdock/contract/events.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addMember } from '../testing/fixtures/members.ts';
import { notify } from '../testing/notify.ts';
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

/** Returns the numbers of unread notifications that a tab receives. */
async function openTab(token?: string): Promise<number[]> {
  const auth = token === undefined ? {} : { token };
  const options = { transports: ['websocket'], reconnection: false, auth };
  const socket: Socket<ServerEvents, ClientEvents> = io(address, options);
  sockets.push(socket);
  const received: number[] = [];
  socket.on('notificationsChanged', ({ unread }) => received.push(unread));
  await socket.emitWithAck('watchLots', { lotIds: [] });
  return received;
}

test('the number of unread notifications is sent to all tabs of the user, and to no one else', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const tabs = [await openTab(ann.token), await openTab(ann.token)];
  const others = [await openTab(bob.token), await openTab()];
  const notification_id = await notify(world, ann.id);
  for (const received of tabs) await expect.poll(() => received).toEqual([1]);
  await notify(world, ann.id);
  for (const received of tabs) await expect.poll(() => received).toEqual([1, 2]);
  await world.call('notifications.markNotificationRead', { notification_id }, { as: ann.token });
  for (const received of tabs) await expect.poll(() => received).toEqual([1, 2, 1]);
  expect(others).toEqual([[], []]);
});
