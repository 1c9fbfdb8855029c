import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { closeOverdue } from '@hammerdock/server/src/operations/auctions/close-overdue.ts';
import { sandboxChecks } from '@hammerdock/server/src/gateways/payments/sandbox/checks.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { dueOfInvoice } from '@hammerdock/server/src/store/payments/ledger.ts';
import { listReceipts } from '@hammerdock/server/src/store/invoices/invoices.ts';
import { statusOfReceipt } from '@hammerdock/server/src/views/invoices/invoice.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { openDatabase, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import type { SignIn } from '@hammerdock/server/src/extension.ts';
import { seedStore } from './demo.ts';

interface SeededDatabase {
  readonly database: TestDatabase;
  readonly db: Db;
  readonly signIns: readonly SignIn[];
}

const closings: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closings.map((close) => close()))));

const NOON = Date.UTC(2026, 5, 3, 16);

async function seed(world: 'demo' | 'walk', now = NOON): Promise<SeededDatabase> {
  const database = await cloneDatabase();
  await database.clock.stopAt(now);
  // The year before it is proved in history.test.ts.
  const signIns = await seedStore(database.owner, world, { withHistory: false });
  const pool = openPool(database.owner, { max: 1, name: 'test', onError: () => undefined });
  closings.push(() => pool.end());
  return { database, db: openDatabase(pool), signIns };
}

const listCloses = async (db: Db, number: number): Promise<number[]> => {
  const lots = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select('firstClosesAt')
    .where('auctions.number', '=', number)
    .execute();
  return lots.map(({ firstClosesAt }) => firstClosesAt);
};

/** Every lot and every bid, with times relative to a moment; and payments and refunds. */
async function readContent(db: Db, from: number) {
  const lots = await db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .selectAll(['lots', 'lotStates'])
    .orderBy('lpn')
    .execute();
  const bids = await db
    .selectFrom('lotEvents')
    .innerJoin('lots', 'lots.id', 'lotEvents.lotId')
    .innerJoin('users', 'users.id', 'lotEvents.bidderId')
    .select(['lpn', 'lotEvents.sequence', 'lotEvents.kind', 'username', 'amountCents', 'at'])
    .orderBy('lpn')
    .orderBy('lotEvents.sequence')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.userId')
    .select(['number', 'username', 'totalCents', dueOfInvoice.as('dueCents')])
    .orderBy('number')
    .execute();
  const refunds = db.selectFrom('refunds').select(['amountCents', 'mode', 'reason']);
  return {
    lots: lots.map(({ lpn, title, phase, priceCents, opensAt, closesAt }) => ({
      lpn,
      title,
      phase,
      priceCents,
      opensAfter: opensAt - from,
      closesAfter: closesAt - from,
    })),
    bids: bids.map(({ at, ...bid }) => ({ ...bid, after: at - from })),
    invoices,
    refunds: await refunds.orderBy('amountCents').execute(),
  };
}

describe('the demo store', () => {
  let store: SeededDatabase;
  beforeAll(async () => {
    store = await seed('demo');
  });

  test('OPS-03 has two centers and four auctions: one upcoming, two open, one closed', async () => {
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
    for (const number of [102, 103]) {
      const closes = await listCloses(store.db, number);
      expect(closes.length).toBeGreaterThan(50);
      // Lot by lot: no two close at the same time.
      expect(new Set(closes).size).toBe(closes.length);
    }
  });

  test('OPS-03 has 240 lots and more, in every category and condition, each with a picture', async () => {
    const lots = await store.db
      .selectFrom('lots')
      .innerJoin('categories', 'categories.id', 'lots.categoryId')
      .select(['title', 'lpn', 'images', 'condition', 'categories.slug'])
      .execute();
    expect(lots.length).toBeGreaterThanOrEqual(240);
    expect(new Set(lots.map(({ title }) => title)).size).toBe(lots.length);
    expect(new Set(lots.map(({ slug }) => slug)).size).toBe(CATEGORIES.length);
    expect(new Set(lots.map(({ condition }) => condition)).size).toBe(CONDITIONS.length);
    expect(lots.filter(({ images }) => !Array.isArray(images) || images.length === 0)).toEqual([]);
  });

  test('has condition reports of part of the lots, and captions of photos that exist', async () => {
    const { rows } = await sql<{ lots: number; reports: number; astray: number }>`
      select count(*)::int as lots, count(report.lot_id)::int as reports,
        count(*) filter (where exists (select from jsonb_array_elements(defect_photos) photo
          where (photo ->> 'photo')::int > jsonb_array_length(images)))::int as astray
      from lots left join condition_reports report on report.lot_id = lots.id`.execute(store.db);
    const [{ lots, reports, astray } = { lots: 0, reports: 0, astray: -1 }] = rows;
    expect(astray).toBe(0);
    expect(reports).toBeGreaterThan(lots / 2);
    expect(reports).toBeLessThan(lots * 0.8);
  });

  test('OPS-03 has bids of many people, and winners', async () => {
    const bids = store.db.selectFrom('lotEvents').where('kind', '=', 'bid');
    expect((await bids.select('sequence').execute()).length).toBeGreaterThan(200);
    const bidders = await bids.select('bidderId').distinct().execute();
    expect(bidders.length).toBeGreaterThan(5);
    const sold = store.db.selectFrom('lots').where('phase', '=', 'sold');
    const winners = await sold.select('winnerId').distinct().execute();
    expect(winners.length).toBeGreaterThan(5);
  });

  test('OPS-03 has receipts in each state: paid, paid in part, unpaid and void', async () => {
    const users = await store.db.selectFrom('users').select('id').execute();
    const states = new Set<string>();
    for (const { id } of users) {
      const { rows } = await listReceipts(store.db, id, { action: 'all', page: 1, limit: 50 });
      for (const row of rows) states.add(statusOfReceipt(row));
    }
    expect([...states].toSorted()).toEqual(['paid', 'partial', 'unpaid', 'void']);
    const closed = await store.db
      .selectFrom('deactivations')
      .innerJoin('users', 'users.id', 'deactivations.userId')
      .select('username')
      .execute();
    const usernames = closed.map(({ username }) => username).toSorted();
    expect(usernames).toEqual(['declined', 'halfway']);
    const handovers = await store.db.selectFrom('handovers').select('lotId').execute();
    expect(handovers.length).toBeGreaterThan(0);
  });

  test('has buyers who have chosen pickup times, the demo buyer among them', async () => {
    const visits = await store.db
      .selectFrom('pickupVisits')
      .innerJoin('users', 'users.id', 'pickupVisits.userId')
      .select(['username', 'startsAt', 'arrivedAt'])
      .execute();
    expect(visits.map(({ username }) => username)).toContain('buyer');
    expect(visits.length).toBeGreaterThan(3);
    expect(visits.every(({ startsAt }) => startsAt !== null && startsAt > NOON)).toBe(true);
    expect(visits.some(({ arrivedAt }) => arrivedAt !== null)).toBe(true);
  });

  test('OPS-03 has refunds, to the card and as credit, one with the lot returned', async () => {
    const refunds = await store.db
      .selectFrom('refunds')
      .leftJoin('cardRefunds', 'cardRefunds.refundId', 'refunds.id')
      .leftJoin('returns', 'returns.refundId', 'refunds.id')
      .select(['mode', 'creditCents', 'cardRefunds.state', 'returns.lotId as returned'])
      .orderBy('refunds.amountCents')
      .execute();
    expect(refunds).toMatchObject([
      { mode: 'credit', creditCents: 100, state: null, returned: null },
      { mode: 'card', creditCents: 0, state: 'succeeded', returned: null },
      { mode: 'card', creditCents: 0, state: 'succeeded', returned: expect.any(String) },
    ]);
  });

  test('OPS-03 has coupons to try, one that has expired and one that is used up', async () => {
    const coupons = await store.db
      .selectFrom('coupons')
      .leftJoin('couponRedemptions', 'couponRedemptions.couponId', 'coupons.id')
      .select((coupon) => ['code', 'usesMax', coupon.fn.count<number>('userId').as('uses')])
      .select((coupon) => coupon('expiresAt', '<', sql<never>`app.now()`).as('expired'))
      .groupBy('coupons.id')
      .execute();
    const good = coupons.filter(({ expired, usesMax, uses }) => !expired && usesMax !== uses);
    expect(good.length).toBeGreaterThanOrEqual(2);
    expect(coupons.some(({ expired }) => expired)).toBe(true);
    expect(coupons.some(({ usesMax, uses }) => usesMax === uses)).toBe(true);
  });

  test('passes verify', async () => {
    const { discrepancies, counts } = await verify(store.db, sandboxChecks);
    expect(discrepancies).toEqual([]);
    expect(counts['events']).toBeGreaterThan(400);
  });

  test('OPS-03 has a sign-in for each role, and returns them again at the next start', async () => {
    expect(store.signIns.map(({ email }) => email)).toEqual([
      'buyer@example.com',
      'rival@example.com',
      'seller@example.com',
      'staff@example.com',
      'staff.smyrna@example.com',
      'admin@example.com',
    ]);
    const roles = await store.db.selectFrom('users').select('role').distinct().execute();
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['admin', 'buyer', 'seller', 'staff']);
    expect(await seedStore(store.database.owner, 'demo')).toEqual(store.signIns);
    const { lots } = await store.db
      .selectFrom('lots')
      .select((row) => row.fn.countAll<number>().as('lots'))
      .executeTakeFirstOrThrow();
    expect(lots).toBeLessThan(300);
  });

  test('OPS-03 is the same each time it is seeded, relative to now, and its lots close', async () => {
    const later = Date.UTC(2027, 0, 9, 3);
    const again = await seed('demo', later);
    expect(await readContent(again.db, later)).toEqual(await readContent(store.db, NOON));
    await again.database.clock.advance(minutes(40));
    const { closed } = await closeOverdue(again.db);
    expect(closed).toBeGreaterThan(30);
    const lots = await again.db.selectFrom('lotStates').select(['phase', 'closesAt']).execute();
    const due = lots.filter(({ closesAt }) => closesAt <= later + minutes(40));
    expect([...new Set(due.map(({ phase }) => phase))].toSorted()).toEqual(['sold', 'unsold']);
  });
});

test('the fixture data passes verify, with four accounts deactivated for unpaid invoices', async () => {
  const { db } = await seed('walk');
  expect((await verify(db, sandboxChecks)).discrepancies).toEqual([]);
  const closed = await db
    .selectFrom('deactivations')
    .innerJoin('users', 'users.id', 'deactivations.userId')
    .select(['username', 'reason'])
    .execute();
  const reason = 'payment declined';
  expect(closed.toSorted((one, other) => (one.username < other.username ? -1 : 1))).toEqual([
    { username: 'deactivated', reason },
    { username: 'keya', reason },
    { username: 'linda', reason },
    { username: 'unpaid', reason },
  ]);
});

test('the fixture data has thirteen lots, of each condition and in each phase', async () => {
  const { db } = await seed('walk');
  const lots = await db.selectFrom('lots').select(['phase', 'condition']).execute();
  expect(lots).toHaveLength(13);
  const phases = Object.groupBy(lots, ({ phase }) => phase);
  expect(phases).toMatchObject({
    open: { length: 8 },
    upcoming: { length: 1 },
    sold: { length: 4 },
  });
  expect(new Set(lots.map(({ condition }) => condition))).toEqual(new Set(CONDITIONS));
});

test('a store that is in use is left unchanged, and one without a world stays empty', async () => {
  const database = await cloneDatabase();
  expect(await seedStore(database.owner, 'none')).toEqual([]);
  const both = await Promise.all([
    seedStore(database.owner, 'walk'),
    seedStore(database.owner, 'walk'),
  ]);
  expect(both[0]).toEqual(both[1]);
});
