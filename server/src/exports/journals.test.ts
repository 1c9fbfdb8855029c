// The exported journals, parsed back and compared with the trial balance.
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listExportedLines } from '../store/accounting/exported-journals.ts';
import { addMember, type Member } from '../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../testing/fixtures/refunds.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import { openWorld, type World } from '../testing/world.ts';

const RANGE = 'from=2020-01-01&to=2090-12-31';
const centsOf = (amount: string): number =>
  (amount.startsWith('-') ? -1 : 1) * (fromDecimal(amount.replace('-', '')) ?? 0);

describe('the export of journals', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await openWorld();
    admin = await addMember(world, 'admin');
    for (const amount of ['26.36', '1.00', '126.36']) {
      const sale = await sellPaidLot(world);
      await refund(world, sale, { amount });
    }
    await sql`update users set username = '=cmd|' where role = 'buyer' and id
      = (select user_id from entries where account = 'buyer receivable' limit 1)`.execute(
      world.owner,
    );
  });
  afterAll(() => world.close());

  const download = (ending: string, query = RANGE, as = admin.token) =>
    world.app.http.inject({
      url: `/exports/journals.${ending}?${query}`,
      headers: { authorization: `Bearer ${as}` },
    });

  /** By account, without those that stand at zero. */
  async function balances(): Promise<Map<string, number>> {
    const given = { date: '2090-12-31' };
    const answer = await world.call('accounting.getTrialBalance', given, { as: admin.token });
    return withoutZeros(
      dataOf(answer.body).accounts.map(({ account, debit, credit }) => [
        account,
        centsOf(debit) - centsOf(credit),
      ]),
    );
  }

  test('SEC-09 R28: the CSV sums to the trial balance, and its cells are no formulas', async () => {
    const response = await download('csv');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(response.body, { columns: true }));
    const moved = rows.map((row): [string, number] => [
      row['Account'] ?? '',
      centsOf(row['Debit'] ?? '') - centsOf(row['Credit'] ?? ''),
    ]);
    expect(sumsOf(moved)).toEqual(await balances());
    expect(rows.map((row) => row['User'])).toContain("'=cmd|");
  });

  test('R28: the ledger text has balanced entries that sum to the trial balance', async () => {
    const { body } = await download('ledger');
    const entries = body.split('\n\n').filter((text) => /^\d{4}-\d\d-\d\d \* /.test(text));
    const moved = entries.map((entry) =>
      entry
        .split('\n')
        .slice(1)
        .map((posting): [string, number] => {
          const [, account = '', amount = ''] =
            /^ {4}\w+:([\w ]+?) {2}(-?\d+\.\d\d) USD$/.exec(posting) ?? [];
          return [account.toLowerCase(), centsOf(amount)];
        }),
    );
    for (const postings of moved) {
      expect(postings.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
    }
    expect(sumsOf(moved.flat())).toEqual(await balances());
  });

  test('reads each line once, in batches of any size', async () => {
    const lines: string[] = [];
    const times = { from: 0, until: Date.parse('2090-01-01') };
    for await (const batch of listExportedLines(world.owner, { ...times, size: 2 })) {
      expect(new Set(batch.map(({ id }) => id)).size).toBeLessThanOrEqual(2);
      lines.push(...batch.map(({ id, account }) => `${id} ${account}`));
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int from entries`.execute(
      world.owner,
    );
    expect(lines).toHaveLength(rows[0]?.count ?? 0);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('is for admins only, and needs two days that exist', async () => {
    const { token } = await addMember(world, 'staff');
    expect((await download('csv', RANGE, token)).statusCode).toBe(403);
    expect((await download('ledger', 'from=2026-02-30&to=2026-03-01')).statusCode).toBe(422);
    expect((await download('csv', 'from=2026-01-01')).statusCode).toBe(422);
    const before = await download('csv', 'from=2020-01-01&to=2020-12-31');
    expect(before.body.trim().split('\r\n')).toHaveLength(1);
  });
});

const withoutZeros = (rows: readonly [string, number][]): Map<string, number> =>
  new Map(rows.filter(([, cents]) => cents !== 0));

function sumsOf(rows: readonly [string, number][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [account, cents] of rows) sums.set(account, (sums.get(account) ?? 0) + cents);
  return withoutZeros([...sums]);
}
