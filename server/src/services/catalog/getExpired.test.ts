import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld, type Visitor } from '../../testing/fixtures/demo-world.ts';

describe('catalog.getExpired', () => {
  let world: DemoWorld;
  let rival: Visitor;
  beforeAll(async () => {
    world = await openDemoWorld();
    rival = await world.signIn('rival');
    const one = world.owner.selectFrom('lots').select('id').where('phase', '=', 'unsold').limit(1);
    await world.owner
      .updateTable('lots')
      .set({ phase: 'cancelled' })
      .where('id', 'in', one)
      .execute();
  });
  afterAll(() => world.close());

  type Input = Parameters<typeof world.call<'catalog.getExpired'>>[1];
  const ask = async (input: Input = {}) => {
    const { body } = await world.call('catalog.getExpired', input, { as: rival.token });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };
  const countIn = async (...phases: string[]): Promise<number> => {
    const lots = world.owner.selectFrom('lots').where('phase', 'in', phases);
    const { count } = await lots
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  test('LIST-11 catalog.getExpired lists sold, unsold and closed lots, the first closed at the top', async () => {
    const { expiredList, expiredCount } = await ask({ limit: 60 });
    expect(expiredCount).toBe(await countIn('sold', 'unsold', 'cancelled'));
    expect(expiredList).toHaveLength(expiredCount);
    const closes = expiredList.map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    const statuses = new Set(expiredList.map(({ market_status }) => market_status));
    expect(statuses).toEqual(new Set(['sold', 'closed']));
    expect(new Set(expiredList.map(({ bidtopstatus }) => bidtopstatus))).toContain('won');
  });

  test('LIST-02 catalog.getExpired returns twelve a page by default, each lot on one page', async () => {
    expect((await ask()).expiredList).toHaveLength(12);
    for (const orderby of ['', '1', '3', '4'] as const) {
      const ids: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        ids.push(...(await ask({ page, limit: 10, orderby })).expiredList.map(({ id }) => id));
      }
      expect([orderby, new Set(ids).size]).toEqual([orderby, (await ask()).expiredCount]);
    }
  });

  test('LIST-03 catalog.getExpired sorts by price, either way', async () => {
    for (const orderby of ['3', '4'] as const) {
      const { expiredList } = await ask({ orderby, limit: 60 });
      const prices = expiredList.map(({ pricestart }) => Number(pricestart));
      const rising = prices.toSorted((one, other) => one - other);
      expect([orderby, prices]).toEqual([orderby, orderby === '3' ? rising : rising.toReversed()]);
    }
  });

  test('catalog.getExpired filters by outcome and by center', async () => {
    const sold = await ask({ market_status: 'sold' });
    expect(sold.expiredCount).toBe(await countIn('sold'));
    const closed = await ask({ market_status: 'closed', limit: 60 });
    expect(closed.expiredCount).toBe(await countIn('unsold', 'cancelled'));
    expect(closed.expiredList.every(({ market_status }) => market_status === 'closed')).toBe(true);
    const unsold = await ask({ market_status: 'unsold', limit: 60 });
    expect(unsold.expiredCount).toBe(await countIn('unsold'));
    const labels = unsold.expiredList.map(({ latestbid, cbidtext }) => [latestbid, cbidtext]);
    expect(labels).toEqual(labels.map(() => [null, 'Not sold']));
    expect((await ask({ location: 'decatur' })).expiredCount).toBe(0);
    expect((await ask({ location: 'smyrna,decatur' })).expiredCount).toBeGreaterThan(0);
  });

  test('catalog.getExpired sends a fixed number of queries', async () => {
    const queries = (input: Input) => world.countQueries(() => ask(input));
    expect(await queries({ limit: 60 })).toBe(await queries({ limit: 1 }));
  });

  test('catalog.getExpired refuses guests, and pages without bounds', async () => {
    expect(await world.call('catalog.getExpired', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
    for (const input of [{ limit: 61 }, { page: 0 }]) {
      const answer = await world.call('catalog.getExpired', input, { as: rival.token });
      expect(answer).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
    }
  });
});
