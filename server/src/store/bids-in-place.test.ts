import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildBid, buildLot, buildPerson } from '../testing/build.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('no index of lots holds what every bid changes', async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct attname as column from pg_index
    join pg_depend on objid = indexrelid and classid = 'pg_class'::regclass
      and refobjid = indrelid and refobjsubid > 0
    join pg_attribute on attrelid = indrelid and attnum = refobjsubid
    where indrelid = 'lots'::regclass`.execute(world.owner);
  const held = new Set(rows.map(({ column }) => column));
  expect(held).toContain('words');
  for (const column of ['sequence', 'price_cents', 'leader_id', 'leader_max_cents', 'bid_count']) {
    expect([column, held.has(column)]).toEqual([column, false]);
  }
});

test('bids change their lot in place: searching costs the bid path nothing', async () => {
  const { owner } = world;
  const lotId = await buildLot(owner, { auctionId: await buildAuction(owner) });
  const bidders = [await buildPerson(owner), await buildPerson(owner)];
  const before = await countUpdates();
  for (let n = 1; n <= 20; n += 1) {
    const { id: bidderId } = bidders[n % 2] ?? { id: '' };
    await buildBid(owner, { lotId, bidderId, amountCents: n * 1000 });
  }
  const after = await countUpdates();
  expect(after.all - before.all).toBeGreaterThanOrEqual(20);
  expect(after.inPlace - before.inPlace).toBe(after.all - before.all);
});

/** Each connection tells what it did when it is asked to. */
async function countUpdates(): Promise<{ all: number; inPlace: number }> {
  const ask = sql<{ all: number; inPlace: number }>`
    select n_tup_upd as all, n_tup_hot_upd as in_place from pg_stat_user_tables
    where relname = 'lots'`;
  await Promise.all(
    [0, 1].map(() => sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(world.owner)),
  );
  const { rows } = await ask.execute(world.owner);
  return rows[0] ?? { all: 0, inPlace: 0 };
}
