import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('lists the results of lots for ten minutes after their close', async () => {
    const { lots, clock } = world;
    const results = async () =>
      (await ask()).flatMap(({ id, bidtopstatus }) =>
        id === lots.won || id === lots.lost ? [[id, bidtopstatus]] : [],
      );
    expect(await results()).toEqual([
      [lots.won, 'won'],
      [lots.lost, 'lost'],
    ]);
    await clock.advance(minutes(8.5));
    expect(await results()).toEqual([[lots.lost, 'lost']]);
    await clock.advance(minutes(1));
    expect(await results()).toEqual([]);
  });
});

test('bids.listLotsInPlay leaves out a lot that was bought before its close', async () => {
  const world = await openPurchaseWorld();
  const watcher = await world.addBidder();
  const ask = async () => (await world.call('bids.listLotsInPlay', {}, { as: watcher.token })).body;
  const lot = await world.addOffer();
  await world.call('watchlist.addToWatchlist', { product_id: lot }, { as: watcher.token });
  expect(await ask()).toMatchObject({ data: { lotsInPlay: [{ id: lot }] } });
  await world.take(await world.addPayer(), lot);
  expect(await ask()).toMatchObject({ data: { lotsInPlay: [] } });
  await world.close();
});
