// Months of the ledger are closed once, with the balances that their entries give.
import { hours } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../security/ids.ts';
import { balancesBefore, sumBalances } from '../../store/accounting/balances.ts';
import { storeBalances } from '../../store/accounting/periods.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addBuyer, grantCredit, type Buyer } from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { closeMonths } from './close-months.ts';

const NOON = Date.parse('2026-01-31T12:00:00-05:00');
/** The end of January in New York. */
const END = Date.parse('2026-02-01T00:00:00-05:00');

describe('closing months of the ledger', () => {
  let world: World;
  let buyer: Buyer;
  beforeEach(async () => {
    world = await openWorld();
    buyer = await addBuyer(world);
    await world.clock.stopAt(NOON);
  });
  afterEach(() => world.close());

  const close = () => closeMonths(world.app.context);
  const stored = async () => {
    const { rows } = await sql<{ balance: string }>`select month || ' ' || account || ' '
      || balance_cents as balance from period_balances order by 1`.execute(world.owner);
    return rows.map(({ balance }) => balance);
  };

  test('stores the balances of each month once, a day after its end', async () => {
    await close();
    await grantCredit(world, buyer, 500);
    await world.clock.stopAt(END);
    await grantCredit(world, buyer, 70);
    await world.clock.stopAt(END + hours(24) - 1);
    await close();
    expect(await stored()).toEqual([]);
    await world.clock.stopAt(END + hours(24));
    await close();
    await close();
    expect(await stored()).toEqual(['2026-01 buyer credit -500', '2026-01 promotion 500']);
    expect(await sumBalances(world.owner, END)).toEqual(
      new Map([
        ['buyer credit', -500],
        ['promotion', 500],
      ]),
    );
  });

  test('closes all months that are over, also those without a journal', async () => {
    await grantCredit(world, buyer, 500);
    await world.clock.stopAt(Date.parse('2026-04-15T12:00:00-04:00'));
    await grantCredit(world, buyer, 70);
    await Promise.all([close(), close()]);
    expect(await stored()).toEqual(
      ['2026-01', '2026-02', '2026-03'].flatMap((month) => [
        `${month} buyer credit -500`,
        `${month} promotion 500`,
      ]),
    );
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('a run after a crash stores the balances that are missing', async () => {
    await grantCredit(world, buyer, 500);
    await world.clock.stopAt(END + hours(48));
    await sql`insert into ledger_periods (month, ends_at)
      values ('2026-01', app.at_ms(${END}))`.execute(world.owner);
    await grantCredit(world, buyer, 70);
    // Until then, balances are sums over the entries.
    expect((await sumBalances(world.owner, END + hours(72))).get('promotion')).toBe(570);
    await close();
    expect(await stored()).toEqual(['2026-01 buyer credit -500', '2026-01 promotion 500']);
    await storeBalances(world.owner, { month: '2026-01', endsAt: END + hours(72) });
    expect(await stored()).toHaveLength(2);
  });

  test('the database refuses a journal that is dated in a closed month', async () => {
    await grantCredit(world, buyer, 500);
    await world.clock.stopAt(END + hours(24));
    await close();
    await world.clock.stopAt(END - 1);
    await expect(grantCredit(world, buyer, 70)).rejects.toThrow('dated in a closed month');
    await world.clock.stopAt(END);
    await grantCredit(world, buyer, 70);
    expect((await sumBalances(world.owner, END + 1)).get('promotion')).toBe(570);
  });

  test('a close waits for a journal that has not committed yet', async () => {
    await grantCredit(world, buyer, 500);
    const tx = await world.owner.startTransaction().execute();
    const id = newId();
    await sql`insert into journals (id, kind, user_id, reference)
      values (${id}, 'credit granted', ${buyer.id}, 'late')`.execute(tx);
    const lines = sql`insert into entries (journal_id, position, account, user_id, amount_cents)
      values (${id}, 0, 'promotion', null, 70), (${id}, 1, 'buyer credit', ${buyer.id}, -70)`;
    await lines.execute(tx);
    await sql`update app.test_clock
      set at = app.at_ms(${END + hours(24)})`.execute(world.owner);
    const closed = close();
    await untilWaiting(world);
    await tx.commit().execute();
    await closed;
    expect(await stored()).toEqual(['2026-01 buyer credit -570', '2026-01 promotion 570']);
  });

  test('a balance reads only the entries since the last closed month', async () => {
    for (let grants = 0; grants < 30; grants += 1) await grantCredit(world, buyer, 500);
    await world.clock.stopAt(END + hours(24));
    await close();
    await grantCredit(world, buyer, 70);
    await grantCredit(world, buyer, 30);
    const later = END + hours(48);
    expect((await sumBalances(world.owner, later)).get('promotion')).toBe(30 * 500 + 100);
    expect(await countEntriesRead(world, later)).toBe(4);
    expect(await countEntriesRead(world, END)).toBe(0);
  });

  test.each([
    ['a stored balance', `update period_balances set balance_cents = balance_cents + 1`, 2],
    ['a missing balance', `delete from period_balances where account = 'promotion'`, 1],
    ['a late entry', `update journals set at = at - interval '1 month'`, 2],
  ])('OPS-10: verify reports %s', async (_, change, found) => {
    await grantCredit(world, buyer, 500);
    await world.clock.stopAt(END + hours(24));
    await close();
    await grantCredit(world, buyer, 70);
    for (const check of ['month balance', 'trial balance']) {
      const count = countDiscrepanciesAfter(world.owner, check, (tx) =>
        sql.raw(change).execute(tx),
      );
      expect(await count, check).toBe(found);
    }
  });
});

/** A close that waits for its lock. */
const untilWaiting = (world: World): Promise<void> =>
  until('the close waits', async () => {
    const { rows } = await sql`select from pg_locks
      where locktype = 'advisory' and not granted`.execute(world.owner);
    return rows.length > 0;
  });

const planNode = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});

/** The rows of the table of entries that the query reads. */
async function countEntriesRead(world: World, before: number): Promise<number> {
  const query = balancesBefore(sql<Date>`app.at_ms(${before})`);
  const { rows } = await sql<{
    'QUERY PLAN': unknown;
  }>`explain (analyze, format json) ${query}`.execute(world.owner);
  const [{ Plan }] = z
    .tuple([z.object({ Plan: planNode })])
    .parse(rows[0]?.['QUERY PLAN'] ?? Object.values(rows[0] ?? {})[0]);
  return countRows(Plan);
}

function countRows(node: z.infer<typeof planNode>): number {
  const { Plans = [], 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } = node;
  const own = node['Relation Name'] === 'entries' ? (node['Actual Rows'] + removed) * loops : 0;
  return Plans.reduce((sum, child) => sum + countRows(child), own);
}
