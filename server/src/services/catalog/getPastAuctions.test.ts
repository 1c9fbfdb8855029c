import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld, type Visitor } from '../../testing/fixtures/demo-world.ts';

describe('catalog.getPastAuctions', () => {
  let world: DemoWorld;
  let buyer: Visitor;
  beforeAll(async () => {
    world = await openDemoWorld();
    buyer = await world.signIn('buyer');
  });
  afterAll(() => world.close());

  type Input = Parameters<typeof world.call<'catalog.getPastAuctions'>>[1];
  const ask = async (input: Input = {}) => {
    const { body } = await world.call('catalog.getPastAuctions', input, { as: buyer.token });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };
  const over = (auctionNumber: number, phase: 'sold' | 'unsold') =>
    world.owner
      .updateTable('lots')
      .set({ phase })
      .where('auctionId', '=', (auction) =>
        auction.selectFrom('auctions').select('id').where('number', '=', auctionNumber),
      )
      .execute();

  test('LIST-11 catalog.getPastAuctions lists closed auctions with their figures', async () => {
    const { pastAuctionsList, pastAuctionsCount } = await ask();
    expect(pastAuctionsCount).toBe(1);
    const lots = world.owner
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .where('auctions.number', '=', 101);
    const { sold } = await lots
      .where('phase', '=', 'sold')
      .select((row) => row.fn.countAll<number>().as('sold'))
      .executeTakeFirstOrThrow();
    const { last } = await lots
      .select((row) => row.fn.max('lots.listedCloseAt').as('last'))
      .executeTakeFirstOrThrow();
    expect(pastAuctionsList).toMatchObject([
      {
        auction_number: 101,
        title: 'Kitchen and home returns',
        location: 'Smyrna, GA',
        location_id: 'smyrna',
        date_closed: new Date(last).toISOString(),
        lots: 36,
        sold,
      },
    ]);
    expect(sold).toBeGreaterThan(0);
  });

  test('LIST-11 catalog.getPastAuctions omits an auction with an open lot; latest first', async () => {
    await over(102, 'unsold');
    const { pastAuctionsList } = await ask();
    expect(pastAuctionsList.map(({ auction_number }) => auction_number)).toEqual([102, 101]);
    expect(pastAuctionsList[0]).toMatchObject({ sold: 0, lots: 56 });
    await world.owner
      .updateTable('lots')
      .set({ phase: 'open' })
      .where('id', '=', (lots) =>
        lots
          .selectFrom('lots as any')
          .innerJoin('auctions', 'auctions.id', 'any.auctionId')
          .select('any.id')
          .where('auctions.number', '=', 102)
          .limit(1),
      )
      .execute();
    expect((await ask()).pastAuctionsCount).toBe(1);
    await over(102, 'unsold');
  });

  test('catalog.getPastAuctions accepts pages and a center', async () => {
    const second = await ask({ page: 2, limit: 1 });
    expect(second.pastAuctionsList.map(({ auction_number }) => auction_number)).toEqual([101]);
    expect(await ask({ page: 9 })).toEqual({ pastAuctionsList: [], pastAuctionsCount: 2 });
    expect((await ask({ location: 'decatur' })).pastAuctionsCount).toBe(1);
    expect(await ask({ location: 'nowhere' })).toEqual({
      pastAuctionsList: [],
      pastAuctionsCount: 0,
    });
  });

  test('catalog.getPastAuctions sends one query', async () => {
    expect(await world.countQueries(() => ask({ limit: 60 }))).toBe(1);
  });

  test('catalog.getPastAuctions answers guests like buyers, and refuses pages without bounds', async () => {
    const { body } = await world.call('catalog.getPastAuctions', {});
    expect(body).toMatchObject({ status: 'success', data: await ask() });
    const endless = await world.call('catalog.getPastAuctions', { limit: 99 }, { as: buyer.token });
    expect(endless).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
  });
});
