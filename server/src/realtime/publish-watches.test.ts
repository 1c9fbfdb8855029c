import type { WatchChanged } from '@hammerdock/contract/events.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWatchlistWorld, type WatchlistWorld } from '../testing/fixtures/watchlist-world.ts';
import { addMember } from '../testing/fixtures/members.ts';
import { openTabs, type Tabs } from '../testing/tabs.ts';

describe('live events of the watchlist', () => {
  let world: WatchlistWorld;
  let tabs: Tabs;
  beforeAll(async () => {
    world = await openWatchlistWorld();
    tabs = await openTabs(world.app);
  });
  afterEach(() => tabs.closeAll());
  afterAll(() => world.close());

  /** Opens a tab that watches the lot; returns the watchlist events it receives. */
  async function openTab(lotId: string, token?: string): Promise<WatchChanged[]> {
    const received: WatchChanged[] = [];
    await tabs.open({
      lotIds: [lotId],
      token,
      listen: (socket) => socket.on('watchlistAdded', (event) => received.push(event)),
    });
    return received;
  }
  const press = (name: 'addToWatchlist' | 'removeFromWatchlist', lot: string, as: string) =>
    world.call(`watchlist.${name}`, { product_id: lot }, { as });

  test('are sent to all tabs of the user, with the count of the badge, and to no other user', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const lot = await world.addLot();
    const own = [await openTab(lot, ann.token), await openTab(lot, ann.token)];
    const others = [await openTab(lot, bob.token), await openTab(lot)];
    await press('addToWatchlist', lot, ann.token);
    await press('addToWatchlist', lot, ann.token);
    await press('removeFromWatchlist', lot, ann.token);
    for (const received of own) {
      await expect
        .poll(() => received)
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

  test('contain the right count after several lots are watched concurrently', async () => {
    const { token } = await addMember(world);
    const lots = await Promise.all([1, 2, 3, 4].map(() => world.addLot()));
    const received = await openTab(lots[0] ?? '', token);
    await Promise.all(lots.map((lot) => press('addToWatchlist', lot, token)));
    await expect.poll(() => received.length).toBe(4);
    expect(received.at(-1)?.watchlistCount).toBe(4);
  });
});
