import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findLotsInPlay } from '../../store/catalog/lots-in-play.ts';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';
import { openPurchaseWorld } from '../../testing/fixtures/purchases.ts';

describe('bids.listLotsInPlay', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (as = world.ann.token) => {
    const { body } = await world.call('bids.listLotsInPlay', {}, { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.lotsInPlay;
  };

  test('lists the open and upcoming lots that the caller bid on or watches, by their close', async () => {
    const { lots, ann } = world;
    for (const product_id of [lots.untouched, lots.losing])
      await world.call('watchlist.addToWatchlist', { product_id }, { as: ann.token });
    const found = await ask();
    const shown = found.map(({ id, bidtopstatus, wlist }) => [id, bidtopstatus, wlist]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [lots.winning, 'winning', 0],
        [lots.losing, 'outbid', 1],
        [lots.untouched, '', 1],
        [lots.upcoming, '', 0],
      ]),
    );
    expect(shown.filter(([, status]) => status !== 'won' && status !== 'lost')).toHaveLength(4);
    const closes = found.map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    expect(found.find(({ id }) => id === lots.losing)).toMatchObject({
      latestbid: '8.00',
      next_bid: '9.00',
      future_active: false,
      proxy_bid_details: { leading: false, max_amount: '7.00', kind: 'proxy' },
    });
    expect(found.find(({ id }) => id === lots.winning)).toMatchObject({
      proxy_bid_details: { leading: true, max_amount: '40.00', kind: 'proxy' },
    });
    expect(found.find(({ id }) => id === lots.untouched)).toMatchObject({
      proxy_bid_details: null,
    });
    expect(JSON.stringify(found)).not.toContain('70.00');
  });

  test('lists nothing of other people, and refuses guests', async () => {
    expect(await ask((await world.addBidder()).token)).toEqual([]);
    expect(await world.call('bids.listLotsInPlay', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
  });

  test('states the first close of a lot that a late bid has extended', async () => {
    const { ann } = world;
    const closesAt = NOON + minutes(13);
    const lot = await world.addLot({ closesAt });
    await world.bid(ann, lot, '5.00');
    const found = (await ask()).find(({ id }) => id === lot);
    expect(found?.first_date_closed).toBe(new Date(closesAt).toISOString());
    expect(Date.parse(found?.date_closed ?? '')).toBeGreaterThan(closesAt);
  });

  const results = async (as?: string) =>
    (await ask(as)).flatMap(({ id, bidtopstatus }) =>
      ['won', 'lost'].includes(bidtopstatus) ? [[id, bidtopstatus]] : [],
    );

  test('lists the results of lots until ten minutes after the last close', async () => {
    const { lots, clock } = world;
    const first = [
      [lots.won, 'won'],
      [lots.lost, 'lost'],
    ];
    expect(await results()).toEqual(first);
    // The lot of the test above closes at 12:17.
    await clock.stopAt(NOON + minutes(26.5));
    await world.closeDue();
    expect(await results()).toEqual([...first, [expect.any(String), 'won']]);
    await clock.stopAt(NOON + minutes(27.5));
    expect(await results()).toEqual([]);
  });

  test('lists the results of two hours while lots that the caller bid on go on closing', async () => {
    const { clock } = world;
    const carl = await world.addBidder();
    const now = NOON + minutes(90);
    await clock.stopAt(now);
    const added: string[] = [];
    for (const after of [1, 25, 50, 75, 100, 122]) {
      const lot = await world.addLot({ closesAt: now + minutes(after) });
      await world.bid(carl, lot, '5.00');
      added.push(lot);
    }
    // One that is only watched belongs to no run.
    const product_id = await world.addLot({ closesAt: now + minutes(20) });
    await world.call('watchlist.addToWatchlist', { product_id }, { as: carl.token });
    const expectAfter = async (after: number, expected: readonly string[]) => {
      await clock.stopAt(now + minutes(after));
      await world.closeDue();
      expect((await results(carl.token)).map(([id]) => id)).toEqual(expected);
    };
    await expectAfter(22, added.slice(0, 1));
    expect((await ask(carl.token)).map(({ id }) => id)).toContain(product_id);
    await expectAfter(40, added.slice(0, 2));
    expect((await ask(carl.token)).map(({ id }) => id)).not.toContain(product_id);
    await expectAfter(65, added.slice(0, 3));
    await expectAfter(90, added.slice(0, 4));
    await expectAfter(115, added.slice(0, 5));
    // The first has ended more than two hours ago.
    await expectAfter(127, added.slice(1));
    await expectAfter(133, []);
  });
});

test('open lots come before results, and the latest results before older ones', async () => {
  const world = await openOwnLotsWorld();
  onTestFinished(() => world.close());
  const find = async (limit: number) => {
    const rows = await findLotsInPlay(world.owner, world.ann.id, limit);
    return rows.map(({ id, phase }) => ({ id, isOpen: phase === 'open' || phase === 'upcoming' }));
  };
  const all = await find(100);
  const openCount = all.filter(({ isOpen }) => isOpen).length;
  expect(openCount).toBeGreaterThan(0);
  expect(all.slice(openCount).map(({ id }) => id)).toEqual([world.lots.lost, world.lots.won]);
  // What the limit cuts off are the oldest results.
  expect(await find(openCount + 1)).toEqual(all.slice(0, openCount + 1));
  expect((await find(openCount)).every(({ isOpen }) => isOpen)).toBe(true);
});

test('bids.listLotsInPlay leaves out a lot that was bought before its close', async () => {
  const world = await openPurchaseWorld();
  onTestFinished(() => world.close());
  const watcher = await world.addBidder();
  const ask = async () => (await world.call('bids.listLotsInPlay', {}, { as: watcher.token })).body;
  const lot = await world.addOffer();
  await world.call('watchlist.addToWatchlist', { product_id: lot }, { as: watcher.token });
  expect(await ask()).toMatchObject({ data: { lotsInPlay: [{ id: lot }] } });
  await world.take(await world.addPayer(), lot);
  expect(await ask()).toMatchObject({ data: { lotsInPlay: [] } });
});
