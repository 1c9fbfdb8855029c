import { lotTile, type LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.homeProducts', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => world.close());

  const home = async (as?: string) => {
    const { body } = await world.call('catalog.homeProducts', {}, as === undefined ? {} : { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.blocks;
  };
  const banners = async () => {
    const { body } = await world.call('catalog.homeProducts', {});
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.banners;
  };

  /** The settings of the store and the choice of lots are cached for a second. */
  const aMomentLater = () => {
    world.app.context.homeBanners.clear();
    world.app.context.homeLists.clear();
  };

  test('LIST-12 catalog.homeProducts returns the active banners in their order', async () => {
    const shown = await banners();
    expect(shown.map(({ title }) => title)).toEqual([
      'Closing today',
      'Scratch & Dent, with a guarantee',
      'Bring a truck, save a fortune',
    ]);
    for (const { text, button, link, active } of shown) {
      expect([text, button]).not.toContain('');
      expect(link).toMatch(/^\/[a-z]/);
      expect(active).toBe(1);
    }
    await world.owner
      .updateTable('homeBanners')
      .set({ active: false })
      .where('title', '=', 'Closing today')
      .execute();
    aMomentLater();
    expect((await banners()).map(({ title }) => title)).not.toContain('Closing today');
  });

  test('catalog.homeProducts returns no banner that links outside the store', async () => {
    const lead = (link: string) => world.owner.updateTable('homeBanners').set({ link }).execute();
    for (const link of [
      'https://elsewhere.example',
      '//elsewhere.example',
      'javascript:alert(1)',
    ]) {
      await expect(lead(link)).rejects.toThrow(/link_check/);
    }
  });

  test('LIST-12 catalog.homeProducts lists buy-now lots as soon as there is one', async () => {
    const named = async () => {
      aMomentLater();
      return (await home()).find(({ name }) => name === 'buynow');
    };
    await world.owner.updateTable('lots').set({ buyNowCents: null }).execute();
    expect(await named()).toBeUndefined();
    const open = world.owner
      .selectFrom('lotStates')
      .select('lotId as id')
      .where('phase', '=', 'open');
    const { id } = await open.where('leaderId', 'is', null).limit(1).executeTakeFirstOrThrow();
    const led = await open.where('leaderId', 'is not', null).limit(1).executeTakeFirstOrThrow();
    const price = { buyNowCents: 7000 };
    await world.owner.updateTable('lots').set(price).where('id', '=', led.id).execute();
    expect(await named()).toBeUndefined();
    await world.owner.updateTable('lots').set({ buyNowCents: 5000 }).where('id', '=', id).execute();
    expect(await named()).toMatchObject({ filters: { buynow: '1' }, lots: [{ id }] });
    await world.owner.updateTable('lots').set({ buyNowCents: null }).where('id', '=', id).execute();
  });

  test('LIST-12 catalog.homeProducts lists lots closing soon, the newest, each center and categories', async () => {
    const blocks = await home();
    expect(blocks.slice(0, 4).map(({ name }) => name)).toEqual([
      'closing',
      'newest',
      'center-decatur',
      'center-smyrna',
    ]);
    const categories = blocks.filter(({ name }) => name.startsWith('category-'));
    expect(categories).toHaveLength(2);
    const searched = async (filters: Record<string, string>) => {
      const { body } = await world.call('catalog.searchProducts', {
        ...filters,
        orderby: '1',
        limit: 50,
      });
      if (body.status !== 'success') throw new Error(body.statusText);
      return body.data.searchList.map(({ id }) => id);
    };
    // The lots of the list are those that its "Show all" shows.
    for (const { filters, lots } of blocks.slice(2)) {
      expect(lots.length).toBeGreaterThan(0);
      expect(await searched(filters)).toEqual(expect.arrayContaining(lots.map(({ id }) => id)));
    }
    const [closing, newest] = blocks;
    const closes = (closing?.lots ?? []).map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    expect(newest).toMatchObject({ brief: false, filters: { orderby: '5' } });
    expect(newest?.lots).toMatchObject(Array.from({ length: 4 }, () => ({ future_active: true })));
    expect(blocks.map(({ lots }) => lots.length)).toEqual([8, 4, 3, 3, 3, 3]);
    // There are enough lots for each list to have its own.
    const shown = blocks.flatMap(({ lots }) => lots.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('catalog.homeProducts sends only what is shown: cards with two pictures, tiles with one', async () => {
    const blocks = await home();
    const lotsOf = (brief: boolean) =>
      blocks.filter((block) => block.brief === brief).flatMap(({ lots }) => lots as LotTile[]);
    const most = (lots: readonly LotTile[]) =>
      Math.max(...lots.map(({ attachments }) => attachments.length));
    expect([most(lotsOf(false)), most(lotsOf(true))]).toEqual([2, 1]);
    for (const lot of lotsOf(false)) expect(lot).not.toHaveProperty('description');
    for (const lot of lotsOf(true)) {
      expect(Object.keys(lot).toSorted()).toEqual(Object.keys(lotTile.shape).toSorted());
    }
  });

  test('catalog.homeProducts shows a bidder their own standing, and a guest none', async () => {
    const rival = await world.signIn('rival');
    const standings = (await home(rival.token)).flatMap(({ lots }) =>
      lots.map(({ bidtopstatus }) => bidtopstatus),
    );
    expect(standings.some((status) => status !== '')).toBe(true);
    const shown = (await home()).flatMap(({ lots }) => lots);
    expect(shown.every(({ bidtopstatus }) => bidtopstatus === '')).toBe(true);
  });

  test('KEEP-02 catalog.homeProducts marks the lots that the caller watches, on cards and tiles', async () => {
    const { token } = await world.signIn('buyer');
    const stranger = await world.signIn('rival');
    const shown = (await home(token)).map(({ lots }) => lots.at(-1)?.id ?? '');
    for (const product_id of shown)
      await world.call('watchlist.addToWatchlist', { product_id }, { as: token });
    const watched = async (as?: string) =>
      (await home(as)).map(({ lots }) => lots.at(-1)).map((lot) => [lot?.wlist, lot?.watchlist_id]);
    expect(await watched(token)).toEqual(shown.map(() => [1, expect.any(String)]));
    for (const as of [undefined, stranger.token])
      expect(await watched(as)).toEqual(shown.map(() => [0, null]));
  });

  test('catalog.homeProducts sends a fixed number of queries', async () => {
    expect(await world.countQueries(() => home())).toBe(2);
    expect(
      await world.countQueries(() => {
        aMomentLater();
        return home();
      }),
    ).toBe(4);
  });

  test('catalog.homeProducts drops a lot from a list where it no longer belongs', async () => {
    const standing = async () => (await home()).map(({ name, lots }) => [name, lots.length]);
    aMomentLater();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const before = await standing();
    const [closing, , decatur] = await home();
    const gone = [closing?.lots[0]?.id, decatur?.lots[0]?.id].map((id) => id ?? '');
    const phase = (to: 'open' | 'unsold') =>
      world.owner.updateTable('lots').set({ phase: to }).where('id', 'in', gone).execute();
    await phase('unsold');
    const shown = (await home()).flatMap(({ lots }) => lots.map(({ id }) => id));
    expect(shown.filter((id) => gone.includes(id))).toEqual([]);
    // The choice is cached: other lots take these places, and no second has passed.
    expect(await standing()).toEqual(before);
    await phase('open');
  });

  test('catalog.homeProducts refuses unknown fields', async () => {
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/homeProducts',
      payload: { limit: 500 },
    });
    expect(response.statusCode).toBe(422);
  });
});

/** What the unpaid receipts come to. */
