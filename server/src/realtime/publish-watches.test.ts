import type { AddressInfo } from 'node:net';
import type { ClientEvents, ServerEvents, WatchChanged } from '@hammerdock/contract/events.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openKeepingWorld, type KeepingWorld } from '../testing/keeping-world.ts';
import { addMember } from '../testing/members.ts';

type Client = Socket<ServerEvents, ClientEvents>;

describe('watching a lot, live', () => {
  let world: KeepingWorld;
  let address: string;
  const sockets: Client[] = [];
  beforeAll(async () => {
    world = await openKeepingWorld();
    await world.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.http.server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => world.close());

  /** What one tab hears of watches; it looks at the lot as well. */
  async function openTab(lotId: string, token?: string): Promise<WatchChanged[]> {
    const auth = token === undefined ? {} : { token };
    const socket: Client = io(address, { transports: ['websocket'], reconnection: false, auth });
    sockets.push(socket);
    const heard: WatchChanged[] = [];
    socket.on('watchlistAdded', (event) => heard.push(event));
    await socket.emitWithAck('watchLots', { lotIds: [lotId] });
    return heard;
  }
  const press = (name: 'addToWatchlist' | 'removeFromWatchlist', lot: string, as: string) =>
    world.call(`watchlist.${name}`, { product_id: lot }, { as });

  test('all tabs of who watches hear of it with the count of the badge, and nobody else', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const lot = await world.addLot();
    const tabs = [await openTab(lot, ann.token), await openTab(lot, ann.token)];
    const others = [await openTab(lot, bob.token), await openTab(lot)];
    await press('addToWatchlist', lot, ann.token);
    await press('addToWatchlist', lot, ann.token);
    await press('removeFromWatchlist', lot, ann.token);
    for (const heard of tabs) {
      await expect
        .poll(() => heard, { timeout: 5000 })
        .toEqual([
          {
            channel: 'user',
            lot_id: lot,
            status: 'added',
            watchlist_id: expect.any(String),
            watchlistCount: expect.any(Number),
          },
          {
            channel: 'user',
            lot_id: lot,
            status: 'removed',
            watchlist_id: null,
            watchlistCount: 0,
          },
        ]);
    }
    expect(others).toEqual([[], []]);
  });

  test('two tabs that watch different lots at once end with the right count in both', async () => {
    const { token } = await addMember(world);
    const lots = await Promise.all([1, 2, 3, 4].map(() => world.addLot()));
    const heard = await openTab(lots[0] ?? '', token);
    await Promise.all(lots.map((lot) => press('addToWatchlist', lot, token)));
    await expect.poll(() => heard.length, { timeout: 5000 }).toBe(4);
    expect(heard.at(-1)?.watchlistCount).toBe(4);
  });
});
