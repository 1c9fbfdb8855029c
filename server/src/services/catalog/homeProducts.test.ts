import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/demo-world.ts';

describe('catalog.homeProducts', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const home = async (as?: string) => {
    const { body } = await world.call('catalog.homeProducts', {}, as === undefined ? {} : { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.blocks;
  };

  test('catalog.homeProducts shows what closes soon, the newest, each center and categories', async () => {
    const blocks = await home();
    expect(blocks.slice(0, 4).map(({ name }) => name)).toEqual([
      'closing',
      'newest',
      'center-decatur',
      'center-smyrna',
    ]);
    const categories = blocks.filter(({ name }) => name.startsWith('category-'));
    expect(categories).toHaveLength(4);
    for (const { title, lots } of categories) {
      expect(lots.length).toBeGreaterThan(0);
      expect(lots.every(({ category }) => category === title)).toBe(true);
    }
    const [closing, newest, decatur] = blocks;
    const closes = (closing?.lots ?? []).map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    expect(newest?.lots.every(({ future_active }) => future_active)).toBe(true);
    expect(decatur?.lots.every(({ location }) => location === 'Decatur, GA')).toBe(true);
    expect(blocks.every(({ lots }) => lots.length <= 8)).toBe(true);
  });

  test('catalog.homeProducts tells a bidder their own standing, and a guest nobody’s', async () => {
    const rival = await world.signIn('rival');
    const standings = (await home(rival.token)).flatMap(({ lots }) =>
      lots.map(({ bidtopstatus }) => bidtopstatus),
    );
    expect(standings.some((status) => status !== '')).toBe(true);
    const shown = (await home()).flatMap(({ lots }) => lots);
    expect(shown.every(({ bidtopstatus }) => bidtopstatus === '')).toBe(true);
  });

  test('catalog.homeProducts sends a fixed number of queries', async () => {
    await home();
    expect(await world.countQueries(() => home())).toBeLessThanOrEqual(7);
  });

  test('catalog.homeProducts refuses words it does not know', async () => {
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/homeProducts',
      payload: { limit: 500 },
    });
    expect(response.statusCode).toBe(422);
  });
});
