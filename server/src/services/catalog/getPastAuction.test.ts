import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newId } from '../../security/ids.ts';

describe('catalog.getPastAuction', () => {
  let world: DemoWorld;
  let pastId: string;
  const idOf = async (number: number) => {
    const auctions = world.owner.selectFrom('auctions').select('id');
    return (await auctions.where('number', '=', number).executeTakeFirstOrThrow()).id;
  };
  beforeAll(async () => {
    world = await openDemoWorld();
    pastId = await idOf(101);
  });
  afterAll(() => world.close());

  type Input = Parameters<typeof world.call<'catalog.getPastAuction'>>[1];
  const ask = async (input: Partial<Input> = {}) => {
    const all = { auction_id: pastId, limit: 60, ...input };
    return (await world.call('catalog.getPastAuction', all)).body;
  };

  test('shows everyone the lots of a past auction with their final prices, in order of close', async () => {
    const { pastAuction, lotList, lotCount } = dataOf(await ask());
    expect(pastAuction).toMatchObject({ auction_number: 101, lots: 36 });
    expect(lotCount).toBe(36);
    const closes = lotList.map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    const sold = lotList.filter(({ market_status }) => market_status === 'sold');
    expect(sold).toHaveLength(pastAuction.sold);
    expect(
      sold.every(({ cbidtext, latestbid }) => cbidtext === 'Sold Price' && latestbid !== null),
    ).toBe(true);
    const rows = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('auctionId', '=', pastId)
      .where('phase', '!=', 'draft')
      .execute();
    expect(lotList.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(
      (await world.owner.selectFrom('users').select('id').execute()).some(({ id }) =>
        JSON.stringify(lotList).includes(id),
      ),
    ).toBe(false);
  });

  test('narrows to sold lots and turns pages', async () => {
    const sold = dataOf(await ask({ market_status: 'sold', limit: 5, page: 2 }));
    expect(sold.lotList).toHaveLength(5);
    expect(sold.lotCount).toBe(sold.pastAuction.sold);
    expect(sold.lotList.every(({ market_status }) => market_status === 'sold')).toBe(true);
  });

  test('sends the same number of queries for any page size', async () => {
    const few = await world.countQueries(() => ask({ limit: 2 }));
    expect(await world.countQueries(() => ask({ limit: 60 }))).toBe(few);
  });

  test('refuses auctions that are open, unpublished or unknown', async () => {
    for (const auction_id of [await idOf(102), newId(), 'nonsense']) {
      expect([auction_id, codeOf(await ask({ auction_id }))]).toEqual([auction_id, 'NotFound']);
    }
    await world.owner
      .updateTable('auctions')
      .set({ publishedAt: null })
      .where('id', '=', pastId)
      .execute();
    expect(codeOf(await ask())).toBe('NotFound');
  });
});
