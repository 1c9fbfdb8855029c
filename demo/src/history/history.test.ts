import { openDatabase, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { sandboxChecks } from '@hammerdock/server/src/gateways/payments/sandbox/checks.ts';
import { settleSellers } from '@hammerdock/server/src/operations/accounting/settle-sellers.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { cloneDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedStore } from '../demo.ts';

describe('the year before the demo store opened', () => {
  let db: Db;
  const NOON = Date.UTC(2026, 5, 3, 16);
  beforeAll(async () => {
    const database = await cloneDatabase();
    await database.clock.stopAt(NOON);
    await seedStore(database.owner, 'demo');
    const pool = openPool(database.owner, { max: 1, name: 'test', onError: () => undefined });
    db = openDatabase(pool);
  });
  afterAll(() => db.destroy());

  const count = async (what: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(what)}`.execute(db);
    return rows[0]?.count ?? 0;
  };

  test('is of a moderate size, with each outcome of a sale', async () => {
    expect(await count('auctions where invoiced_at is not null')).toBe(26);
    const lots = await count('lots');
    expect(lots).toBeGreaterThan(1_700);
    expect(lots).toBeLessThan(2_000);
    const bids = await count(`lot_events where kind = 'bid'`);
    expect(bids).toBeGreaterThan(7_000);
    expect(bids).toBeLessThan(15_000);
    for (const what of [
      'handovers',
      'forfeits',
      'returns',
      'card_refunds',
      'lots where phase = $$unsold$$',
    ]) {
      expect(await count(what), what).toBeGreaterThan(10);
    }
  });

  test('passes verify', async () => {
    const { discrepancies, counts } = await verify(db, sandboxChecks);
    expect(discrepancies).toEqual([]);
    expect(counts['invoices']).toBeGreaterThan(500);
  });

  test('is in closed months of the ledger, with the sums that reports read', async () => {
    const months = await db.selectFrom('summedMonths').select('month').orderBy('month').execute();
    expect(months.map(({ month }) => month).at(0)).toBe('2025-06');
    expect(months.map(({ month }) => month).at(-1)).toBe('2026-05');
    expect(months).toHaveLength(12);
  });

  test('is settled: every past auction was paid out to the cent', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'seller')
      .executeTakeFirstOrThrow();
    const settled = await settleSellers(db, [id]);
    const done = settled.filter(({ paidOutCents }) => paidOutCents > 0);
    expect(done).toHaveLength(25);
    for (const { netCents, paidOutCents, payableCents, waitingCents } of done) {
      expect([paidOutCents, payableCents, waitingCents]).toEqual([netCents, 0, 0]);
    }
    expect(await count('payouts')).toBe(25);
  });
});
