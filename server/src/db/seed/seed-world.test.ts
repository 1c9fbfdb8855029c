import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../operations/verify.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { openDatabase, type Db } from '../database.ts';
import { openPool } from '../pool.ts';
import { seedWorld, type SignIn } from './seed-world.ts';

interface Planted {
  readonly database: TestDatabase;
  readonly db: Db;
  readonly signIns: readonly SignIn[];
}

const closings: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closings.map((close) => close()))));

async function plant(world: 'demo' | 'walk'): Promise<Planted> {
  const database = await cloneDatabase();
  const signIns = await seedWorld(database.owner, world);
  const pool = openPool(database.owner, { max: 1, name: 'test', onError: () => undefined });
  closings.push(() => pool.end());
  return { database, db: openDatabase(pool), signIns };
}

describe('the demo store', () => {
  let store: Planted;
  beforeAll(async () => {
    store = await plant('demo');
  });

  test('has two centers and four auctions: one upcoming, two open, one closed', async () => {
    const centers = await store.db.selectFrom('centers').select(['city', 'taxBps']).execute();
    expect(new Map(centers.map(({ city, taxBps }) => [city, taxBps]))).toEqual(
      new Map([
        ['Decatur', 800],
        ['Smyrna', 600],
      ]),
    );
    const lots = await store.db
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .select(['auctions.number', 'lots.phase'])
      .distinct()
      .orderBy('auctions.number')
      .orderBy('lots.phase')
      .execute();
    expect(lots.map(({ number, phase }) => `${number} ${phase}`)).toEqual([
      '101 sold',
      '101 unsold',
      '102 open',
      '103 open',
      '104 upcoming',
    ]);
  });

  test('has 240 lots and more, in every category and condition, each with a picture', async () => {
    const lots = await store.db
      .selectFrom('lots')
      .innerJoin('categories', 'categories.id', 'lots.categoryId')
      .select(['title', 'lpn', 'images', 'condition', 'categories.slug', 'closesAt'])
      .execute();
    expect(lots.length).toBeGreaterThanOrEqual(240);
    expect(new Set(lots.map(({ title }) => title)).size).toBe(lots.length);
    expect(new Set(lots.map(({ slug }) => slug)).size).toBe(CATEGORIES.length);
    expect(new Set(lots.map(({ condition }) => condition)).size).toBe(CONDITIONS.length);
    expect(lots.filter(({ images }) => !Array.isArray(images) || images.length === 0)).toEqual([]);
  });

  test('has receipts that are paid and one that is not, and lots handed over', async () => {
    const states = await store.db
      .selectFrom('payments')
      .select('state')
      .distinct()
      .orderBy('state')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['declined', 'succeeded']);
    const closed = await store.db
      .selectFrom('deactivations')
      .innerJoin('users', 'users.id', 'deactivations.userId')
      .select('username')
      .execute();
    expect(closed).toEqual([{ username: 'declined' }]);
    const handovers = await store.db.selectFrom('handovers').select('lotId').execute();
    expect(handovers.length).toBeGreaterThan(0);
  });

  test('passes verify: what is seeded was decided by the same rules', async () => {
    const { discrepancies, counts } = await verify(store.db);
    expect(discrepancies).toEqual([]);
    expect(counts['events']).toBeGreaterThan(400);
  });

  test('has one sign-in for each role and more, and tells them again at the next start', async () => {
    expect(store.signIns.map(({ email }) => email)).toEqual([
      'buyer@example.com',
      'rival@example.com',
      'seller@example.com',
      'staff@example.com',
      'staff.smyrna@example.com',
      'admin@example.com',
    ]);
    expect(await seedWorld(store.database.owner, 'demo')).toEqual(store.signIns);
    const { lots } = await store.db
      .selectFrom('lots')
      .select((row) => row.fn.countAll<number>().as('lots'))
      .executeTakeFirstOrThrow();
    expect(lots).toBeLessThan(300);
  });

  test('looks alike wherever it is seeded', async () => {
    const again = await plant('demo');
    const prices = (db: Db) =>
      db.selectFrom('lots').select(['title', 'priceCents', 'bidCount']).orderBy('lpn').execute();
    expect(await prices(again.db)).toEqual(await prices(store.db));
  });
});

test('the world of the browser tests passes verify, with two accounts closed for their debts', async () => {
  const { db } = await plant('walk');
  expect((await verify(db)).discrepancies).toEqual([]);
  const closed = await db
    .selectFrom('deactivations')
    .innerJoin('users', 'users.id', 'deactivations.userId')
    .select(['username', 'reason'])
    .execute();
  const reason = 'payment declined';
  expect(closed.toSorted((one, other) => (one.username < other.username ? -1 : 1))).toEqual([
    { username: 'deactivated', reason },
    { username: 'unpaid', reason },
  ]);
  const open = await db.selectFrom('lots').select('id').where('phase', '=', 'open').execute();
  expect(open.length).toBeGreaterThanOrEqual(8);
});

test('a store that is in use is left alone, and one that wants no world stays empty', async () => {
  const database = await cloneDatabase();
  expect(await seedWorld(database.owner, 'none')).toEqual([]);
  const both = await Promise.all([
    seedWorld(database.owner, 'walk'),
    seedWorld(database.owner, 'walk'),
  ]);
  expect(both[0]).toEqual(both[1]);
});
